import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'

/*
 * Parses the Swift, Kotlin and Dart files of `native/`, and ends with 1 if one has a syntax error. The
 * grammars take 75 MB, so they are installed in `.cache/` when they are needed, and only here. A grammar
 * knows no types: what builds the packages is in `native/README.md`.
 */

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/grammars')
const packages = [
  'web-tree-sitter@0.27.2',
  '@cursorless/tree-sitter-wasms@0.7.0',
  '@repomix/tree-sitter-wasms@0.1.17',
]

/** By the ending of a file; the newest grammar of each language that is published as WebAssembly. */
const grammars: Readonly<Record<string, string>> = {
  swift: '@cursorless/tree-sitter-wasms/out/tree-sitter-swift.wasm',
  kt: '@cursorless/tree-sitter-wasms/out/tree-sitter-kotlin.wasm',
  kts: '@cursorless/tree-sitter-wasms/out/tree-sitter-kotlin.wasm',
  dart: '@repomix/tree-sitter-wasms/out/tree-sitter-dart.wasm',
}

/** What is used of `web-tree-sitter`, which this project does not depend on. */
interface SyntaxNode {
  readonly hasError: boolean
  readonly isError: boolean
  readonly isMissing: boolean
  readonly text: string
  readonly startPosition: { readonly row: number }
  readonly children: readonly SyntaxNode[]
}
interface TreeSitter {
  readonly Language: { load(path: string): Promise<unknown> }
  readonly Parser: {
    init(): Promise<void>
    new (): {
      setLanguage(language: unknown): void
      parse(text: string): { readonly rootNode: SyntaxNode }
    }
  }
}

const errorsOf = (node: SyntaxNode): readonly string[] => {
  if (!node.hasError && !node.isMissing) return []
  if (!node.isError && !node.isMissing) return node.children.flatMap(errorsOf)
  const text = node.text.split('\n', 1)[0] ?? ''
  return [`line ${node.startPosition.row + 1}: ${node.isMissing ? 'something is missing' : text}`]
}

mkdirSync(folder, { recursive: true })
await promisify(execFile)(
  'npm',
  ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', ...packages],
  { timeout: 300_000 },
)
const { resolve } = createRequire(join(folder, 'package.json'))
const { Language, Parser }: TreeSitter = await import(resolve('web-tree-sitter'))
await Parser.init()

const languages = new Map<string, unknown>()
for (const [ending, path] of Object.entries(grammars)) {
  languages.set(ending, await Language.load(join(folder, 'node_modules', path)))
}

const native = join(root, 'native')
let count = 0
for (const file of readdirSync(native, { recursive: true, encoding: 'utf8' })) {
  const language = languages.get(file.split('.').at(-1) ?? '')
  if (!language || file.includes('node_modules')) continue
  const parser = new Parser()
  parser.setLanguage(language)
  const errors = errorsOf(parser.parse(readFileSync(join(native, file), 'utf8')).rootNode)
  for (const error of errors) console.error(`native/${file}, ${error}`)
  if (errors.length > 0) process.exitCode = 1
  count++
}
console.log(`${count} files in Swift, Kotlin and Dart were parsed`)
