import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readArguments as readConformanceArguments } from '../contract/conformance/arguments.ts'
import { tags } from '../elements/elements.ts'
import { handedOn } from '../preview/handed-on.ts'
import { controlCalls } from '../sandbox/control/control-api.ts'
import { readArguments as readSandboxArguments, usage } from '../sandbox/server/arguments.ts'
import type { Endpoint } from '../shared/api/endpoint.ts'
import { endpoints } from '../shared/api/endpoints/all.ts'
import { kebab } from '../shared/element/entry/attributes.ts'
import * as limits from '../shared/limits.ts'
import { hostVariables } from '../shared/ui/theme/host-variables.ts'
import { readElements } from './build/manifest/elements.ts'
import { readArguments as readEmbedArguments } from './embed/read-arguments.ts'
import { hosts } from './hosts/host-files.ts'
import { packageFolder } from './package/manifest.ts'
import { linksOf, proseOf, readGuide, snippetsOf } from './snippets.ts'

/*
 * Checks of the guides that need no build. `tools/package/check.ts` compiles their TypeScript,
 * `e2e/docs/` opens their HTML in a browser.
 */

const root = join(import.meta.dirname, '..')
/** The PostgreSQL schema of the sandbox's tables. */
const schemaName = 'sandbox'
const filesIn = (folder: string) =>
  readdirSync(join(root, folder)).map((name) => join(folder, name))
const paths = [
  ...filesIn('.'),
  ...filesIn('docs'),
  ...filesIn('docs/decisions'),
  ...filesIn('examples').map((folder) => join(folder, 'README.md')),
  'native/README.md',
  'native/react-native/README.md',
].filter((path) => path.endsWith('.md') && existsSync(join(root, path)))
const guides = paths.map((path) => ({ path, text: readGuide(path) }))
const snippets = guides.flatMap(({ path, text }) =>
  snippetsOf(text).map((snippet) => ({ ...snippet, where: `${path}:${snippet.line}` })),
)
const inLanguage = (...languages: string[]) =>
  snippets.filter(({ language }) => languages.includes(language))

const inlineCodeOf = (text: string) =>
  [...proseOf(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** The anchors of a guide's headings, as code hosts make them. */
const anchorsOf = (text: string) =>
  [...proseOf(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

describe('the README', () => {
  const readme = readGuide('README.md')
  const pictures = [...readme.matchAll(/docs\/pictures\/[\w.-]+/g)].map(([path]) => path)

  test('has at most 14 kB and names every guide', () => {
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(14_000)
    const named = [...readme.matchAll(/\]\((docs\/[\w-]+\.md)/g)].map(([, path]) => path)
    const inDocs = filesIn('docs').filter((path) => path.endsWith('.md'))
    expect(inDocs.filter((path) => !named.includes(path))).toEqual([])
  })

  test('shows three pictures in both themes, each of at most 60 kB, and there are no others', () => {
    const there = filesIn('docs/pictures')
    expect(pictures.toSorted()).toEqual(there.toSorted())
    expect(there).toHaveLength(6)
    const heavy = there.filter((path) => statSync(join(root, path)).size > 60_000)
    expect(heavy).toEqual([])
  })
})

test('CONTRIBUTING.md has at most 10 kB', () => {
  expect(Buffer.byteLength(readGuide('CONTRIBUTING.md'))).toBeLessThanOrEqual(10_000)
})

describe('the decisions', () => {
  const records = guides.filter(({ path }) => /^docs\/decisions\/\d{4}-/.test(path))

  test('are numbered without a gap, and each is in the list once, with its title', () => {
    const lines = [...readGuide('docs/decisions/README.md').matchAll(/^- \[\d.*$/gm)].map(
      ([line]) => line,
    )
    const expected = records
      .toSorted((one, other) => (one.path < other.path ? -1 : 1))
      .map(({ path, text }, at) => {
        const number = String(at + 1).padStart(4, '0')
        return `- [${number}](${basename(path)}) ${/^# (.*)$/m.exec(text)?.[1]}`
      })
    expect(lines.toSorted()).toEqual(expected)
    expect(records.filter(({ path }, at) => Number(basename(path).slice(0, 4)) !== at + 1)).toEqual(
      [],
    )
  })

  const folders = [
    'elements',
    'shared',
    'site',
    'sandbox',
    'contract',
    'preview',
    'e2e',
    'tools',
    'locales',
  ]
  const names = new Set(
    folders
      .filter((folder) => existsSync(join(root, folder)))
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
          basename(path),
        ),
      )
      .concat(filesIn('.')),
  )

  test.each(records)('$path: files that it names without a folder exist', ({ text }) => {
    const named = inlineCodeOf(text).filter((code) =>
      /^[\w-]+(\.[\w-]+)*\.(tsx?|css|po|md|json)$/.test(code),
    )
    expect(named.filter((name) => !names.has(name))).toEqual([])
  })

  test.each(records)('$path: context, options, decision, consequences', ({ text }) => {
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)
    expect(headings).toEqual(['Context', 'Options', 'Decision', 'Consequences'])
    expect(text.split('\n').length).toBeLessThanOrEqual(40)
  })
})

test.each(guides)('$path: its links lead to files and headings that exist', ({ path, text }) => {
  const broken = linksOf(text).filter((target) => {
    const [file = '', anchor] = target.split('#')
    const found = file ? normalize(join(dirname(path), file)) : path
    if (!existsSync(join(root, found))) return true
    return anchor !== undefined && !anchorsOf(readGuide(found)).includes(anchor)
  })
  expect(broken).toEqual([])
})

test.each(guides)('$path: the project files that it names exist', ({ text }) => {
  const named = inlineCodeOf(text).filter((code) =>
    /^(shared|elements|site|stories|sandbox|contract|docs|e2e|tools|bench|engravings|examples|native|locales)\/[\w./-]+$/.test(
      code,
    ),
  )
  expect(named.filter((name) => !existsSync(join(root, name)))).toEqual([])
})

describe('commands', () => {
  const release = join(root, '.cache/docs-test')
  mkdirSync(release, { recursive: true })
  writeFileSync(
    join(release, 'release.json'),
    JSON.stringify({ elements: Object.fromEntries(tags.map((tag) => [tag, {}])) }),
  )

  const packageAt = (folder: string) =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      name: string
      scripts: Readonly<Record<string, string>>
      bin: Readonly<Record<string, string>>
    }
  const sandbox = packageAt('sandbox')
  const { scripts } = packageAt('.')

  /** The commands of the sandbox, each with the function that reads its arguments. */
  const tools: Readonly<Record<string, (args: readonly string[]) => unknown>> = {
    'tw-sandbox': (args) => readSandboxArguments(args, {}),
    'tw-conformance': readConformanceArguments,
  }

  /** Throws if the build does not write the files that a command copies. */
  const understandCopy = (command: string) => {
    const [, host] = /dist\/hosts\/([\w-]+)\//.exec(command) ?? []
    if (host ? !Object.hasOwn(hosts, host) : !command.includes('dist/site/')) {
      throw new Error(`The build does not write what is copied: ${command}`)
    }
  }

  /** Throws if a tool of PostgreSQL is not used on the sandbox's own schema, or on a dump of it. */
  const understandPostgres = (command: string) => {
    const ofSchema = new RegExp(
      `--schema=${schemaName}\\b|SCHEMA ${schemaName}\\b|${schemaName}\\.dump`,
    )
    if (!ofSchema.test(command)) throw new Error(`${command} is not about the schema ${schemaName}`)
  }

  /** Throws if the command would not be understood. */
  const understand = (command: string) => {
    const [name = '', ...args] = command.split(/\s+/)
    if (/^[A-Z_]+=/.test(name)) {
      const variable = name.split('=')[0] ?? ''
      if (!usage.includes(variable)) throw new Error(`${variable} is no variable of the sandbox`)
      understand(args.join(' '))
      return
    }
    const own = tools[name]
    if (own) {
      if (!sandbox.bin[name]) throw new Error(`${name} is no command of the package`)
      own(args)
    } else if (name === 'npm') understandNpm(args)
    else if (name === 'npx') understandNpx(args)
    else if (name === 'curl') understandCurl(command)
    else if (name === 'cp') understandCopy(command)
    else if (/^(psql|pg_dump|pg_restore)$/.test(name)) understandPostgres(command)
    else if (name === 'docker') expect(existsSync(join(root, 'compose.yaml'))).toBe(true)
    else if (name === 'mkdir') return
    else throw new Error(`What is ${name}?`)
  }

  const understandNpm = ([verb = '', ...args]: readonly string[]) => {
    if (['ci', 'install', 'pack', 'view', 'publish'].includes(verb)) return
    const script = verb === 'run' ? (args[0] ?? '') : verb
    const workspace = args[args.indexOf('-w') + 1]
    const known = args.includes('-w') && workspace === sandbox.name ? sandbox.scripts : scripts
    if (!known[script]) throw new Error(`There is no script ${script}`)
  }

  const understandNpx = (args: readonly string[]) => {
    if (args[0] === '--package') {
      if (args[1] !== sandbox.name) throw new Error(`${args[1]} is no package of this project`)
      understand(args.slice(2).join(' '))
      return
    }
    const [bin = '', file = ''] = args
    if (bin === packageAt(packageFolder).name) {
      readEmbedArguments([...args.slice(1), ...(args[1] ? ['--release', release] : [])], root)
      return
    }
    if (!existsSync(join(root, 'node_modules/.bin', bin)))
      throw new Error(`${bin} is not installed`)
    if (bin === 'tsx' && !existsSync(join(root, file))) throw new Error(`There is no ${file}`)
  }

  const understandCurl = (command: string) => {
    // Any host answers this; `e2e/hosts/` asks the same of nginx.
    if (command.startsWith('curl -sI https://www.example.com/')) return
    const [, method, path] =
      /-X (\w+) http:\/\/127\.0\.0\.1:8080\/sandbox\/api(\S+)/.exec(command) ?? []
    const call = controlCalls.find(
      (call) => call.path === path && call.method === method?.toLowerCase(),
    )
    if (!call) throw new Error(`There is no call ${method} ${path}`)
    JSON.parse(/-d '(.*)'/.exec(command)?.[1] ?? '')
  }

  const inBlocks = inLanguage('sh').flatMap(({ code, where }) =>
    code
      .replaceAll('\\\n', ' ')
      .trim()
      .split('\n')
      .map((command) => ({ command, where })),
  )
  const inText = guides.flatMap(({ path, text }) =>
    inlineCodeOf(text)
      .filter((code) => /^(npm|npx) /.test(code))
      .map((command) => ({ command, where: path })),
  )

  test.each([...inBlocks, ...inText])('$where: `$command` is understood', ({ command }) => {
    understand(command)
  })
})

/** For those who have the package and not the project. */
const ofEmbedders = [
  'elements',
  'embedding',
  'frameworks',
  'messages',
  'pinning',
  'security',
  'server',
  'troubleshooting',
].map((name) => `docs/${name}.md`)

test.each(ofEmbedders)('%s names only what the package has', (path) => {
  const text = readGuide(path).replace(/<!-- examples\/\S+ -->/g, '')
  // What else a clone has is said to be there.
  const paragraphs = text.split('\n').filter((line) => !line.includes('in a clone'))
  expect(paragraphs.filter((line) => /npm run|npm start|\bexamples\//.test(line))).toEqual([])
})

test.each(inLanguage('json'))('$where: the JSON can be parsed', ({ code }) => {
  JSON.parse(code)
})

test('every block of code is in a language that a test checks, or is plain text', () => {
  const checked = ['', 'console', 'css', 'html', 'js', 'json', 'jsx', 'nginx', 'sh', 'ts', 'tsx']
  // These are files of examples, which are built.
  const ofExamples = ['vue', 'svelte']
  // `tools/native/check-syntax.ts` parses the first three; the others are parts of a manifest and of a CI.
  const native = ['dart', 'kotlin', 'swift', 'xml', 'yaml']
  const others = snippets.filter(
    ({ language }) => ![...checked, ...ofExamples, ...native].includes(language),
  )
  expect(others.map(({ where, language }) => `${where} ${language}`)).toEqual([])
  const loose = inLanguage(...ofExamples).filter(({ isExample }) => !isExample)
  expect(loose.map(({ where }) => where)).toEqual([])
})

test('the custom properties that guides name exist', () => {
  const known = hostVariables.map(({ name }) => name)
  const named = guides.flatMap(({ path, text }) =>
    [...text.matchAll(/--tw-[a-z-]*[a-z]\b(?!-?\*)/g)].map(([name]) => ({ path, name })),
  )
  expect(named.filter(({ name }) => !known.includes(name))).toEqual([])
})

test('docs/troubleshooting.md quotes the messages of the elements', () => {
  const sources = [
    ...filesIn('shared/element/host').filter((path) => !path.includes('.test.')),
    'shared/api/submit/idempotency-key.ts',
    'shared/text/i18n/replace-texts.ts',
    'shared/api/submit/key-check.ts',
  ].map(readGuide)
  const table = readGuide('docs/troubleshooting.md').split('## What the element says')[1] ?? ''
  const quoted = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, words = '']) => words)
  expect(quoted.length).toBeGreaterThan(10)
  // Attributes, and the text in place of `…`, come from the page.
  const parts = quoted.flatMap((words) =>
    words.split(/…|[a-z-]+="[^"]*"|"/).map((part) => part.trim()),
  )
  const unknown = parts.filter((part) => !sources.some((source) => source.includes(part)))
  expect(unknown).toEqual([])
})

test('docs/server.md lists every call whose outcome code 28019 leaves unknown', () => {
  const sentence = /^.*code 28019 without `success: true` leaves.*$/m.exec(
    readGuide('docs/server.md'),
  )
  const all: readonly Endpoint[] = Object.values(endpoints)
  const names = all.filter(({ successOnly }) => successOnly).map(({ name }) => `\`${name}\``)
  expect(names.filter((name) => !sentence?.[0].includes(name))).toEqual([])
})

test('docs/elements.md has the figures of shared/limits.ts', () => {
  const text = readGuide('docs/elements.md')
  const { minimumUsdWithdrawal, minimumUsdtWithdrawal, resendSeconds } = limits
  expect(text).toContain(`(${minimumUsdWithdrawal} USD, ${minimumUsdtWithdrawal} USDT)`)
  expect(text).toContain(`${resendSeconds} seconds`)
})

const elements = await readElements(root)

test.each(inLanguage('html'))(
  '$where: elements and attributes exist, and no policy is broken',
  ({ code }) => {
    expect(code).not.toMatch(/\sstyle=|<style|<script>|\son\w+=/)
    for (const [, tag, written = ''] of code.matchAll(
      /<(tw-[\w-]+)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'))?)*)\s*>/g,
    )) {
      const properties = elements.find(({ declaration }) => declaration.tag === tag)?.declaration
      const known =
        tag === 'tw-preview'
          ? ['of', ...handedOn]
          : Object.keys(properties?.properties ?? {}).map(kebab)
      const names = [...written.matchAll(/([\w-]+)(?:=(?:"[^"]*"|'[^']*'))?/g)].map(
        ([, name]) => name,
      )
      expect(names.filter((name) => !known.includes(name ?? ''))).toEqual([])
    }
  },
)
