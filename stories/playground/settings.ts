import { type ElementName, elementNames, elements } from '../../elements/elements.ts'
import { locales } from '../../shared/text/i18n/locale.ts'

/** Settings in the page's address: a link reproduces the playground. */
export const choices = {
  element: elementNames,
  theme: ['dark', 'light', 'system'],
  mode: ['both', 'usd', 'usdt'],
  size: ['360x740', '390x844', '844x390', 'full'],
  font: ['site', 'host'],
  header: ['element', 'host'],
} as const

/** Languages to choose from. Apps send tags like the last one. */
export const languages: readonly string[] = [...locales, 'system', 'zh_TW']

type Choice<Name extends keyof typeof choices> = (typeof choices)[Name][number]

export interface Settings {
  readonly element: ElementName
  readonly token: string
  readonly lang: string
  readonly theme: Choice<'theme'>
  /** Whether the transfer is shown in both modes or in one. */
  readonly mode: Choice<'mode'>
  readonly size: Choice<'size'>
  /** The fonts of the site, or the default of a page without fonts. */
  readonly font: Choice<'font'>
  /** Whose title bar is shown: with the host's, the element has `hide-header`. */
  readonly header: Choice<'header'>
}

/** The mode of one transfer. */
export type Mode = Exclude<Settings['mode'], 'both'>

/** The initial settings of an element. */
export const defaultsOf = (element: ElementName): Settings => ({
  element,
  token: elements[element].demoToken,
  lang: 'en',
  theme: 'dark',
  mode: 'both',
  size: '360x740',
  font: 'site',
  header: 'element',
})

/** Reads a query string; missing and unknown values read as the default. */
export function readSettings(search: string): Settings {
  const query = new URLSearchParams(search)
  const choose = <Name extends keyof typeof choices>(
    name: Name,
    otherwise: Choice<Name>,
  ): Choice<Name> => {
    const known: readonly string[] = choices[name]
    const wanted = query.get(name) ?? ''
    return known.includes(wanted) ? (wanted as Choice<Name>) : otherwise
  }
  const element = choose('element', 'transfer')
  const defaults = defaultsOf(element)
  return {
    element,
    token: query.get('token') ?? defaults.token,
    lang: query.get('lang') ?? defaults.lang,
    theme: choose('theme', defaults.theme),
    mode: choose('mode', defaults.mode),
    size: choose('size', defaults.size),
    font: choose('font', defaults.font),
    header: choose('header', defaults.header),
  }
}

/** The query string for settings, without defaults. */
export function writeSettings(settings: Settings): string {
  const query = new URLSearchParams()
  const defaults = { ...defaultsOf(settings.element), element: 'transfer' }
  for (const [name, value] of Object.entries(settings)) {
    if (value !== defaults[name as keyof Settings]) query.set(name, value)
  }
  return query.size ? `?${query}` : ''
}
