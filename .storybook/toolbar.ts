import type { Preview } from '@storybook/react-vite'
import { languageNames } from '../shared/text/i18n/language-names.ts'
import { type Locale, locales } from '../shared/text/i18n/locale.ts'

/** What the toolbar sets, for every story. */
export interface ToolbarGlobals {
  /** `all` shows the four languages side by side; `system` is that of the browser. */
  readonly locale: Locale | 'system' | 'all'
  /** `both` shows the themes side by side. */
  readonly theme: 'dark' | 'light' | 'system' | 'both'
  /** The faces of the product, or those of a host that sets none. */
  readonly fonts: 'product' | 'host'
  /** The width of the element in pixels, as if in a column of a page. */
  readonly width: 'full' | '280' | '400' | '560' | '720' | '1080'
  /** The size of running text in pixels; `reader` is what the browser is set to. */
  readonly textSize: 'reader' | '12' | '20' | '24' | '32'
  readonly motion: 'system' | 'reduced'
  readonly grid: 'off' | 'on'
}

export const initialGlobals: ToolbarGlobals = {
  locale: 'en',
  theme: 'dark',
  fonts: 'product',
  width: 'full',
  textSize: 'reader',
  motion: 'system',
  grid: 'off',
}

const menu = (
  description: string,
  icon: string,
  titles: Readonly<Record<string, string>>,
): NonNullable<Preview['globalTypes']>[string] => ({
  description,
  toolbar: {
    icon: icon as 'globe',
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
})

export const globalTypes = {
  locale: menu('Language', 'globe', {
    ...languageNames,
    system: 'Language of the browser',
    all: 'All four',
  }),
  theme: menu('Theme', 'contrast', {
    dark: 'Dark',
    light: 'Light',
    system: 'System',
    both: 'Both themes',
  }),
  fonts: menu('Fonts', 'paragraph', { product: 'Fonts of the site', host: 'Fonts of a host' }),
  width: menu('Width of the element', 'expand', {
    full: 'Full width',
    280: '280 px wide',
    400: '400 px wide',
    560: '560 px wide',
    720: '720 px wide',
    1080: '1080 px wide',
  }),
  textSize: menu('Size of texts', 'zoom', {
    reader: 'Text of the reader',
    12: 'Text of 12 px',
    20: 'Text of 20 px',
    24: 'Text of 24 px',
    32: 'Text of 32 px',
  }),
  motion: menu('Motion', 'play', { system: 'Motion', reduced: 'Reduced motion' }),
  grid: menu('Grid', 'grid', { off: 'No grid', on: 'Grid of 4 px' }),
} satisfies Preview['globalTypes']

/** The languages that the toolbar asks for. */
export const localesOf = ({ locale }: ToolbarGlobals): readonly Locale[] => {
  if (locale === 'all') return locales
  if (locale !== 'system') return [locale]
  const language = navigator.language.slice(0, 2).toLowerCase()
  return [locales.find((each) => each === language) ?? 'en']
}

/** The themes that the toolbar asks for. */
export const themesOf = ({ theme }: ToolbarGlobals): readonly string[] =>
  theme === 'both' ? ['dark', 'light'] : [theme]
