import { textUnit } from './text-unit.ts'
import type { Palette } from './tokens.ts'
import { dark, light, scriptFonts, spaces, typeSizes } from './tokens.ts'

// A component reads `--_action`. Its value is the host's `--tw-color-action`, or our default.
// Two names, because a variable set on `.tw` would hide the host's inherited one.
const colours = (scheme: 'dark' | 'light', palette: Palette): string =>
  `color-scheme:${scheme};${Object.entries(palette)
    .map(([meaning, value]) => `--_${meaning}:var(--tw-color-${meaning},${value})`)
    .join(';')}`

const scale = (name: string, values: readonly string[]): string =>
  values.map((value, at) => `--_${name}${at + 1}:${value}`).join(';')

const texts = scale(
  't',
  typeSizes.map((size) => `calc(${size}*var(${textUnit}))`),
)
const gaps = scale(
  's',
  spaces.map((space) => `${space}px`),
)

const scripts = Object.entries(scriptFonts)
  .map(([language, fonts]) => `.tw:lang(${language}){--_script:${fonts},system-ui,sans-serif}`)
  .join('')

/**
 * Custom properties for `.tw`, the root inside an element: dark unless `data-theme` says `light`,
 * or says `system` and the system is light.
 *
 * `--_px` is for what holds text: it grows with it, and never makes a button smaller than 44 px.
 */
export const themeCss = (): string =>
  `.tw{${colours('dark', dark)};${texts};${gaps};` +
  `--_px:max(1px,var(${textUnit}));` +
  `--_script:system-ui,sans-serif;--_font:var(--tw-font,var(--_script)),var(--_script);` +
  `--_display:var(--tw-font-display,var(--tw-font,var(--_script))),var(--_script);` +
  // By name before `monospace`, which is another font in each language: a number looks the same in all.
  '--_mono:var(--tw-font-mono,ui-monospace,Menlo,Consolas,"Droid Sans Mono","DejaVu Sans Mono","Liberation Mono"),monospace;' +
  '--_r1:var(--tw-radius,8px);--_r2:calc(var(--_r1)*1.75)}' +
  `.tw[data-theme=light]{${colours('light', light)}}` +
  `@media(prefers-color-scheme:light){.tw[data-theme=system]{${colours('light', light)}}}` +
  scripts

/**
 * The theme for the sheet of a whole document, whose sizes follow its root. Its rule `@property` is
 * for shadow roots that are part of the document, before any script.
 */
export const documentThemeCss = (): string =>
  `@property ${textUnit}{syntax:"<length>";inherits:true;initial-value:1px}` +
  `.tw{${textUnit}:calc(1rem/16)}${themeCss()}`
