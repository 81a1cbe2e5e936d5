import type { Declaration, Properties, PropertyDeclaration } from './declaration.ts'

/** `appLang` → `app-lang`: the documented spelling of the attribute. */
export const kebab = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Both spellings of a property's attribute; HTML turns `appLang` into `applang`. Kebab wins. */
export const spellings = (property: string): readonly string[] => [
  ...new Set([kebab(property), property.toLowerCase()]),
]

const parseJson = (raw: unknown): unknown => {
  if (typeof raw !== 'string') return raw
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}

const objectOf = (value: unknown): object | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined

/** The texts of an object by name. */
const recordOf = (value: unknown): Readonly<Record<string, string>> | undefined => {
  const object = objectOf(value)
  return (
    object &&
    Object.fromEntries(Object.entries(object).filter((entry) => typeof entry[1] === 'string'))
  )
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
    case 'record':
      return recordOf(parseJson(raw)) ?? declaration.default
    case 'records': {
      const records = Object.entries(objectOf(parseJson(raw)) ?? {}).flatMap(([name, value]) => {
        const record = recordOf(value)
        return record ? [[name, record] as const] : []
      })
      return records.length > 0 ? Object.fromEntries(records) : declaration.default
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
