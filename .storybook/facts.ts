import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Plugin } from 'vite'
import { locales } from '../shared/text/i18n/locale.ts'

const root = join(import.meta.dirname, '..')

const filesIn = (folder: string, end: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((name) => end.test(name) && !/\.test(-helper)?\./.test(name))

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** A value of the style sheets, and the sheets that have it. */
export interface StyleFact {
  readonly value: string
  readonly sheets: readonly string[]
}

/** A text in four languages, and the files that show it. */
export interface TextFact {
  readonly id: string
  readonly files: readonly string[]
  readonly texts: Readonly<Record<string, string>>
}

/** What the pages of Storybook say about the sources, read from them. */
export interface Facts {
  readonly breakpoints: readonly { readonly name: string; readonly query: string }[]
  readonly durations: readonly StyleFact[]
  readonly weights: readonly StyleFact[]
  readonly borders: readonly StyleFact[]
  /** By the file of a component: the files of elements and site that show it. */
  readonly users: Readonly<Record<string, readonly string[]>>
  readonly plates: readonly string[]
}

/** Every match of a pattern's first group in the sheets, the most frequent first. */
function styleFacts(sheets: readonly string[], pattern: RegExp): StyleFact[] {
  const found = new Map<string, Set<string>>()
  for (const sheet of sheets) {
    for (const [, value = ''] of read(sheet).matchAll(pattern)) {
      found.set(value, (found.get(value) ?? new Set()).add(sheet))
    }
  }
  return [...found]
    .map(([value, sheets]) => ({ value, sheets: [...sheets].sort() }))
    .sort((a, b) => b.sheets.length - a.sheets.length)
}

/** Who imports whom, by file. */
function importersOf(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>()
  for (const file of files) {
    for (const [, from = ''] of read(file).matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
      const target = posix.join(posix.dirname(file), from)
      importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  return importers
}

/** The files of elements and site that show a shared component, by itself or within another one. */
function usersOf(file: string, importers: ReadonlyMap<string, readonly string[]>): string[] {
  const seen = new Set<string>([file])
  for (const each of seen) {
    if (!each.startsWith('shared/')) continue
    for (const importer of importers.get(each) ?? []) seen.add(importer)
  }
  return [...seen].filter((each) => !each.startsWith('shared/')).sort()
}

function readFacts(): Facts {
  const folders = ['shared', 'elements', 'site']
  const sheets = folders.flatMap((folder) => filesIn(folder, /\.css$/))
  const code = folders.flatMap((folder) => filesIn(folder, /\.tsx?$/))
  const importers = importersOf(code)
  const components = code.filter((file) => /^shared\/.*\/[A-Z]\w+\.tsx$/.test(file))
  return {
    breakpoints: [
      ...read('shared/ui/theme/media.css').matchAll(/@custom-media --([\w-]+) (.+);/g),
    ].map(([, name = '', query = '']) => ({ name, query })),
    durations: styleFacts(
      sheets,
      /(?:animation|transition)(?:-duration)?:[^;]*?\b(\d[\d.]*m?s)\b/g,
    ),
    weights: styleFacts(sheets, /font-weight: (\d+)/g),
    borders: styleFacts(sheets, /(?:border|outline)(?:-\w+)?: (\d[\w.]* (?:solid|dashed|double))/g),
    users: Object.fromEntries(components.map((file) => [file, usersOf(file, importers)])),
    plates: filesIn('site/ornaments', /-dark\.svg$/).map((file) =>
      posix.basename(file, '-dark.svg'),
    ),
  }
}

const unquoted = (lines: string): string =>
  lines
    .split('\n')
    .map((line) => JSON.parse(line.slice(line.indexOf('"'))) as string)
    .join('')

/** The entries of a catalogue: the files that show each, its id, its English and its text. */
const entriesOf = (po: string) =>
  [
    ...po.matchAll(
      /((?:^#.*\n)*)(^msgctxt (?:".*"\n)+)?^(msgid (?:".*"\n?)+)(msgstr (?:".*"\n?)+)/gm,
    ),
  ].map(([, notes = '', context = '', english = '', text = '']) => {
    const message = unquoted(english.trim())
    return {
      files: [...notes.matchAll(/^#: (.+)$/gm)].map(([, file = '']) => file),
      // As a page names it that has a text of its own: `texts.json`.
      id: context ? `${unquoted(context.trim())}|${message}` : message,
      message,
      text: unquoted(text.trim()),
    }
  })

/** The texts of all catalogues. */
export function readTexts(): TextFact[] {
  const texts = new Map<string, { files: string[]; texts: Record<string, string> }>()
  for (const locale of locales) {
    for (const file of filesIn(`locales/${locale}`, /\.po$/)) {
      for (const entry of entriesOf(read(file))) {
        if (!entry.message) continue
        const known = texts.get(entry.id) ?? { files: entry.files, texts: {} }
        known.texts[locale] = entry.text || entry.message
        texts.set(entry.id, known)
      }
    }
  }
  return [...texts].map(([id, rest]) => ({ id, ...rest }))
}

const modules: Readonly<Record<string, () => unknown>> = {
  'virtual:facts': readFacts,
  'virtual:texts': readTexts,
}

/** The modules `virtual:facts` and `virtual:texts`, for the pages and panels of Storybook. */
export const facts = (): Plugin => ({
  name: 'storybook-facts',
  resolveId: (id) => (modules[id] ? `\0${id}` : undefined),
  load(id) {
    const make = modules[id.slice(1)]
    return make && id.startsWith('\0') ? `export default ${JSON.stringify(make())}` : undefined
  },
})
