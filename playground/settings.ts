/** What the page's address says: a link brings the same playground to somebody else. */
export const choices = {
  theme: ['dark', 'light', 'system'],
  mode: ['both', 'usd', 'usdt'],
  size: ['360x740', '390x844', '844x390', 'full'],
} as const

/** Languages to choose from; the last is as odd as tags of apps in the field are. */
export const languages = ['en', 'zh', 'ja', 'ko', 'system', 'zh_TW'] as const

type Choice<Name extends keyof typeof choices> = (typeof choices)[Name][number]

export interface Settings {
  readonly token: string
  readonly lang: string
  readonly theme: Choice<'theme'>
  readonly mode: Choice<'mode'>
  readonly size: Choice<'size'>
}

/** The mode of one element. */
export type Mode = Exclude<Settings['mode'], 'both'>

export const defaults: Settings = {
  token: 'sandbox-demo',
  lang: 'en',
  theme: 'dark',
  mode: 'both',
  size: '360x740',
}

/** Reads a query string; whatever is missing or unknown reads as the default. */
export function readSettings(search: string): Settings {
  const query = new URLSearchParams(search)
  const choose = <Name extends keyof typeof choices>(name: Name): Choice<Name> => {
    const known: readonly string[] = choices[name]
    const wanted = query.get(name) ?? ''
    return (known.includes(wanted) ? wanted : defaults[name]) as Choice<Name>
  }
  return {
    token: query.get('token') ?? defaults.token,
    lang: query.get('lang') ?? defaults.lang,
    theme: choose('theme'),
    mode: choose('mode'),
    size: choose('size'),
  }
}

/** The query string for settings: what is as by default is left out. */
export function writeSettings(settings: Settings): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(settings)) {
    if (value !== defaults[name as keyof Settings]) query.set(name, value)
  }
  return query.size ? `?${query}` : ''
}
