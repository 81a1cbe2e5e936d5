import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from 'playwright'

const run = promisify(execFile)

const isRoot = process.getuid?.() === 0

/** How every Chromium of this project is started: quiet, and without asking the net for anything. */
export const chromiumArgs: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const variables = ['CHROMIUM_PATH', 'CHROME_PATH']

/** The shell first: the same browser without its windows, and a third faster in tests. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'google-chrome-beta',
  'microsoft-edge',
]

const places = [
  '/usr/lib/chromium/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A download of a browser or a package takes minutes; one that takes longer hangs. */
const downloadLimit = 5 * 60_000

const reasonOf = (cause: unknown) => {
  const { message, stderr } = cause as { message?: string; stderr?: string }
  const lines = (stderr?.trim() || message || String(cause))
    .split('\n')
    .filter((line) => line.trim())
  const telling = lines.find((line) => /error|fail|unable|E:/i.test(line)) ?? lines.at(-1)
  return telling?.trim() ?? 'no reason given'
}

/** Whether it starts: a stub that asks for a snap, or a browser without its libraries, does not. */
const starts = async (path: string): Promise<boolean> => {
  try {
    await run(path, ['--version'], { timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

const onPath = (command: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path))

const playwrightsOwn = () => chromium.executablePath()

/** Installs Debian packages; rejects where that cannot be done. */
const apt = async (...packages: string[]) => {
  if (!isRoot) throw new Error('not root')
  if (!onPath('apt-get')) throw new Error('no apt-get here')
  const options = {
    timeout: downloadLimit,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  await run('apt-get', ['update', '-q'], options)
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], options)
}

/** Says in words what was tried. */
export class NoChromium extends Error {
  override name = 'NoChromium'
  constructor(tried: readonly string[]) {
    super(
      [
        'No Chromium could be found or installed, and the browser tests need one. Tried:',
        ...tried.map((line) => `  - ${line}`),
        'Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
      ].join('\n'),
    )
  }
}

/** What is here already, in the order of who asked for it most clearly. */
async function findHere(tried: string[]): Promise<string | undefined> {
  for (const name of variables) {
    const path = process.env[name]
    if (!path) continue
    if (await starts(path)) return path
    tried.push(`${name}=${path}: does not start`)
  }
  for (const command of commands) {
    const path = onPath(command)
    if (path && (await starts(path))) return path
    if (path) tried.push(`${path}: does not start`)
  }
  tried.push(`commands on the PATH: ${commands.join(', ')}`)
  for (const path of [...places, playwrightsOwn()]) {
    if (existsSync(path) && (await starts(path))) return path
  }
  tried.push(`known places: ${places.join(', ')}`)
  tried.push(`Playwright's own download: ${playwrightsOwn()}`)
  return undefined
}

/** The path of a Chromium that starts; installs one if there is none. Rejects with `NoChromium`. */
export async function findChromium(): Promise<string> {
  const tried: string[] = []
  const here = await findHere(tried)
  if (here) return here

  const installs: readonly (readonly [string, () => Promise<unknown>])[] = [
    [
      'npx playwright install chromium',
      () => run('npx', ['playwright', 'install', 'chromium'], { timeout: downloadLimit }),
    ],
    [
      'apt-get install chromium-headless-shell fonts-noto-cjk',
      () => apt('chromium-headless-shell', 'fonts-noto-cjk'),
    ],
    ['apt-get install chromium fonts-noto-cjk', () => apt('chromium', 'fonts-noto-cjk')],
  ]
  for (const [words, install] of installs) {
    console.log(`No Chromium yet; trying: ${words}`)
    try {
      await install()
      const found = await findHere([])
      if (found) return found
      tried.push(`${words}: done, and still no browser that starts`)
    } catch (cause) {
      tried.push(`${words}: ${reasonOf(cause)}`)
    }
  }
  throw new NoChromium(tried)
}

const hasCjkFont = async () => {
  const { stdout } = await run('fc-list', [':lang=zh'])
  return stdout.trim() !== ''
}

/** Chinese, Japanese and Korean as glyphs, not boxes; only a warning where no font can be had. */
export async function ensureCjkFonts(): Promise<void> {
  try {
    if (await hasCjkFont()) return
    await apt('fonts-noto-cjk')
  } catch (cause) {
    console.warn(`No CJK font: zh, ja and ko will be measured with boxes (${reasonOf(cause)})`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await findChromium())
    await ensureCjkFonts()
  } catch (cause) {
    if (!(cause instanceof NoChromium)) throw cause
    console.error(cause.message)
    process.exitCode = 1
  }
}
