import { dark, light, type Meaning, meanings } from './tokens.ts'

export interface HostVariable {
  readonly name: string
  readonly initial: string
  readonly meaning: string
}

/** A colour of the host: for both themes, and for one. */
export const colourVariables: readonly (HostVariable & {
  readonly dark: HostVariable
  readonly light: HostVariable
})[] = (Object.keys(meanings) as Meaning[]).map((colour) => {
  const name = `--tw-color-${colour}`
  const meaning = meanings[colour]
  const only = (scheme: 'dark' | 'light', own: string) => ({
    name: `--tw-${scheme}-${colour}`,
    initial: `${name}, else ${own}`,
    meaning: `${meaning}, in the ${scheme} theme`,
  })
  return {
    name,
    initial: `${dark[colour]} (dark), ${light[colour]} (light)`,
    meaning,
    dark: only('dark', dark[colour]),
    light: only('light', light[colour]),
  }
})

/** What is not a colour. */
export const otherVariables: readonly HostVariable[] = [
  { name: '--tw-font', initial: 'system-ui', meaning: 'Default font' },
  { name: '--tw-font-display', initial: '--tw-font', meaning: 'Font of titles' },
  {
    name: '--tw-font-figures',
    initial: '--tw-font-display, else a serif font of the system',
    meaning: 'Font of the figures on receipts and certificates',
  },
  {
    name: '--tw-font-mono',
    initial: 'ui-monospace',
    meaning: 'Font of addresses and account numbers',
  },
  {
    name: '--tw-text-size',
    initial: 'medium',
    meaning:
      'Size of running text, from 12px to 32px, which all other sizes follow; `medium` is the size that the reader has set in the browser',
  },
  {
    name: '--tw-title-size',
    initial: '1.5 times the running text; 1.125 times in a narrow or low window',
    meaning: 'Size of the title of a screen',
  },
  {
    name: '--tw-figure-size',
    initial: '2.75 times the running text',
    meaning: 'Size of the main figure of a screen; a longer figure is smaller by itself',
  },
  { name: '--tw-weight-text', initial: '400', meaning: 'Weight of running text' },
  {
    name: '--tw-weight-strong',
    initial: '500',
    meaning: 'Weight of buttons, names and headings within a screen',
  },
  { name: '--tw-weight-title', initial: '400', meaning: 'Weight of titles' },
  { name: '--tw-weight-figure', initial: '300', meaning: 'Weight of the main figures' },
  {
    name: '--tw-radius',
    initial: '8px',
    meaning: 'Corner radius of buttons and fields',
  },
  {
    name: '--tw-radius-panel',
    initial: '1.75 times --tw-radius',
    meaning: 'Corner radius of panels and dialogs',
  },
  {
    name: '--tw-density',
    initial: '1',
    meaning:
      'Number from 0.75 to 1.5 that spaces and the heights of buttons and fields are multiplied by; what is pressed stays at least 44px high',
  },
  {
    name: '--tw-min-height',
    initial: '100dvh in a window narrower than 600px, else min(100dvh, 560px); 480px in a frame',
    meaning: 'Minimum height of an element, so that the page does not jump between steps',
  },
  {
    name: '--tw-safe-top',
    initial: 'env(safe-area-inset-top)',
    meaning:
      'Space above the title, for a notch; set 0px if your page has something above the element',
  },
  {
    name: '--tw-toast-top',
    initial: 'env(safe-area-inset-top)',
    meaning: 'Space above toasts; set the height of your sticky header',
  },
  {
    name: '--tw-sticky-top',
    initial: '0px',
    meaning:
      'Space above what stays on screen while its list is scrolled; set the height of your sticky header',
  },
]

/**
 * Custom properties that a host page may set on an element or above it: name, default, meaning. For
 * documents, the manifest and Storybook; no element loads it.
 */
export const hostVariables: readonly HostVariable[] = [
  ...colourVariables.flatMap(({ dark, light, ...both }) => [both, dark, light]),
  ...otherVariables,
]

/**
 * The parts that a host page may style by `::part()`. They have the same names in all elements; an
 * element has those that its screen shows.
 */
export const hostParts = {
  header: 'The title bar, with Back, title and logo',
  title: 'The title of a screen',
  footer: 'What stays at the bottom of a screen, with its main action',
  action: 'The main action of a screen, filled with colour; at most one or two at a time',
  field: 'A field, without its label and hint',
  notice: 'A message that stays on the screen',
  amount: 'A main figure: a balance, an amount under review or on a receipt, a value',
  dialog: 'What opens over the screen',
} as const
