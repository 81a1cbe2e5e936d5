import { defineConfig } from '@playwright/test'
import { mainPath } from './e2e/support/short-run.ts'
import {
  chromiumArgs,
  findChromium,
  findFirefox,
  findWebKit,
  findWebView,
} from './tools/browsers.ts'

// Each worker loads this file again; the variable spares it the search.
const executablePath = await findChromium()
process.env.CHROMIUM_PATH = executablePath

/** `npm run test:full`: every language, size and combination of faults; see `@full` in tests. */
const isFull = Boolean(process.env.FULL)

/**
 * An engine that this machine may lack: its tests are left out, which the first process says. `none`
 * spares the workers another search.
 */
async function findEngine(
  name: string,
  variable: 'FIREFOX_PATH' | 'WEBKIT_DRIVER' | 'WEBVIEW_HOST',
  search: () => Promise<string | undefined>,
): Promise<string | undefined> {
  if (process.env[variable] === 'none') return undefined
  const path = await search()
  process.env[variable] = path ?? 'none'
  if (!path) console.warn(`${name} is not here and could not be installed: NOT TESTED in ${name}.`)
  return path
}

const firefoxPath = await findEngine('Firefox', 'FIREFOX_PATH', findFirefox)
const webKitPath = await findEngine('WebKit', 'WEBKIT_DRIVER', findWebKit)
const webViewHost = await findEngine('a webview', 'WEBVIEW_HOST', findWebView)

const webKitTests = /e2e\/webkit\/.*\.spec\.ts$/
const webViewTests = /e2e\/webview\/.*\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/playwright',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // For two cores: a test spends half of its time waiting.
  workers: 4,
  ...(!isFull && { grepInvert: /@full/ }),
  forbidOnly: true,
  // Several times what a test takes: a machine may be half as fast, or busy with other things.
  // A test with the tag `long` of e2e/support/short-run.ts has three times as long.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    // Drawing animations would take a seventh of a run. Tests of motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // The longest tests come first, so that at the end all cores have something to do.
    ...(webViewHost ? [{ name: 'webview', testMatch: webViewTests }] : []),
    // Playwright drives a WebKit of its own only: these tests start Debian's. A test is run again if
    // that has crashed, and for no other reason: see e2e/webkit/test.ts.
    // It has twice as long as the others, because the processor draws every frame.
    ...(webKitPath
      ? [{ name: 'webkit', testMatch: webKitTests, workers: 1, retries: 1, timeout: 120_000 }]
      : []),
    ...(firefoxPath
      ? [
          {
            name: 'firefox',
            // Stories are checked once: what they are for does not depend on the engine. `forced-dark`
            // starts a Chromium of its own.
            testIgnore: [webKitTests, webViewTests, /stories|docs\/|hosts\/|forced-dark/],
            // One after the other: each worker would start a browser, which takes as long as a test.
            ...(!isFull && { grep: new RegExp(mainPath), workers: 1 }),
            grepInvert: /@full/,
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: {
                executablePath: firefoxPath,
                // Its driver emulates no media features, so the browser itself begins with them; and its
                // scroll bars take no room, as in the other engines and on phones.
                firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'ui.useOverlayScrollbars': 1 },
              },
            },
          },
        ]
      : []),
    {
      name: 'chromium',
      testIgnore: [webKitTests, webViewTests],
      use: {
        // The headless shell would ask for permission, and no one could answer.
        permissions: ['clipboard-read', 'clipboard-write'],
        launchOptions: { executablePath, args: [...chromiumArgs] },
      },
    },
  ],
})
