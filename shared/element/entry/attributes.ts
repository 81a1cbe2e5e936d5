import type { Declaration, Properties, PropertyDeclaration } from './declaration.ts'

/** `appLang` → `app-lang`: the documented spelling of the attribute. */
export const kebab = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Both spellings of a property's attribute; HTML turns `appLang` into `applang`. Kebab wins. */
export const spellings = (property: string): readonly string[] => [
  ...new Set([kebab(property), property.toLowerCase()]),
]

const parseRecord = (raw: unknown): unknown => {
  if (typeof raw !== 'string') return raw
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}

/** Any assigned value as text, such as a URL object; empty if it cannot become text. */
const textOf = (raw: unknown): string => {
  try {
    return String(raw).trim()
  } catch {
    return ''
  }
}

/**
 * The value of a property from an attribute's text or from whatever was assigned. As in native HTML
 * a bad value reads as the default, and nothing throws.
 */
export function parseValue(declaration: PropertyDeclaration, raw: unknown): unknown {
  if (raw === null || raw === undefined) return declaration.default
  switch (declaration.type) {
    case 'boolean':
      return typeof raw === 'string' ? !/^(0|false)$/i.test(raw.trim()) : Boolean(raw)
    case 'choice': {
      const choice = textOf(raw).toLowerCase()
      return declaration.choices.includes(choice) ? choice : declaration.default
    }
    case 'record': {
      const record = parseRecord(raw)
      const isRecord = typeof record === 'object' && record !== null && !Array.isArray(record)
      if (!isRecord) return declaration.default
      return Object.fromEntries(
        Object.entries(record).filter((entry) => typeof entry[1] === 'string'),
      )
    }
    case 'callback':
      return typeof raw === 'function' ? raw : declaration.default
    default:
      return textOf(raw) || declaration.default
  }
}

/** The text of a property's attribute, in either spelling; `null` if there is none. */
export const readAttribute = (
  element: Pick<Element, 'getAttribute'>,
  property: string,
): string | null => {
  for (const name of spellings(property)) {
    const value = element.getAttribute(name)
    if (value !== null) return value
  }
  return null
}

/** The properties of an element whose tag is not defined yet: assigned ones, else its attributes. */
export const readProperties = <D extends Declaration>(
  element: Element,
  declaration: D,
): Properties<D> =>
  Object.freeze(
    Object.fromEntries(
      Object.entries(declaration.properties).map(([name, property]) => {
        const raw = name in element ? Reflect.get(element, name) : readAttribute(element, name)
        return [name, parseValue(property, raw)]
      }),
    ),
  ) as Properties<D>

/** Which property an attribute belongs to, for each attribute that an element observes. */
export const observedBy = (declaration: Declaration): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(declaration.properties)
      .filter(([, { type }]) => type !== 'callback')
      .flatMap(([property]) =>
        spellings(property).map((attribute) => [attribute, property] as const),
      ),
  )
