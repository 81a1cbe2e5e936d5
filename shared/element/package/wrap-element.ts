import {
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type RefAttributes,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'

type Props = Readonly<Record<string, unknown>>

/** A server has no layout, and React 17 and 18 warn of a layout effect there. */
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** `tw-success` → `onSuccess` */
export const handlerOf = (event: string): string =>
  event.replace(/^tw-(\w)/, (_, letter: string) => `on${letter.toUpperCase()}`)

/** An attribute of the tag itself. React 17 and 18 would write `classname`, and `false` as text. */
const attributeOf = ([name, value]: readonly [string, unknown]): readonly [string, unknown] => {
  const attribute = name === 'className' ? 'class' : name
  const isText = /^(aria|data)-/.test(name)
  if (typeof value !== 'boolean' || isText) return [attribute, value]
  return [attribute, value ? '' : undefined]
}

/**
 * Creates the React component of a custom element, for React 17, 18 and 19, also on a server.
 * Properties are assigned and never written as attributes, so no document from a server has a
 * token. The tag is defined only after they have been assigned, so the element never begins without
 * them.
 *
 * @param load defines the tag; called in a browser only
 * @param properties names of the element's properties
 * @param events types of its events: `tw-success` calls the prop `onSuccess` with the event
 */
export function wrapElement<Tag extends string, P extends object>(
  tag: Tag,
  load: (tag: Tag) => Promise<unknown>,
  properties: readonly string[],
  events: readonly string[],
): ForwardRefExoticComponent<P & RefAttributes<HTMLElement>> {
  const own = new Set([...properties, ...events.map(handlerOf)])

  const Wrapper = forwardRef<HTMLElement, Props>((props, forwarded) => {
    const element = useRef<HTMLElement | null>(null)
    const latest = useRef<Props>({})
    const take = useCallback(
      (node: HTMLElement | null) => {
        element.current = node
        if (typeof forwarded === 'function') return forwarded(node)
        if (forwarded) forwarded.current = node
      },
      [forwarded],
    )

    useBrowserEffect(() => {
      const before = latest.current
      latest.current = props
      for (const name of properties) {
        if (element.current && !Object.is(before[name], props[name])) {
          Reflect.set(element.current, name, props[name])
        }
      }
    })

    useBrowserEffect(() => {
      const { current: node } = element
      if (!node) return
      const listen = (event: Event) => {
        const handler = latest.current[handlerOf(event.type)]
        // Ignores the event of an element inside this one.
        if (event.target === node && typeof handler === 'function') handler(event)
      }
      for (const type of events) node.addEventListener(type, listen)
      load(tag).catch((cause: unknown) => console.error(tag, cause))
      return () => {
        for (const type of events) node.removeEventListener(type, listen)
      }
    }, [])

    const attributes = Object.entries(props).filter(([name]) => !own.has(name))
    return createElement(tag, { ...Object.fromEntries(attributes.map(attributeOf)), ref: take })
  })
  Wrapper.displayName = tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return Wrapper as unknown as ForwardRefExoticComponent<P & RefAttributes<HTMLElement>>
}
