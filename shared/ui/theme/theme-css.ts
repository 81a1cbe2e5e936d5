import { textUnit } from './text-unit.ts'
import {
  dark,
  light,
  type Meaning,
  meanings,
  type Palette,
  scriptFonts,
  spaces,
  typeSizes,
} from './tokens.ts'

type Scheme = 'dark' | 'light'

const palettes: Readonly<Record<Scheme, Palette>> = { dark, light }

/** A colour of one scheme: the host's for this scheme, else the host's for both, else ours. */
const colour = (meaning: Meaning, scheme: Scheme): string =>
  `var(--tw-${scheme}-${meaning},var(--tw-color-${meaning},${palettes[scheme][meaning]}))`

// A component reads `--_action`, not the host's `--tw-color-action`: a variable set on `.tw` would
// hide the one that the host's page hands down.
const colours = (scheme: string, value: (meaning: Meaning) => string): string =>
  `color-scheme:${scheme};${(Object.keys(meanings) as Meaning[])
    .map((meaning) => `--_${meaning}:${value(meaning)}`)
    .join(';')}`

const coloursOf = (scheme: Scheme): string => colours(scheme, (meaning) => colour(meaning, scheme))

/** Of the scheme that the page has at this place, whenever it changes. */
const inherited = colours(
  'inherit',
  (meaning) => `light-dark(${colour(meaning, 'light')},${colour(meaning, 'dark')})`,
)

const scale = (name: string, values: readonly string[]): string =>
  values.map((value, at) => `--_${name}${at + 1}:${value}`).join(';')

const texts = scale(
  't',
  typeSizes.map((size) => `calc(${size}*var(${textUnit}))`),
)
/** How far apart things are: a host's number, within what still looks like one piece. */
const density = 'clamp(.75,var(--tw-density,1),1.5)'
const gaps = scale(
  's',
  spaces.map((space) => `calc(${space}px*${density})`),
)

const scripts = Object.entries(scriptFonts)
  .map(
    ([language, fonts]) =>
      `:is(.tw,[data-own]):lang(${language}){--_script:${fonts},system-ui,sans-serif}`,
  )
  .join('')
/** Chosen by the script of the language; a host's own fonts come first. */
const families =
  '--_script:system-ui,sans-serif;--_font:var(--tw-font,var(--_script)),var(--_script);' +
  '--_display:var(--tw-font-display,var(--tw-font,var(--_script))),var(--_script)'

/**
 * Custom properties for `.tw`, the root inside an element: dark unless `data-theme` says `light`,
 * or says `system` and the system is light, or says `inherit` and the page around it is light. A
 * browser without `light-dark()` takes the system's scheme for the page's.
 *
 * `--_px` is for what holds text: it grows with it, and never makes a button smaller than 44 px.
 * `--_row` is the height of buttons and fields.
 */
export const themeCss = (): string =>
  `.tw{${coloursOf('dark')};${texts};${gaps};` +
  `--_px:max(1px,var(${textUnit}));--_row:calc(max(44,52*${density})*var(--_px));` +
  `${families};` +
  // By name before `monospace`, which is another font in each language: a number looks the same in all.
  '--_mono:var(--tw-font-mono,ui-monospace,Menlo,Consolas,"Droid Sans Mono","DejaVu Sans Mono","Liberation Mono"),monospace;' +
  '--_strong:var(--tw-weight-strong,500);--_light:var(--tw-weight-figure,300);' +
  '--_title:var(--tw-weight-title,400);--_hero:var(--tw-figure-size,var(--_t8));' +
  '--_r1:var(--tw-radius,8px);--_r2:var(--tw-radius-panel,calc(var(--_r1)*1.75))}' +
  `.tw[data-theme=light]{${coloursOf('light')}}` +
  `@media(prefers-color-scheme:light){.tw:is([data-theme=system],[data-theme=inherit]){${coloursOf('light')}}}` +
  `@supports(color:light-dark(red,red)){.tw[data-theme=inherit]{${inherited}}}` +
  // An operator's text in another language than the rest.
  `[data-own]{${families};font-family:var(--_font)}${scripts}`

/**
 * The theme for the sheet of a whole document, whose sizes follow its root. Its rule `@property` is
 * for shadow roots that are part of the document, before any script.
 */
export const documentThemeCss = (): string =>
  `@property ${textUnit}{syntax:"<length>";inherits:true;initial-value:1px}` +
  `.tw{${textUnit}:calc(1rem/16)}${themeCss()}`
