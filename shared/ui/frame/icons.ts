/**
 * Shapes for `Icon` in first views, drawn on 24 × 24, traced from Lucide (ISC licence, lucide.dev). Lucide's own React
 * runtime would add 1.7 kB to every first view.
 */
export const ring = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0'

export const arrowDown = 'M12 17V3m-6 8 6 6 6-6M19 21H5'
export const arrowUp = 'm18 9-6-6-6 6m6-6v14M5 21h14'
export const card = 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M2 10h20'
export const chevronLeft = 'm15 18-6-6 6-6'
export const chevronRight = 'm9 18 6-6-6-6'

/** A shape for each tone, so that no tone is shown by its colour alone. */
export const tones = {
  info: `${ring}M12 16v-4m0-4h.01`,
  success: `${ring}M16 9l-5.5 5.5L8 12`,
  warning: 'm21.7 18-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4m0 4h.01',
  error: `${ring}M12 8v4m0 4h.01`,
} as const

export type Tone = keyof typeof tones
