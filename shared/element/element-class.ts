import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import type { EndpointPaths } from '../api/endpoints.ts'
import type { ClientSettings } from '../api/request.ts'
import { preloadCatalogues } from '../i18n/catalogues.ts'
import { languageTag } from '../i18n/language-tag.ts'
import { resolveLocale } from '../i18n/locale.ts'
import { loadLegalText } from '../legal-text/load-legal-text.ts'
import type { DeferredView, ReactParts } from './deferred-react.ts'
import { adoptStyles } from './entry/adopt-styles.ts'
import { observedBy, parseValue, readAttribute } from './entry/attributes.ts'
import type { ElementContext, ElementModel, ElementParts } from './entry/context.ts'
import type { Declaration, MethodsOf, PropertiesOf } from './entry/declaration.ts'
import { emitEvent } from './entry/host-message.ts'
import type { EarlyCall } from './entry/prefetch.ts'
import { make, paintShell, type Shell, shellWords } from './entry/shell.ts'
import { isSupported, unsupportedClass } from './entry/unsupported.ts'

/** r2wc's own flag, by which a setter decides whether to render. */
const r2wcConnected = Symbol.for('r2wc.connected')

/** A class to construct or extend; on a server without `HTMLElement`, an inert class. */
export type ElementClass<D extends Declaration> = new () => HTMLElement &
  PropertiesOf<D> &
  MethodsOf<D>

/** Everything that lives from an element's insertion to its removal. */
interface Life<Model> {
  readonly end: AbortController
  readonly shell: Shell
  early?: EarlyCall | undefined
  /** React, the view and the model; it does not settle before all are here. */
  readonly parts: Promise<ReactParts>
  model?: Model
}

/** The one thing r2wc stores and hands on; its name meets no declared property. */
interface R2wcProps<Model> {
  readonly life?: Life<Model>
}

/**
 * The class of a custom element: r2wc mounts, updates and unmounts the view; what r2wc 2.1.1 does
 * that embedders cannot live with is mended here, once for all elements. CONTRIBUTING.md lists it.
 */
export function elementClass<const D extends Declaration, Model extends ElementModel<D>>(
  declaration: D,
  widget: ElementParts<D, Model>,
): ElementClass<D> {
  if (!globalThis.HTMLElement) return class {} as unknown as ElementClass<D>
  // Before r2wc attaches a shadow root, which would hide what the page put between the tags.
  if (!isSupported()) return unsupportedClass(declaration.tag) as ElementClass<D>

  const names = Object.keys(declaration.properties)
  const propertyOf = observedBy(declaration)
  const titleIn = (locale: keyof typeof widget.title) => widget.title[locale]

  const deferred: DeferredView<R2wcProps<Model>> = ({ life }) => {
    return life ? life.parts : new Promise(() => {})
  }

  /** A prop of type `undefined`: r2wc then neither parses nor reflects; it stores and renders. */
  const Base = r2wc(deferred as unknown as ComponentType<R2wcProps<Model>>, {
    shadow: 'open',
    props: { life: undefined } as unknown as ['life'],
  }) as unknown as new () => HTMLElement & {
    life?: Life<Model>
    connectedCallback(): void
    disconnectedCallback(): void
  }

  class TwElement extends Base {
    static get observedAttributes(): string[] {
      return [...propertyOf.keys()]
    }

    static {
      for (const name of names) {
        Object.defineProperty(TwElement.prototype, name, {
          enumerable: true,
          configurable: true,
          get(this: TwElement) {
            return this.#values[name]
          },
          set(this: TwElement, value: unknown) {
            this.#set(name, value)
          },
        })
      }
      if (declaration.properties.token) {
        Object.defineProperty(TwElement.prototype, 'refreshToken', {
          configurable: true,
          writable: true,
          value(this: TwElement, token: unknown) {
            this.#refreshToken(token)
          },
        })
      }
    }

    #values: Record<string, unknown> = Object.fromEntries(
      Object.entries(declaration.properties).map(([name, { default: value }]) => [name, value]),
    )
    #life: Life<Model> | undefined
    #isChangeQueued = false

    constructor() {
      super()
      // r2wc holds an element for connected from here on, and would mount one that is never inserted.
      Reflect.set(this, r2wcConnected, false)
    }

    #set(name: string, raw: unknown): void {
      const property = declaration.properties[name]
      if (!property) return
      const value = parseValue(property, raw)
      if (Object.is(value, this.#values[name])) return
      this.#values[name] = value
      this.#queueChange()
    }

    #refreshToken(raw: unknown): void {
      const { token } = declaration.properties
      if (!token) return
      const next = String(parseValue(token, raw))
      this.#life?.model?.refreshToken?.(String(this.#values.token), next)
      this.#set('token', next)
    }

    attributeChangedCallback(attribute: string, before: string | null, after: string | null): void {
      const name = propertyOf.get(attribute)
      if (name && before !== after) this.#set(name, readAttribute(this, name))
    }

    override connectedCallback(): void {
      for (const name of names) this.#takeEarlyProperty(name)
      if (this.#life) this.#raiseDialogs()
      else this.#begin()
    }

    /** A move is a removal and an insertion in one tick; only a real removal ends the element. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) this.#end()
      })
    }

    /** `moveBefore`: nothing to do, all state stays. */
    connectedMoveCallback(): void {}

    /** Style sheets and listeners belong to a document: in another one the element begins anew. */
    adoptedCallback(): void {
      this.#end()
    }

    /** A move takes an open dialog out of the top layer. */
    #raiseDialogs() {
      for (const dialog of this.shadowRoot?.querySelectorAll('dialog') ?? []) {
        if (!dialog.open || dialog.matches(':modal')) continue
        dialog.removeAttribute('open')
        dialog.showModal()
      }
    }

    #takeEarlyProperty(name: string) {
      if (!Object.hasOwn(this, name)) return
      const early: unknown = Reflect.get(this, name)
      Reflect.deleteProperty(this, name)
      Reflect.set(this, name, early)
    }

    #properties = () => ({ ...this.#values }) as PropertiesOf<D>

    #settings = (): ClientSettings => {
      const { token, apiBase, apiPaths, allowIdempotencyKey } = this.#values
      return {
        baseUrl: String(apiBase ?? ''),
        token: String(token ?? ''),
        language: languageTag(this.#locale()),
        paths: (apiPaths ?? {}) as EndpointPaths,
        allowsIdempotencyKey: allowIdempotencyKey === true,
      }
    }

    #locale = () => resolveLocale(String(this.#values.appLang ?? ''), navigator.language)

    #queueChange() {
      if (this.#isChangeQueued || !this.#life) return
      this.#isChangeQueued = true
      queueMicrotask(() => {
        this.#isChangeQueued = false
        const life = this.#life
        if (!life) return
        life.early = undefined
        life.model?.update(this.#properties())
        this.#paint(life)
      })
    }

    #paint({ shell }: Life<Model>) {
      const locale = this.#locale()
      shell.paint(locale, titleIn(locale), String(this.#values.theme ?? 'dark'))
    }

    #begin() {
      const root = this.shadowRoot
      if (!root) return
      // Asked for first: where all is in the cache, the model would not wait for it.
      const early = widget.early?.()
      const end = new AbortController()
      const shell = paintShell(root)
      const life: Life<Model> = { end, shell, parts: this.#load(() => life) }
      this.#life = life
      this.#paint(life)
      this.#askEarly(life, early).catch(() => undefined)
      this.#preview(life).catch(() => undefined)
      this.life = life
      super.connectedCallback()
    }

    #end() {
      const life = this.#life
      if (!life) return
      this.#life = undefined
      life.end.abort()
      super.disconnectedCallback()
      this.shadowRoot?.replaceChildren()
      if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = []
    }

    /** All that the first view needs, asked for at once; a failure is said and tried again on request. */
    async #load(current: () => Life<Model>): Promise<ReactParts> {
      for (;;) {
        try {
          preloadCatalogues(widget.catalogues, this.#locale())
          const [{ createElement, createRoot }, { default: View, openModel }] = await Promise.all([
            import('./react-parts.ts'),
            widget.view(),
          ])
          const life = current()
          if (life.end.signal.aborted) return new Promise(() => {})
          life.model ??= openModel(this.#context(life))
          const { model } = life
          await model.drawable()
          return { createRoot, draw: () => createElement(View, { model }) }
        } catch (cause) {
          const life = current()
          if (life.end.signal.aborted) return new Promise(() => {})
          console.error(declaration.tag, cause)
          const { failed } = shellWords[this.#locale()]
          this.#emit('tw-error', { kind: 'load', message: failed })
          await life.shell.offerRetry()
        }
      }
    }

    async #askEarly(
      life: Life<Model>,
      early: ReturnType<NonNullable<typeof widget.early>> | undefined,
    ) {
      if (!early) return
      const { question, callEarly, prepare } = await early
      const { signal } = life.end
      if (signal.aborted || life.model || !this.#values.token) return
      life.early = callEarly(question(this.#properties()), this.#settings(), signal)
      await prepare()
    }

    /** Shows what can be read already; the view takes its place, in whatever language it has by then. */
    async #preview({ end, shell }: Life<Model>): Promise<void> {
      if (!widget.document || !this.#values.token) return
      const { preview, texts } = widget.document
      const locale = this.#locale()
      const [{ css, draw }, text] = await Promise.all([preview(), loadLegalText(texts, locale)])
      if (!end.signal.aborted) shell.preview(css, draw(make, text, locale))
    }

    /** What the model gets of this element for as long as it is on the page. */
    #context(life: Life<Model>): ElementContext<D> {
      const adopted = new Set<string>()
      return {
        properties: this.#properties,
        locale: this.#locale,
        emit: (type, detail) => this.#emit(type, detail),
        signal: life.end.signal,
        catalogues: widget.catalogues,
        document: (locale) => loadLegalText(widget.document?.texts ?? {}, locale),
        settings: this.#settings,
        takeEarly: (endpoint) => {
          const { early } = life
          life.early = undefined
          return early?.endpoint === endpoint ? early : undefined
        },
        words: (locale) => ({ ...shellWords[locale], ended: widget.ended[locale] }),
        drawn: life.shell.remove,
        // After the commit that failed: it, too, ends with `drawn`, which takes the shell away.
        offerRetry: () => Promise.resolve().then(life.shell.offerRetry).then(life.shell.remove),
        adopt: (css) => {
          if (!this.shadowRoot || adopted.has(css)) return
          adopted.add(css)
          adoptStyles(this.shadowRoot, css)
        },
      }
    }

    #emit(type: string, detail: object) {
      emitEvent(this, declaration.tag, type, detail)
    }
  }

  return TwElement as unknown as ElementClass<D>
}
