import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './tools/chromium.ts'

// Workers read this file too: they get the answer of the first reader.
const executablePath = await findChromium()
process.env.CHROMIUM_PATH = executablePath

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/playwright',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 3,
  // What passes at the second try alone is named at the end, and is to be mended.
  retries: 1,
  forbidOnly: true,
  // Several times what they take here: a machine may be half as fast, and busy with other things.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    // As in a page that was pressed; the headless shell would ask, and nobody could answer.
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: { executablePath, args: [...chromiumArgs] },
  },
})
