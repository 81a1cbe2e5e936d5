import { adoptStyles } from './entry/adopt-styles.ts'
import type { ElementContext, ElementModel, ElementParts } from './entry/context.ts'
import type { Declaration } from './entry/declaration.ts'
import type { FirstPaint } from './entry/first-paint.ts'

/** Everything that lives from an element's insertion to its removal. */
export interface ElementSession<Model> {
  /** Set a microtask after the insertion, when the page has assigned the properties. */
  readonly model: Model | undefined
  /** Resolves with the model once its first view can be rendered; never if the element is removed first. */
  readonly whenRenderable: Promise<Model>
  /** The properties changed. */
  update(): void
  end(): void
}

export function openSession<D extends Declaration, Model extends ElementModel<D>>(
  { tag }: D,
  { catalogues, ended, legalText, openModel }: ElementParts<D, Model>,
  root: ShadowRoot,
  firstPaint: FirstPaint<D>,
): ElementSession<Model> {
  const ending = new AbortController()
  const { signal } = ending
  const adopted = new Set<string>()
  const { emit, locale, words } = firstPaint

  const context: ElementContext<D> = {
    ...firstPaint,
    signal,
    catalogues,
    document: (locale) => legalText?.load(locale) ?? Promise.reject(new Error('There is no text')),
    words: (locale) => ({ ...words(locale), ended: ended[locale] }),
    onFirstCommit: firstPaint.remove,
    // After the failed commit, whose `onFirstCommit` removes the shell.
    offerRetry: () => Promise.resolve().then(firstPaint.offerRetry).then(firstPaint.remove),
    adopt(css) {
      if (adopted.has(css)) return
      adopted.add(css)
      adoptStyles(root, css)
    },
  }
  let model: Model | undefined

  const prepareModel = async (): Promise<Model> => {
    try {
      await Promise.resolve()
      if (signal.aborted) return new Promise(() => {})
      model ??= openModel(context)
      await model.whenRenderable()
      return signal.aborted ? new Promise(() => {}) : model
    } catch (cause) {
      if (signal.aborted) return new Promise(() => {})
      console.error(tag, cause)
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
    },
    end() {
      ending.abort()
      firstPaint.end()
    },
  }
}
