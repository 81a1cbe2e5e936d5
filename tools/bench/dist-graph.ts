import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { parseSync } from 'vite'
import { median } from './median.ts'

/** One built file: its weight, and what it imports. Paths are relative to the build's folder. */
interface BuiltFile {
  /** Brotli at its best quality, as a server sends files that it compressed beforehand. */
  readonly bytes: number
  readonly statics: readonly string[]
  readonly dynamics: readonly string[]
}

export type Graph = ReadonlyMap<string, BuiltFile>

/** Bytes of brotli at its best quality. */
export const brotli = (source: Buffer): number =>
  brotliCompressSync(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  }).length

/** The literal specifier of an import, without its quotes; `undefined` for a computed one. */
const literal = (source: string): string | undefined => /^[`'"](\.[^`'"]*)[`'"]$/.exec(source)?.[1]

/** What a built file imports. */
export function importsOf(path: string, source: string): Pick<BuiltFile, 'statics' | 'dynamics'> {
  const { errors, module } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const resolve = (specifier: string) => posix.join(posix.dirname(path), specifier)
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    return literal(source.slice(start, end)) ?? []
  })
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  const statics = [...module.staticImports.map((each) => each.moduleRequest.value), ...reexports]
  return {
    statics: [...new Set(statics.filter((each) => each.startsWith('.')).map(resolve))],
    dynamics: [...new Set(dynamics.map(resolve))],
  }
}

/**
 * A script whose imports have other hashes in their names, made from these names. With the real ones,
 * a change of one file would change the weight of another.
 */
const withHashesOf = (seed: number, source: string): string =>
  source.replace(/\/([\w.-]+)-[\w-]{8}\.js\b/g, (_, name: string) => {
    const hash = createHash('sha256').update(`${seed} ${name}`).digest('base64url').slice(0, 8)
    return `/${name}-${hash}.js`
  })

/**
 * Brotli's size of a large file moves by 0.2 % with a few letters of a name: the median of several
 * spellings does not.
 */
function weigh(source: string): number {
  const seeds = source.length < 100_000 ? [0] : [0, 1, 2]
  const spellings = new Set(seeds.map((seed) => withHashesOf(seed, source)))
  return median([...spellings].map((spelling) => brotli(Buffer.from(spelling))))
}

/** Brotli at its best is slow, so a file is compressed only when its size is needed. */
function builtFile(path: string, source: Buffer): BuiltFile {
  let bytes: number | undefined
  return {
    get bytes() {
      bytes ??= weigh(source.toString())
      return bytes
    },
    ...importsOf(path, source.toString()),
  }
}

/** Reads every script of a build and its imports from the files themselves. */
export function readGraph(directory: string): Graph {
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
  return new Map(
    paths.map((path) => [path, builtFile(path, readFileSync(join(directory, path)))] as const),
  )
}

/** The files, and all that they import statically. */
export function closureOf(graph: Graph, roots: Iterable<string>): Set<string> {
  const reached = new Set<string>()
  const visit = (path: string) => {
    if (reached.has(path)) return
    const file = graph.get(path)
    if (!file) throw new Error(`The build imports ${path}, which is not there.`)
    reached.add(path)
    file.statics.forEach(visit)
  }
  for (const root of roots) visit(root)
  return reached
}

export const bytesOf = (graph: Graph, paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + (graph.get(path)?.bytes ?? 0), 0)

/** `chunks/Wire-BbNYPham.js` → `Wire`: the name without the hash of the content. */
export const nameOf = (path: string): string =>
  path.startsWith('chunks/')
    ? path.replace(/^chunks\//, '').replace(/-[\w-]{8}\.js$/, '')
    : path.replace(/\.js$/, '')
