import { dark, light, type Meaning, meanings } from './tokens.ts'

/**
 * Custom properties that a host page may set on an element or above it: name, default, meaning. For
 * documents, the manifest and Storybook; no element loads it.
 */
export const hostVariables: readonly { name: string; initial: string; meaning: string }[] = [
  ...(Object.keys(meanings) as Meaning[]).map((meaning) => ({
    name: `--tw-color-${meaning}`,
    initial: `${dark[meaning]} (dark), ${light[meaning]} (light)`,
    meaning: meanings[meaning],
  })),
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
    name: '--tw-radius',
    initial: '8px',
    meaning: 'Corner radius of buttons and fields; panels use 1.75 times this value',
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
