import { kebab, readAttribute } from '../entry/attributes.ts'
import type { Declaration, PropertyDeclaration } from '../entry/declaration.ts'

/** What is wrong with the attribute of a property, as the end of a sentence about the element. */
function warningOf(
  name: string,
  property: PropertyDeclaration,
  written: string,
  locale: string,
  page: string,
): string | undefined {
  const attribute = `${kebab(name)}="${name === 'token' ? '…' : written}"`
  switch (property.type) {
    case 'choice': {
      const { choices, default: otherwise } = property
      if (!written.trim() || choices.includes(written.trim().toLowerCase())) return
      return `does not know ${attribute} and uses ${otherwise}. Known values: ${choices.join(', ')}.`
    }
    case 'boolean':
      if (/^(|0|1|true|false)$/i.test(written.trim()) || written === kebab(name)) return
      return `reads ${attribute} as true. For false, write 0 or false, or remove the attribute.`
    case 'record':
    case 'records':
      try {
        const value: unknown = JSON.parse(written || '{}')
        if (typeof value === 'object' && value && !Array.isArray(value)) return
      } catch {}
      return written.startsWith('[object')
        ? `got ${attribute}: a framework wrote an object as text. Set the property \`${name}\` instead.`
        : `cannot read ${attribute} and ignores it: it is not a JSON object.`
    default:
      return warningOfText(name, written.trim(), attribute, locale, page)
  }
}

function warningOfText(
  name: string,
  text: string,
  attribute: string,
  locale: string,
  page: string,
): string | undefined {
  if (!text) return
  if (name === 'appLang') {
    if (locale !== 'en' || /^(en|system)(?![a-z])/i.test(text)) return
    return `does not know ${attribute} and uses English. Known values: en, zh, ja, ko, system.`
  }
  if (name === 'apiBase') {
    if (/^(https?:)?\/\//i.test(text) || text.startsWith('/')) return
    return `reads ${attribute} as a path of this page, because it does not begin with https:// or a slash. Calls go to ${new URL(`./${text}`, page).href}/…`
  }
  if (name === 'hostOrigins') {
    const wrong = text.split(/\s+/).filter((each) => originOf(each) !== each)
    if (wrong.length > 0)
      return `ignores ${wrong.join(' ')} in host-origins. Write an origin as https://app.example, without a path.`
  }
  return
}

const originOf = (text: string): string | undefined => {
  try {
    return new URL(text).origin
  } catch {
    return undefined
  }
}

/**
 * What is wrong with the attributes of an element; none of them stops it.
 *
 * @param locale the language that is shown
 * @param page the address of the page
 */
export const findAttributeWarnings = (
  element: Pick<Element, 'getAttribute' | 'hasAttribute'>,
  { properties }: Declaration,
  locale: string,
  page = location.href,
): string[] => {
  const warnings = Object.entries(properties).flatMap(([name, property]) => {
    const written = readAttribute(element, name)
    return (written !== null && warningOf(name, property, written, locale, page)) || []
  })
  const hasOldName = element.hasAttribute('allow-idempotency-key')
  return hasOldName
    ? [...warnings, 'has allow-idempotency-key, which it no longer needs: remove it.']
    : warnings
}
