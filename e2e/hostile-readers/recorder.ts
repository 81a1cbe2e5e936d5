import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { packageFile } from './packages.ts'

/** The marks by which the common recorders of sessions leave out a text. */
const masked = '[data-dd-privacy=mask], .ph-mask, [data-sentry-mask], .rr-mask, [data-clarity-mask]'

/** Records the page from its start as a recorder of sessions does, which honours the marks. */
export const startRecorder = (page: Page): Promise<unknown> =>
  page.addInitScript(
    `window.recorded = [];
    // The recorder opens frames of its own, in which this script runs too.
    if (self === top) addEventListener('DOMContentLoaded', () => {
      ${readFileSync(packageFile('rrweb', 'dist/rrweb.umd.min.cjs'), 'utf8')}
      ;rrweb.record({
        emit: (event) => recorded.push(JSON.stringify(event)),
        maskAllInputs: true,
        blockClass: 'ph-no-capture',
        maskTextSelector: ${JSON.stringify(masked)},
      })
    })`,
  )

/** All that was recorded, as one text. */
export const recording = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { recorded: string[] }).recorded.join('\n'))
