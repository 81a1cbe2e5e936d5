import { type ElementName, elementNames, elements, tagOf } from '../../elements/elements.ts'
import { handedOn } from '../../preview/handed-on.ts'
import { type ScenarioName, scenarioNames, scenarios } from '../../preview/scenarios.ts'

/** What is chosen beside the attributes. */
export const choices = {
  element: elementNames,
  /** The preview, in pixels. */
  size: ['360x740', '390x844', '844x390', 'full'],
  /** The fonts of the site, or the default of a page without fonts. */
  font: ['site', 'host'],
} as const

/** The settings of the playground. They are in the address of the page: a link reproduces them. */
export interface Settings {
  readonly element: ElementName
  /** A screen of the element without a server; empty for the element itself. */
  readonly preview: ScenarioName | ''
  readonly size: string
  readonly font: string
  /** By name. An attribute that is not here is not set. */
  readonly attributes: Readonly<Record<string, string>>
}

const pick = <Choice extends string>(
  all: readonly Choice[],
  wanted: string | undefined,
  otherwise: Choice,
): Choice => all.find((each) => each === wanted) ?? otherwise

/** The screens of an element that can be shown without a server. */
export const previewsOf = (element: ElementName): readonly ScenarioName[] =>
  scenarioNames.filter((name) => scenarios[name].element === element)

/**
 * Reads a query, or the fields of the form. Unknown values read as the default, and an element that
 * needs a token has that of the demo.
 */
export function readSettings(fields: URLSearchParams): Settings {
  const { element: tag, preview, size, font, ...given } = Object.fromEntries(fields)
  const element = pick(choices.element, tag, 'transfer')
  const attributes = { token: elements[element].demoToken, ...given }
  return {
    element,
    preview: pick(['', ...previewsOf(element)], preview, ''),
    size: pick(choices.size, size, '360x740'),
    font: pick(choices.font, font, 'site'),
    attributes: Object.fromEntries(Object.entries(attributes).filter(([, value]) => value)),
  }
}

/** The query for settings, without defaults. */
export function writeSettings({ element, attributes, ...chosen }: Settings): string {
  const first = readSettings(new URLSearchParams({ element }))
  const defaults: Readonly<Record<string, unknown>> = { ...first, ...first.attributes }
  const query = new URLSearchParams(element === 'transfer' ? {} : { element })
  for (const [name, value] of Object.entries({ token: '', ...chosen, ...attributes })) {
    if (value !== (defaults[name] ?? '')) query.set(name, value)
  }
  return query.size ? `?${query}` : ''
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** What a page has for these settings: the element, or a preview of it. */
export function shownBy({ element, preview, attributes }: Settings) {
  const tag = tagOf(element)
  if (!preview) return { tag, script: tag, attributes }
  const kept = Object.entries(attributes).filter(([name]) => handedOn.some((own) => own === name))
  const shown = { of: preview, ...Object.fromEntries(kept) }
  return { tag: 'tw-preview', script: 'preview', attributes: shown }
}

/** The markup for these settings; it works in a page of any origin. */
export function snippetFor(settings: Settings, origin: string): string {
  const { tag, script, attributes } = shownBy(settings)
  const all = settings.preview ? attributes : { 'api-base': origin, ...attributes }
  const lines = Object.entries(all).map(([name, value]) => `  ${name}="${escaped(value)}"\n`)
  return `<script type="module" src="${origin}/widgets/${script}.js"></script>\n\n<${tag}\n${lines.join('')}></${tag}>`
}
