import { errorIcon, ring } from './frame/icons.ts'

/** A shape of `Icon` for each tone, so that no tone is shown by its colour alone. */
export const toneIcons = {
  info: `${ring}M12 16v-4m0-4h.01`,
  success: `${ring}M16 9l-5.5 5.5L8 12`,
  warning: 'm21.7 18-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4m0 4h.01',
  error: errorIcon,
} as const

export type Tone = keyof typeof toneIcons
