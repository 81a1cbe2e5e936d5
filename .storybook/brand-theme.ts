import { create, type ThemeVars } from 'storybook/theming/create'
import { dark, light, type Palette } from '../shared/ui/theme/tokens.ts'
import { brand } from '../site/brand.ts'

const scheme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
const palette: Palette = { ...(scheme === 'light' ? light : dark), ...brand.colours[scheme] }

const markWith = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="28" height="28"><path d="${brand.mark}" fill="none" stroke="${colour}"/></svg>`

/** The mark of the brand as an icon of the page. */
export const icon = `data:image/svg+xml,${encodeURIComponent(markWith(palette.action))}`

const wordmark = `<span style="display:flex;align-items:center;gap:10px;font:500 19px/1.2 'Site Display',Georgia,serif">${markWith(palette.action)}<span>${brand.name}<span style="display:block;font:400 11px/1.4 system-ui,sans-serif;color:${palette.muted}">Screens, components, words</span></span></span>`

/** Storybook's own frame, in the colours of the product and the scheme of the system. */
export const theme: ThemeVars = create({
  base: scheme,
  brandTitle: wordmark,
  brandUrl: './',
  brandTarget: '_self',
  fontBase: "'Site Text', system-ui, sans-serif",
  fontCode: 'ui-monospace, Menlo, Consolas, monospace',
  colorPrimary: palette.action,
  colorSecondary: palette.action,
  appBg: palette.ground,
  appContentBg: palette.ground,
  appPreviewBg: palette.ground,
  appHoverBg: palette.raised,
  appBorderColor: palette.line,
  appBorderRadius: 8,
  textColor: palette.text,
  textInverseColor: palette['on-action'],
  textMutedColor: palette.muted,
  barTextColor: palette.muted,
  barHoverColor: palette.action,
  barSelectedColor: palette.action,
  barBg: palette.surface,
  buttonBg: palette.raised,
  buttonBorder: palette.line,
  booleanBg: palette.raised,
  booleanSelectedBg: palette.action,
  inputBg: palette.surface,
  inputBorder: palette.edge,
  inputTextColor: palette.text,
  inputBorderRadius: 8,
})
