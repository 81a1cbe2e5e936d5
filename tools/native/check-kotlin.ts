import { execFile } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { installAside } from '../install-aside.ts'

/*
 * Compiles the rules of the Android package, which need no Android, with their tests, and runs these. The
 * compiler comes from npm, 90 MB, into `.cache/`; JUnit and the JSON classes of Android are Debian
 * packages. A machine without Java says so.
 */

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const wallet = join(root, 'native/android/wallet')
const source = 'kotlin/com/tradingwallet'

const java = (...args: string[]) => run('java', args, { cwd: wallet, timeout: 300_000 })

const jars = ['junit4', 'hamcrest', 'json-android'].map((name) => `/usr/share/java/${name}.jar`)

async function installJars(): Promise<void> {
  if (jars.every((jar) => existsSync(jar))) return
  const names = ['junit4', 'libhamcrest-java', 'libandroid-json-org-java']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], { env })
}

async function check(): Promise<string> {
  const packages = installAside('kotlin', 'kotlin-compiler@2.4.20')
  await installJars()
  const home = join(packages, 'kotlin-compiler')
  const lib = (...names: string[]) => names.map((name) => join(home, `lib/${name}.jar`))
  const compiler = lib(
    'kotlin-compiler',
    'kotlin-stdlib',
    'kotlinx-coroutines-core-jvm',
    'kotlin-reflect',
    'kotlin-script-runtime',
    'annotations-13.0',
  )
  const out = join(root, '.cache/kotlin/classes')
  rmSync(out, { recursive: true, force: true })
  const files = ['Messages', 'WalletOptions', 'WalletProtocol', 'FileNames', 'AcceptTypes']
  await java(
    ...['-Xmx900m', '-cp', compiler.join(delimiter)],
    'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler',
    ...['-kotlin-home', home, '-no-reflect', '-nowarn', '-cp', jars.join(delimiter), '-d', out],
    ...files.map((name) => join(wallet, `src/main/${source}/${name}.kt`)),
    join(wallet, `src/test/${source}`),
  )
  const { stdout } = await java(
    ...['-cp', [out, ...jars, ...lib('kotlin-stdlib')].join(delimiter)],
    'org.junit.runner.JUnitCore',
    'com.tradingwallet.WalletProtocolTest',
    'com.tradingwallet.FilesTest',
  )
  return /OK \(\d+ tests\)/.exec(stdout)?.[0] ?? stdout
}

const hasJava = await run('java', ['-version']).then(
  () => true,
  () => false,
)
console.log(`Kotlin: ${hasJava ? await check() : 'not compiled, because there is no Java'}`)
