import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { build } from 'vite'
import { linksOf, readGuide, snippetsOf } from '../snippets.ts'
import { install, packElements } from './pack.ts'

/*
 * Checks the package as it is installed: packs it, unpacks it into an empty project, and lets
 * publint, attw, the compiler and Node read it there.
 */

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/package')
const project = join(folder, 'project')
const bin = (name: string) => join(root, 'node_modules/.bin', name)

/** All that the package may hold. */
const allowed =
  /^(package\.json|(README|CHANGELOG|CONTRIBUTING|SECURITY)\.md|LICENSE|NOTICE|(docs|native|examples\/wordpress\/trading-wallet)\/[\w./+-]+|dist\/((custom-elements|messages\.schema|openapi)\.json|(app|bin|widgets|package|peer|cdn|schemas)\/[\w./@-]+))$/

rmSync(folder, { recursive: true, force: true })
const tarball = packElements(root, folder)
const failures: string[] = []
const fail = (what: string, words: string) => failures.push(`${what}: ${words.trim()}`)

for (const path of tarball.files) {
  // The packages for apps are sources, with their tests.
  const isLeftOver = /\.map$|\.test\./.test(path) && !path.startsWith('native/')
  if (!allowed.test(path) || isLeftOver) fail('unexpected file', path)
}
for (const path of [
  'LICENSE',
  'NOTICE',
  'CHANGELOG.md',
  'README.md',
  'dist/widgets/LICENSES.txt',
]) {
  if (!tarball.files.includes(path)) fail('missing file', path)
}

const installed = install(tarball.path, project)

// A registry's page of the package has no other files of the project.
for (const path of tarball.files.filter((path) => path.endsWith('.md'))) {
  for (const link of linksOf(readFileSync(join(installed, path), 'utf8'))) {
    const [file = ''] = link.split('#')
    const target = join(dirname(path), file).replace(/\/$/, '')
    const isThere = tarball.files.some((each) => each === target || each.startsWith(`${target}/`))
    if (file && !isThere) fail(`link to a file outside the package, in ${path}`, link)
  }
}

const { messages, pkg } = await publint({ pkgDir: installed, strict: true, pack: false })
for (const message of messages) {
  // The package for React Native is a package of its own, and its sources lie here.
  if (message.code === 'NESTED_PACKAGE_JSON_FIELD_IGNORED') continue
  fail('publint', formatMessage(message, pkg) ?? message.code)
}

// Only modules, so resolution by CommonJS and without `exports` does not count. JSON has no types.
const attw = spawnSync(
  bin('attw'),
  [tarball.path, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--no-color'],
  { encoding: 'utf8' },
)
if (attw.status !== 0) fail('attw', attw.stdout + attw.stderr)

/** What an embedder may write; lines with `@ts-expect-error` must not compile. */
cpSync(join(import.meta.dirname, 'usage'), project, { recursive: true })

/** The documents' TypeScript and JSX, each block a module of its own; a message names it by its line. */
mkdirSync(join(project, 'documents'))
for (const path of [
  'README.md',
  ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`),
]) {
  if (!path.endsWith('.md')) continue
  for (const { language, code, given, line, isExample } of snippetsOf(readGuide(path))) {
    // Examples are compiled by their own builds.
    if (isExample || !/^[jt]sx?$/.test(language)) continue
    const name = `${path.replace('/', '-')}-${line}.${language.endsWith('x') ? 'tsx' : 'ts'}`
    writeFileSync(join(project, 'documents', name), `${given}\n${code}\nexport {}\n`)
  }
}

writeFileSync(
  join(project, 'tsconfig.json'),
  JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      noEmit: true,
      types: [],
    },
    include: ['*.ts', '*.tsx', 'documents/*'],
  }),
)
for (const resolution of ['Bundler', 'NodeNext']) {
  const module = resolution === 'Bundler' ? 'ESNext' : 'NodeNext'
  const tsc = spawnSync(
    bin('tsc'),
    ['-p', project, '--module', module, '--moduleResolution', resolution],
    { encoding: 'utf8' },
  )
  if (tsc.status !== 0) fail(`tsc, ${resolution}`, tsc.stdout)
}

writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module', private: true }))
try {
  execFileSync(process.execPath, ['on-a-server.js'], { cwd: project, stdio: 'pipe' })
} catch (cause) {
  fail('on a server', String((cause as { stderr?: Buffer }).stderr ?? cause))
}

/** The command, as an empty project runs it: its doctor finds nothing missing in what it prints. */
const command = (...args: string[]) => {
  const path = join(installed, 'dist/bin/trading-wallet-elements.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
    cwd: project,
    encoding: 'utf8',
  })
  if (status !== 0) fail(`trading-wallet-elements ${args.join(' ')}`, stdout + stderr)
  return stdout.trim()
}
const chosen = ['--element', 'tw-transfer', '--api', 'https://wallet.example.com']
writeFileSync(
  join(project, 'page.html'),
  `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="${command('csp', ...chosen)}">
${command('snippet', ...chosen, '--attribute', 'is-usd')}`,
)
command('doctor', 'page.html')
if (!command('integrity', ...chosen).includes('"/cdn/')) fail('integrity', 'it has no module')

/** A bundle with the component of one element has no other, whichever module it comes from. */
for (const module of ['react', 'peer/react', 'tw-fund-lookup/react']) {
  const entry = join(project, 'bundled.js')
  writeFileSync(
    entry,
    `import { TwFundLookup } from 'trading-wallet-elements/${module}'\nconsole.log(TwFundLookup)\n`,
  )
  const built = await build({
    configFile: false,
    root: project,
    logLevel: 'error',
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  })
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const modules = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  const own = modules.filter((id) => /\/tw-[a-z-]+\.js$/.test(id))
  const others = own.filter((id) => !id.endsWith('/tw-fund-lookup.js'))
  if (own.length === 0 || others.length > 0) fail(`a bundle with ${module}`, others.join(' '))
}

if (failures.length > 0) {
  console.error(failures.join('\n\n'))
  process.exit(1)
}
console.log(`${tarball.files.length} files, ${Math.round(tarball.bytes / 1000)} kB packed`)
