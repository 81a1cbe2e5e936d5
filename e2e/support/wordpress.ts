import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { test as base } from './test.ts'

/** Where `tools/package/examples.ts` builds the example. */
const folder = resolve('.cache/examples/wordpress')

/**
 * Starts a WordPress with the built plugin on a free port.
 *
 * @param contents the content of each page, by its name
 * @returns the address of each page by its name
 */
type StartWordPress = (
  contents: Readonly<Record<string, string>>,
) => Promise<Readonly<Record<string, string>>>

/** `test` that can start a WordPress, and ends it with the test. */
export const test = base.extend<{ readonly startWordPress: StartWordPress }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here.
  async startWordPress({}, use, testInfo) {
    let child: ChildProcess | undefined
    await use(async (contents) => {
      const files = Object.entries(contents).map(([name, content]) => {
        const file = testInfo.outputPath(`${name}.html`)
        writeFileSync(file, content)
        return file
      })
      const started = spawn(process.execPath, ['serve.js', '0', ...files], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      child = started
      const lines: string[] = []
      return new Promise((done, fail) => {
        createInterface(started.stdout).on('line', (line) => {
          lines.push(line)
          if (line.startsWith('{')) done(JSON.parse(line))
        })
        started.once('close', () => fail(new Error(`WordPress ended:\n${lines.join('\n')}`)))
      })
    })
    if (child && child.exitCode === null) {
      child.kill()
      await once(child, 'close')
    }
  },
})
