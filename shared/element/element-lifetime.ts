import { loadOnce } from '../api/loading/load-once.ts'
import type { ElementContext, ElementModel, ElementParts } from './entry/context.ts'
import type { Declaration } from './entry/declaration.ts'
import type { FirstPaint } from './entry/first-paint.ts'
import { keepKeysInside } from './keep-keys-inside.ts'
import type { CommonDeclaration } from './model/base-state.ts'

/** Everything that lives from an element's insertion to its removal. */
export interface ElementLifetime<Model> {
  /** Set a microtask after the insertion, when the page has assigned the properties. */
  readonly model: Model | undefined
  /** Resolves with the model once its first view can be rendered; never if the element is removed first. */
  readonly whenRenderable: Promise<Model>
  /** The properties changed. */
  update(): void
  /** The element was removed, or is back. While removed, it keeps its state and does nothing. */
  pause(isPaused: boolean): void
  /** The element is on the page again, after a removal or a move. */
  inserted(): void
  /** Closes a dialog, or goes to the previous screen; false if there is neither. */
  back(): boolean
  end(): void
}

const ignore = () => undefined

export function startLifetime<D extends Declaration, Model extends ElementModel<D>>(
  declaration: D,
  { openModel, loadRest }: ElementParts<D, Model>,
  firstPaint: FirstPaint<D>,
  startsOver: boolean,
): ElementLifetime<Model> {
  const ending = new AbortController()
  const { signal } = ending
  const { element, emit, locale, words } = firstPaint
  if (element.shadowRoot) keepKeysInside(element.shadowRoot, signal)

  const context: ElementContext<D> = {
    ...firstPaint,
    loadRest,
    startsOver,
    signal,
    presence: () => presence.signal,
    onFirstCommit() {
      firstPaint.remove()
      // The code that talks to the host may load late: nothing waits for it.
      host().catch(ignore)
    },
    // After the failed commit, whose `onFirstCommit` removes the shell.
    offerRetry: () => Promise.resolve().then(firstPaint.offerRetry).then(firstPaint.remove),
  }
  let model: Model | undefined
  /** Aborts when the element is removed. */
  let presence = new AbortController()
  const host = loadOnce(async () =>
    (await import('./settled/open-host.ts')).openHost(
      declaration,
      firstPaint as unknown as FirstPaint<CommonDeclaration>,
      () => presence.signal,
      () => model?.pause?.(false),
    ),
  )
  const listen = () => {
    const { signal } = presence
    addEventListener(
      'message',
      (event) => {
        host().then((opened) => opened.receive(event), ignore)
      },
      { signal },
    )
    host.loaded()?.resume()
  }
  listen()

  const prepareModel = async (): Promise<Model> => {
    try {
      await Promise.resolve()
      if (signal.aborted) return new Promise(() => {})
      model ??= openModel(context as ElementContext<D, never, never>)
      await model.whenRenderable()
      return signal.aborted ? new Promise(() => {}) : model
    } catch (cause) {
      if (signal.aborted) return new Promise(() => {})
      console.error(declaration.tag, cause)
      emit('tw-error', { kind: 'load', message: words(locale()).failed })
      await firstPaint.offerRetry()
      return prepareModel()
    }
  }

  return {
    get model() {
      return model
    },
    whenRenderable: prepareModel(),
    update() {
      model?.update(firstPaint.properties())
      firstPaint.update()
      host.loaded()?.update()
    },
    pause(isPaused) {
      if (isPaused === presence.signal.aborted) return
      if (isPaused) presence.abort()
      else {
        presence = new AbortController()
        listen()
      }
      model?.pause?.(isPaused)
    },
    inserted: () => host.loaded()?.raise(),
    back: () => host.loaded()?.closeDialog() || model?.back() || false,
    end() {
      presence.abort()
      ending.abort()
      firstPaint.end()
    },
  }
}
