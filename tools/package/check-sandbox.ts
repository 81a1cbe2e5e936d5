import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { readGuide, snippetsOf } from '../snippets.ts'
import { pack } from './pack.ts'

/*
 * Checks the package of the sandbox as it is installed: builds and packs it, installs it with its
 * dependencies from the registry into an empty project, and runs its two commands there.
 */

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/sandbox-package')
const project = join(folder, 'project')
const installed = join(project, 'node_modules/trading-wallet-sandbox')
const bin = (name: string) => join(project, 'node_modules/.bin', name)

const failures: string[] = []
const expectThat = (isSo: boolean, words: string) => {
  if (!isSo) failures.push(words)
}

execFileSync(join(root, 'node_modules/.bin/tsx'), ['tools/build/build-sandbox-package.ts'], {
  cwd: root,
})
rmSync(folder, { recursive: true, force: true })
const tarball = pack(join(root, 'sandbox'), folder)
for (const path of tarball.files) {
  const isWanted = /^(package\.json|dist\/[\w./@-]+)$/.test(path) && !/\.map$|\.test\./.test(path)
  expectThat(isWanted, `unexpected file: ${path}`)
}
expectThat(tarball.files.includes('dist/LICENSE'), 'dist/LICENSE is missing')

mkdirSync(project, { recursive: true })
writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
const npm = spawnSync(
  'npm',
  ['install', '--no-audit', '--no-fund', '--prefer-offline', tarball.path],
  {
    cwd: project,
    encoding: 'utf8',
  },
)
if (npm.status !== 0) throw new Error(`npm install\n${npm.stdout}${npm.stderr}`)

const { messages, pkg } = await publint({ pkgDir: installed, strict: true, pack: false })
for (const message of messages) failures.push(formatMessage(message, pkg) ?? message.code)

/** Runs a command of the package to its end. */
const run = (name: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(bin(name), args, { cwd: project, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

for (const name of ['tw-sandbox', 'tw-conformance']) {
  const help = run(name, '--help')
  expectThat(
    help.status === 0 && help.said.startsWith(`Usage: ${name}`),
    `${name} --help: ${help.status}\n${help.said}`,
  )
  const wrong = run(name, '--wrong')
  expectThat(
    wrong.status !== 0 && wrong.said.includes('--wrong') && wrong.said.includes('Usage:'),
    `${name} --wrong: ${wrong.status}\n${wrong.said}`,
  )
}

/** A port that nothing listens on. */
const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' ? String(address?.port) : ''
}

const port = await freePort()
const sandbox = spawn(bin('tw-sandbox'), ['--port', port, '--data', 'memory', '--everything'], {
  cwd: project,
})
try {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [sandbox.stdout, sandbox.stderr]) {
      stream.on('data', (text) => {
        said += text
        if (said.includes('Ctrl-C')) resolve()
      })
    }
    sandbox.once('exit', () => reject(new Error(`tw-sandbox has ended:\n${said}`)))
  })
  const url = `http://127.0.0.1:${port}`
  // The text in docs/sandbox.md, except for the port and the place of the data.
  const shown = snippetsOf(readGuide('docs/sandbox.md')).find(({ code }) =>
    code.startsWith('Sandbox: '),
  )
  const here = shown?.code
    .replaceAll('http://127.0.0.1:8080', url)
    .replace(/(?<=Data +)\.sandbox/, 'in memory')
  // Storybook may be running beside it.
  expectThat(
    said.replace(/^ *Storybook .*\n/m, '') === here,
    `tw-sandbox says what docs/sandbox.md does not show:\n${said}`,
  )

  const health = await fetch(`${url}/health`)
  const { status, version } = (await health.json()) as { status: string; version: string }
  expectThat(
    health.status === 200 && status === 'ok' && version === pkg.version,
    `/health answers ${health.status}, ${status}, ${version}`,
  )
  for (const path of ['/', '/playground', '/sandbox', '/widgets/tw-transfer.js']) {
    const answer = await fetch(url + path)
    expectThat(answer.status === 200 && !answer.redirected, `${path} answers ${answer.status}`)
  }

  const tokens = ['--token', 'sandbox-demo', '--contract-token', 'sandbox-contract']
  const conformance = run('tw-conformance', '--base-url', url, ...tokens)
  expectThat(conformance.status === 0, `tw-conformance finds:\n${conformance.said}`)

  sandbox.removeAllListeners('exit')
  const exit = once(sandbox, 'exit')
  sandbox.kill('SIGTERM')
  const [code] = await exit
  expectThat(code === 0, `tw-sandbox ends with ${code}`)
} finally {
  sandbox.kill('SIGKILL')
}

if (failures.length > 0) {
  console.error(failures.join('\n\n'))
  process.exit(1)
}
console.log(
  `${tarball.files.length} files, ${Math.round(tarball.bytes / 1000)} kB packed; the sandbox starts`,
)
