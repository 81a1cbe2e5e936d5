import { spellings } from '../../../shared/element/entry/attributes.ts'
import { findAttributeWarnings } from '../../../shared/element/host/attribute-warnings.ts'
import { knownLocale } from '../../../shared/text/i18n/locale.ts'
import { declarations } from '../declarations.ts'
import { type Finding, fine, note } from './finding.ts'
import type { FoundElement } from './page.ts'

/** Attributes of HTML, and those by which frameworks set properties and listen. */
const ofHtml =
  /^(id|class|style|slot|part|is|lang|dir|hidden|inert|title|role|tabindex|popover|translate|nonce|(data|aria|on|v|x|ng|hx)-?.*|[^a-z].*|.*[:@.#()[\]].*)$/

/** The attributes that an element does not know. */
export const unknownAttributes = (
  tag: FoundElement['tag'],
  names: readonly string[],
): readonly string[] => {
  const known = Object.entries(declarations[tag]?.properties ?? {})
    .filter(([, { type }]) => type !== 'callback')
    .flatMap(([name]) => spellings(name))
  return names.filter((name) => !known.includes(name) && !ofHtml.test(name))
}

/** Whether a template engine or a framework fills in a value. */
export const isTemplate = (value: string): boolean => /\{\{|\{%|<%|\$\{|^\{.*\}$|\[\[/.test(value)

/** Checks names and values of the attributes, in the words that an element writes to the console. */
export function checkElements(
  elements: readonly FoundElement[],
  address: URL | undefined,
): Finding[] {
  const faults = elements.flatMap(({ tag, attributes, line }) => {
    const place = line === undefined ? `<${tag}>` : `<${tag}> in line ${line}`
    const plain = Object.fromEntries(
      Object.entries(attributes).filter(([, value]) => !isTemplate(value)),
    )
    const element = {
      getAttribute: (name: string) => plain[name] ?? null,
      hasAttribute: (name: string) => name in plain,
    }
    const page = address?.href ?? 'https://page.invalid/'
    const locale = knownLocale(plain['app-lang'] ?? '') ?? 'en'
    const declaration = declarations[tag]
    if (!declaration) return []
    const warnings = findAttributeWarnings(element, declaration, locale, page)
    const unknown = unknownAttributes(tag, Object.keys(attributes))
    return [
      ...warnings.map((warning) => note('element', `${place} ${warning}`)),
      ...unknown.map((name) => note('element', `${place} has no attribute ${name}.`)),
    ]
  })
  const names = [...new Set(elements.map(({ tag }) => tag))].join(', ')
  return faults.length > 0 ? faults : [fine('element', names)]
}
