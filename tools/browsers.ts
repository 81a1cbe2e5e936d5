import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'

const run = promisify(execFile)

const isRoot = process.getuid?.() === 0

/** Arguments for every Chromium of this project: no window, no requests of its own. */
export const chromiumArgs: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The headless shell first: the same browser without windows, and a third faster in tests. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** False for a stub that asks for a snap, or a browser without its libraries. */
const starts = (path: string): Promise<boolean> =>
  run(path, ['--version'], { timeout: 20_000 }).then(
    () => true,
    () => false,
  )

/** Each command in each folder of the PATH, and paths as they are. */
const onPath = (commands: readonly string[]) => {
  const folders = (process.env.PATH ?? '').split(':')
  return commands.flatMap((command) =>
    command.startsWith('/') ? [command] : folders.map((folder) => join(folder, command)),
  )
}

async function firstThatStarts(
  ...candidates: readonly (string | undefined)[]
): Promise<string | undefined> {
  for (const path of candidates) if (path && existsSync(path) && (await starts(path))) return path
  return undefined
}

const findInstalled = () =>
  firstThatStarts(process.env.CHROMIUM_PATH, ...onPath(commands), chromium.executablePath())

/** Five minutes: a download that takes longer hangs. */
const download = (command: string, ...args: string[]) =>
  run(command, args, {
    timeout: 5 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

/** Installs Debian packages, which only root can. */
const apt = async (...packages: string[]) => {
  await download('apt-get', 'update', '-q')
  await download('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages)
}

const installs: Readonly<Record<string, () => Promise<unknown>>> = {
  'npx playwright install chromium': () => download('npx', 'playwright', 'install', 'chromium'),
  'apt-get install chromium-headless-shell': () => apt('chromium-headless-shell'),
  'apt-get install chromium': () => apt('chromium'),
}

const firefoxCommands = [
  'firefox-esr',
  'firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** The path of a Firefox that starts; installs one if there is none. Undefined if that fails. */
export async function findFirefox(): Promise<string | undefined> {
  const find = () => firstThatStarts(process.env.FIREFOX_PATH, ...onPath(firefoxCommands))
  const installed = await find()
  if (installed) return installed
  console.log('No Firefox found; trying: apt-get install firefox-esr')
  await apt('firefox-esr').catch(() => undefined)
  return find()
}

/** WebKit comes with its driver; it needs a screen, which Xvfb is. */
const webKitPackages = ['webkit2gtk-driver', 'xvfb']

/**
 * The path of the driver of WebKitGTK, where there is a screen for it; installs both if they are
 * missing. Undefined if that fails, as on every system but Linux.
 */
export async function findWebKit(): Promise<string | undefined> {
  // Neither has a `--version`.
  const isThere = (command: string) => onPath([command]).find((path) => existsSync(path))
  const find = () => (isThere('Xvfb') ? isThere('WebKitWebDriver') : undefined)
  const installed = await find()
  if (installed) return installed
  console.log(`No WebKit found; trying: apt-get install ${webKitPackages.join(' ')}`)
  await apt(...webKitPackages).catch(() => undefined)
  return find()
}

/** A webview of WebKitGTK, which a program of gjs shows. */
const webViewPackages = ['gjs', 'gir1.2-webkit2-4.1', 'xvfb']

/** The path of a gjs that has the webview; installs both if they are missing. As `findWebKit`. */
export async function findWebView(): Promise<string | undefined> {
  const script = "imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2"
  const find = async () => {
    const gjs = onPath(['gjs']).find((path) => existsSync(path))
    const hasView =
      gjs &&
      (await run(gjs, ['-c', script]).then(
        () => true,
        () => false,
      ))
    return hasView && onPath(['Xvfb']).some((path) => existsSync(path)) ? gjs : undefined
  }
  const installed = await find()
  if (installed) return installed
  console.log(`No webview found; trying: apt-get install ${webViewPackages.join(' ')}`)
  await apt(...webViewPackages).catch(() => undefined)
  return find()
}

/** The path of a Chromium that starts; installs one if there is none. Rejects with what it tried. */
export async function findChromium(): Promise<string> {
  const installed = await findInstalled()
  if (installed) return installed
  const tried: string[] = []
  for (const [words, install] of Object.entries(installs)) {
    console.log(`No Chromium found; trying: ${words}`)
    const reason = await install().then(
      () => 'done, but no browser starts',
      ({ message, stderr }: { message: string; stderr?: string }) => (stderr || message).trim(),
    )
    const path = await findInstalled()
    if (path) return path
    tried.push(`${words}: ${reason.split('\n').at(-1)}`)
  }
  throw new Error(
    [
      'The browser tests need Chromium, and none was found or could be installed.',
      'Install Chromium or Chrome, or set CHROMIUM_PATH to its executable. Tried:',
      `on the PATH: ${commands.join(', ')}`,
      ...tried,
    ].join('\n  '),
  )
}

/** Installs a font for Chinese, Japanese and Korean; warns if that is not possible. */
export async function ensureCjkFonts(): Promise<void> {
  try {
    const { stdout } = await run('fc-list', [':lang=zh'])
    if (!stdout.trim()) await apt('fonts-noto-cjk')
  } catch {
    console.warn('No CJK font: texts in zh, ja and ko are measured with boxes')
  }
}
