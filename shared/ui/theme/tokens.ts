/** Tier one: the raw palette, private to this file. Constants instead of an object, so that a
 *  bundler can inline the values. */
const night950 = '#0d0c0a'
const night900 = '#161410'
const night850 = '#1f1c16'
const night700 = '#332e24'
const night500 = '#7d7361'
const night300 = '#b3aa98'
const night50 = '#f3eee3'
const paper0 = '#ffffff'
const paper50 = '#fbf8f2'
const paper100 = '#f4eee2'
const paper200 = '#e4dccb'
const paper500 = '#8b806b'
const paper700 = '#655d4e'
const paper900 = '#1d1a14'
const gold300 = '#e6cb8b'
const gold400 = '#d4af61'
const gold600 = '#86651c'
const gold700 = '#6c5013'
const ink = '#17130a'
const cream = '#fffaf0'
const green300 = '#84c99a'
const green700 = '#1e6b40'
const orange300 = '#f2a765'
const orange700 = '#984a0b'
const red300 = '#f28f80'
const red700 = '#ae2a1e'
const blue300 = '#93b9e2'
const blue700 = '#2a5a94'

/** Tier two: what a colour means. Components use only these names. */
export const meanings = {
  ground: 'Background of the element',
  surface: 'Background of panels, fields and cards',
  raised: 'Background of dialogs, toasts and pressed rows',
  line: 'Dividing lines and ornaments; never the only outline of a control',
  edge: 'Outlines of controls; contrast at least 3:1',
  text: 'Text',
  muted: 'Labels, units, hints',
  action: 'The main action and the main figure of a screen',
  'action-hover': 'The main action under the pointer',
  'on-action': 'Text on the main action',
  success: 'Success',
  warning: 'Warning: read this before you continue',
  error: 'Failure, or input that needs correction',
  info: 'Information',
} as const

export type Meaning = keyof typeof meanings
export type Palette = Readonly<Record<Meaning, `#${string}`>>

export const dark: Palette = {
  ground: night950,
  surface: night900,
  raised: night850,
  line: night700,
  edge: night500,
  text: night50,
  muted: night300,
  action: gold400,
  'action-hover': gold300,
  'on-action': ink,
  success: green300,
  warning: orange300,
  error: red300,
  info: blue300,
}

export const light: Palette = {
  ground: paper50,
  surface: paper0,
  raised: paper100,
  line: paper200,
  edge: paper500,
  text: paper900,
  muted: paper700,
  action: gold600,
  'action-hover': gold700,
  'on-action': cream,
  success: green700,
  warning: orange700,
  error: red700,
  info: blue700,
}

/**
 * The eight type sizes, `--_t1` to `--_t8`, in pixels of a reader whose font size is 16 px: see
 * `--_tw-px` in text-unit.ts.
 */
export const typeSizes = [12, 13, 15, 16, 18, 24, 32, 44] as const

/** Spaces on the 4 px grid: `--_s1` to `--_s7`. */
export const spaces = [4, 8, 12, 16, 24, 32, 48] as const

/**
 * Fonts for scripts that Latin fonts lack, by language. Android chooses by language alone. They
 * come before the system's font, which on a device in another language has the glyphs of that
 * language.
 */
export const scriptFonts = {
  zh: '"PingFang TC","Microsoft JhengHei","Noto Sans TC","Noto Sans CJK TC"',
  ja: '"Hiragino Sans","Yu Gothic Medium","Yu Gothic",Meiryo,"Noto Sans JP","Noto Sans CJK JP"',
  ko: '"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR"',
} as const
