import type { ElementContext, ElementModel, ElementParts } from './entry/context.ts'
import type { Declaration, Properties } from './entry/declaration.ts'
import type { FirstPaint } from './entry/first-paint.ts'
import { commonOf } from './entry/properties.ts'
import { openHostLink } from './host/host-link.ts'
import { openHost } from './host/open-host.ts'
import { keepKeysInside } from './keep-keys-inside.ts'

/** Everything that lives from an element's insertion to its removal. */
export interface ElementLifetime<D extends Declaration, Model> {
  /** Undefined if it cannot be opened. */
  readonly model: Model | undefined
  /** Resolves with the model once its first view can be rendered; never if the element is removed first. */
  readonly whenRenderable: Promise<Model>
  /** The properties changed. */
  update(properties: Properties<D>): void
  /** The element was removed, or is back. While removed, it keeps its state and does nothing. */
  pause(isPaused: boolean): void
  /** The element is on the page again, after a removal or a move. */
  inserted(): void
  /** Closes a dialog, or goes to the previous screen; false if there is neither. */
  back(): boolean
  end(): void
}

export function startLifetime<D extends Declaration, Model extends ElementModel<D>>(
  declaration: D,
  { openModel, loadRest }: ElementParts<D, Model>,
  firstPaint: FirstPaint<D>,
  first: Properties<D>,
  startsOver: boolean,
): ElementLifetime<D, Model> {
  const ending = new AbortController()
  const { signal } = ending
  const { element, emit, words } = firstPaint
  if (element.shadowRoot) keepKeysInside(element.shadowRoot, signal)

  let properties = first
  const link = openHostLink(firstPaint)
  const context: Omit<ElementContext<D>, 'properties'> = {
    ...firstPaint,
    host: link,
    loadRest,
    startsOver,
    signal,
    presence: () => presence.signal,
    onFirstCommit: firstPaint.remove,
    // After the failed commit, whose `onFirstCommit` removes the shell.
    offerRetry: () => Promise.resolve().then(firstPaint.offerRetry).then(firstPaint.remove),
  }
  let model: Model | undefined
  /** Aborts when the element is removed. */
  let presence = new AbortController()
  const host = openHost(declaration, firstPaint, link, () => model?.pause?.(false))
  host.update(commonOf(first))
  host.listen(presence.signal)

  const prepareModel = async (): Promise<Model> => {
    try {
      model ??= openModel({ ...context, properties } as ElementContext<D, never, never>)
      await model.whenRenderable()
      return signal.aborted ? new Promise(() => {}) : model
    } catch (cause) {
      if (signal.aborted) return new Promise(() => {})
      console.error(declaration.tag, cause)
      emit('tw-error', { kind: 'load', message: words().failed })
      await firstPaint.offerRetry()
      return prepareModel()
    }
  }

  return {
    get model() {
      return model
    },
    whenRenderable: prepareModel(),
    update(next) {
      properties = next
      firstPaint.update(next)
      model?.update(next)
      host.update(commonOf(next))
    },
    pause(isPaused) {
      if (isPaused === presence.signal.aborted) return
      if (isPaused) presence.abort()
      else {
        presence = new AbortController()
        host.listen(presence.signal)
      }
      model?.pause?.(isPaused)
    },
    inserted: () => host.raise(),
    back: () => host.closeDialog() || model?.back() || false,
    end() {
      presence.abort()
      ending.abort()
      firstPaint.end()
    },
  }
}
