import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { tags } from '../elements/elements.ts'
import { classicFile, entryFile, loaderFile, newestFolder } from './embed/release.ts'
import { builtImports } from './imports.ts'
import { textTable } from './text-table.ts'

/**
 * Compares the sizes of a build with `sizes.json`, in bytes of brotli at its best quality, and fails
 * if one has grown by more than 5 %. Bytes, because they are the same on any machine.
 *
 * `--write` writes the sizes of the build into `sizes.json`: say in the commit what they buy.
 */
const dist = join(import.meta.dirname, '../dist')
const path = join(import.meta.dirname, 'sizes.json')
const slack = 1.05

const filesIn = (folder: string, pattern: RegExp): string[] =>
  readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => join(folder, file))

const read = (file: string) => readFileSync(join(dist, file))

/**
 * What an element loads until its first view can be used, in English: its entry, what this asks for,
 * and all that these import.
 */
function firstViewOf(entry: string): string[] {
  const isLoaded = (file: string) => !/\.(zh|ja|ko)-|\/unsupported-/.test(file)
  const reached = new Set<string>()
  const visit = (file: string, isEntry = false) => {
    if (reached.has(file)) return
    reached.add(file)
    const { statics, dynamics } = builtImports(file, read(`widgets/${file}`).toString())
    for (const each of [...statics, ...(isEntry ? dynamics.filter(isLoaded) : [])]) visit(each)
  }
  visit(entry, true)
  return [...reached].map((file) => `widgets/${file}`)
}

/** The scripts and sheets that the home page names, without those of elements. */
const ofHomePage = (): string[] =>
  [
    ...read('site/index.html')
      .toString()
      .matchAll(/<(?:link|script)\b[^>]*>/g),
  ]
    .filter(([tag]) => !tag.includes('data-for="element"'))
    .flatMap(([tag]) => /(?:href|src)="\/([^"]+\.(?:js|css))"/.exec(tag)?.[1] ?? [])
    .map((file) => `site/${file}`)

/** The rows of the table: a name, and its files. */
const rows = (): Readonly<Record<string, readonly string[]>> => ({
  ...Object.fromEntries(tags.map((tag) => [`${tag}, first view`, firstViewOf(entryFile(tag))])),
  'elements, all modules': filesIn('widgets', /(?<!\.iife)\.js$/),
  'elements, classic scripts': tags.map((tag) => `widgets/${classicFile(tag)}`),
  'loader of a CDN': [`cdn/${newestFolder}/${loaderFile}`],
  'site, home page': ofHomePage(),
  'site, all scripts and sheets': filesIn('site/assets', /\.(js|css)$/),
  'site, fonts': filesIn('site/assets', /\.woff2$/),
})

const compressed = new Map<string, Promise<number>>()
const compress = promisify(brotliCompress)
/** Bytes of a file as a server sends it. A font is compressed already. */
const sizeOf = (file: string): Promise<number> => {
  const known = compressed.get(file)
  if (known) return known
  const content = read(file)
  const size = file.endsWith('.woff2')
    ? Promise.resolve(content.length)
    : compress(content).then(({ length }) => length)
  compressed.set(file, size)
  return size
}

const sumOf = async (files: readonly string[]): Promise<number> => {
  const sizes = await Promise.all(files.map(sizeOf))
  return sizes.reduce((sum, size) => sum + size, 0)
}

if (!existsSync(join(dist, 'site/index.html'))) {
  console.error('There is no build to weigh. Run: npm run build')
  process.exit(1)
}
const now: Record<string, number> = {}
for (const [name, files] of Object.entries(rows())) now[name] = await sumOf(files)
if (process.argv.includes('--write')) writeFileSync(path, `${JSON.stringify(now, null, 2)}\n`)

const known: Readonly<Record<string, number>> = JSON.parse(readFileSync(path, 'utf8'))
const names = [...new Set([...Object.keys(now), ...Object.keys(known)])]
const results = names.map((name) => {
  const [size = Number.NaN, before = Number.NaN] = [now[name], known[name]]
  return { name, size, before, growth: size / before - 1, isWithin: size <= before * slack }
})
console.log(
  textTable(
    ['brotli bytes of', 'now', 'in sizes.json', 'growth in %'],
    results.map(({ name, size, before, growth }) => [
      name,
      String(size),
      String(before),
      (growth * 100).toFixed(1),
    ]),
  ),
)
const broken = results.filter(({ isWithin }) => !isWithin)
for (const { name } of broken) console.error(`${name} is larger than allowed, or unknown`)
if (broken.length > 0) {
  console.error('To allow the sizes of this build: npm run sizes -- --write')
  process.exitCode = 1
}
