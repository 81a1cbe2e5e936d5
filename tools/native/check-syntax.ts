import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { installAside } from '../install-aside.ts'
import { readGuide, snippetsOf } from '../snippets.ts'

/*
 * Parses the Swift, Kotlin and Dart files of `native/` and the code of its guides, and ends with 1 if
 * there is a syntax error. The grammars take 75 MB. A grammar knows no types: what builds the packages
 * is in `native/README.md`.
 */

const root = join(import.meta.dirname, '../..')

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

const packages = installAside(
  'grammars',
  'web-tree-sitter@0.27.2',
  '@cursorless/tree-sitter-wasms@0.7.0',
  '@repomix/tree-sitter-wasms@0.1.17',
)
const { resolve } = createRequire(join(packages, 'any.js'))
const { Language, Parser }: TreeSitter = await import(resolve('web-tree-sitter'))
await Parser.init()

const languages = new Map<string, unknown>()
for (const [ending, path] of Object.entries(grammars)) {
  languages.set(ending, await Language.load(join(packages, path)))
}

let count = 0
const check = (where: string, ending: string, code: string): void => {
  const language = languages.get(ending)
  if (!language) return
  const parser = new Parser()
  parser.setLanguage(language)
  const errors = errorsOf(parser.parse(code).rootNode)
  for (const error of errors) console.error(`${where}, ${error}`)
  if (errors.length > 0) process.exitCode = 1
  count++
}

for (const file of readdirSync(join(root, 'native'), { recursive: true, encoding: 'utf8' })) {
  const ending = file.split('.').at(-1) ?? ''
  if (file.includes('node_modules') || !languages.has(ending)) continue
  check(`native/${file}`, ending, readFileSync(join(root, 'native', file), 'utf8'))
}

for (const guide of ['README.md', 'docs/native.md', 'native/README.md']) {
  for (const { language, line, code } of snippetsOf(readGuide(guide))) {
    // Code of a guide in Dart is an expression or a statement, which a file is not.
    const isDart = language === 'dart'
    const text = isDart ? `void main() { ${code.trim().replace(/;$/, '')}; }` : code
    check(`${guide}:${line}`, language === 'kotlin' ? 'kts' : language, text)
  }
}
console.log(`Swift, Kotlin and Dart: ${count} texts were parsed`)
