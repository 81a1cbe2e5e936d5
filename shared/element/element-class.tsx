import r2wc from '@r2wc/react-to-web-component'
import { startTransition, useLayoutEffect, useState } from 'react'
import { type ElementLifetime, startLifetime } from './element-lifetime.ts'
import type { ElementModel, ElementParts } from './entry/context.ts'
import type { Declaration, MethodsOf, Properties, PropertiesOf } from './entry/declaration.ts'
import type { ElementEntry } from './entry/element-entry.ts'

/** A class to construct or extend; on a server without `HTMLElement`, an inert class. */
export type ElementClass<D extends Declaration> = new () => HTMLElement &
  PropertiesOf<D> &
  MethodsOf<D>

/** What r2wc creates, as far as a subclass calls it. */
type R2wcElement = new () => HTMLElement & {
  connectedCallback(): void
  disconnectedCallback(): void
}

/**
 * The class of a custom element. r2wc mounts and unmounts the view; this subclass adds, for all
 * elements, what embedders need and r2wc 2.1.1 lacks: docs/decisions/0001 has the list.
 */
export function elementClass<const D extends Declaration, Model extends ElementModel<D>>(
  { declaration, propertyOf, readAttribute, parseValue, firstPaintOf }: ElementEntry<D>,
  widget: ElementParts<D, Model>,
): ElementClass<D> {
  if (!globalThis.HTMLElement) return class {} as unknown as ElementClass<D>

  const names = Object.keys(declaration.properties)
  /**
   * Attribute names too: a framework assigns the property that a template names if the element has
   * it.
   */
  const spellings = [...propertyOf, ...names.map((name) => [name, name] as const)]
  const { View } = widget

  /** The root component that r2wc renders; the shell stays on screen until the view is drawn. */
  const Root = ({ container }: { container?: HTMLElement }) => {
    const [model, setModel] = useState<Model>()
    useLayoutEffect(() => {
      let isUnmounted = false
      const { host } = container as unknown as ShadowRoot
      lifetimeOf(host)?.whenRenderable.then((loaded) => {
        // As a transition, so that the page responds to input in between.
        if (!isUnmounted) startTransition(() => setModel(loaded))
      })
      return () => {
        isUnmounted = true
      }
    }, [container])
    return model && <View model={model} />
  }

  let lifetimeOf: (element: Element) => ElementLifetime<D, Model> | undefined

  class TwElement extends (r2wc(Root, { shadow: 'open' }) as R2wcElement) {
    static get observedAttributes(): string[] {
      return [...propertyOf.keys()]
    }

    static {
      lifetimeOf = (element) => (element as TwElement).#lifetime
      for (const [spelling, name] of spellings) {
        Object.defineProperty(TwElement.prototype, spelling, {
          enumerable: true,
          configurable: true,
          get(this: TwElement) {
            return this.#properties[name]
          },
          set(this: TwElement, value: unknown) {
            this.#set(name, value)
          },
        })
      }
      if (declaration.properties.token) {
        Object.assign(TwElement.prototype, {
          refreshToken(this: TwElement, token: unknown) {
            this.#refreshToken(token)
          },
        })
      }
    }

    /** Parsed, and pushed to all that uses them; a change makes a new object. */
    #properties = Object.freeze(
      Object.fromEntries(names.map((name) => [name, declaration.properties[name]?.default])),
    ) as Properties<D>
    #lifetime: ElementLifetime<D, Model> | undefined
    #isPushQueued = false
    #startsOver = false

    /** r2wc calls it in its constructor; the entry attached a root before the tag was defined. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init)
    }

    attributeChangedCallback(attribute: string, before: string | null, after: string | null): void {
      const name = propertyOf.get(attribute)
      if (name && before !== after) this.#set(name, readAttribute(this, name))
    }

    override connectedCallback(): void {
      for (const [spelling] of spellings) this.#takeOwnProperty(spelling)
      this.#lifetime?.pause(false)
      this.#queuePush()
      this.#lifetime?.inserted()
    }

    /**
     * A move is a removal and an insertion in one tick. A removed element with a token keeps its
     * state as long as the page keeps the element; one without a token keeps nothing.
     */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return
        if (this.#properties.token) this.#lifetime?.pause(true)
        else this.#end()
      })
    }

    /** `moveBefore`: nothing to do, all state stays. */
    connectedMoveCallback(): void {}

    /** Style sheets and listeners belong to a document: in another one the element starts over. */
    adoptedCallback(): void {
      this.#end()
    }

    #begin() {
      const firstPaint = firstPaintOf(this, this.#properties)
      this.#lifetime = startLifetime(
        declaration,
        widget,
        firstPaint,
        this.#properties,
        this.#startsOver,
      )
      this.#startsOver = true
      super.connectedCallback()
    }

    #end() {
      if (!this.#lifetime) return
      this.#lifetime.end()
      this.#lifetime = undefined
      super.disconnectedCallback()
      if (!this.shadowRoot) return
      this.shadowRoot.replaceChildren()
      this.shadowRoot.adoptedStyleSheets = []
    }

    #set(name: string, raw: unknown): void {
      const property = declaration.properties[name]
      if (!property) return
      const value = parseValue(property, raw)
      if (Object.is(value, this.#properties[name])) return
      this.#keep(name, value)
      // Another person while the element is not on the page: nothing of the previous one may stay.
      if (name === 'token' && !this.isConnected) this.#end()
      this.#queuePush()
    }

    #keep(name: string, value: unknown): void {
      this.#properties = Object.freeze({ ...this.#properties, [name]: value })
    }

    #refreshToken(raw: unknown): void {
      const { token } = declaration.properties
      if (!token) return
      const next = String(parseValue(token, raw))
      const before = String(this.#properties.token)
      this.#lifetime?.model?.refreshToken?.(before, next)
      if (!next) {
        this.#set('token', '')
        return
      }
      // The same person: the session goes on, even while the element is not on the page.
      this.#keep('token', next)
      this.#queuePush()
    }

    back(): boolean {
      return this.#lifetime?.back() ?? false
    }

    /** Once for all changes of one tick; begins with what the page assigned after the insertion. */
    #queuePush() {
      if (this.#isPushQueued || !this.isConnected) return
      this.#isPushQueued = true
      queueMicrotask(() => {
        this.#isPushQueued = false
        if (this.#lifetime) this.#lifetime.update(this.#properties)
        else if (this.isConnected) this.#begin()
      })
    }

    /** A property that the page assigned before the tag was defined hides the accessor. */
    #takeOwnProperty(name: string) {
      if (!Object.hasOwn(this, name)) return
      const value: unknown = Reflect.get(this, name)
      Reflect.deleteProperty(this, name)
      Reflect.set(this, name, value)
    }
  }

  return TwElement as unknown as ElementClass<D>
}
