import { parseSync } from 'vite'
import type { DeclarationTexts } from '../../contract/openapi/document.ts'

/** A node of the syntax tree, with the fields in use. */
interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

/** The words of a documentation comment, in one line, without what a tag says to tools. */
const wordsOf = (comment: string): string =>
  comment
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .replace(/ *@public .*/, '')
    .trim()

const propertiesOf = (node: Node): readonly Node[] => (node.properties ?? []) as Node[]

/** The object in `v.object({…})`, also within `v.pipe(…)`; or the object itself. */
function objectIn(node: Node): Node | undefined {
  if (node.type === 'ObjectExpression') return node
  if (node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression') {
    return objectIn(node.expression as Node)
  }
  if (node.type !== 'CallExpression') return undefined
  for (const part of node.arguments as Node[]) {
    const found = objectIn(part)
    if (found) return found
  }
  return undefined
}

/** The name behind a spread: `transferTerms`, or `company` of `company.entries`. */
const spreadName = ({ argument }: Node): string => {
  const of = argument as Node
  return String(of.type === 'MemberExpression' ? (of.object as Node).name : of.name)
}

/**
 * Reads the comments of exports: of each constant, of each field of its object, and of each literal
 * in a union of texts. A spread field has the comment of its declaration.
 */
export function declarationTexts(
  sources: readonly { readonly file: string; readonly source: string }[],
): DeclarationTexts {
  const constants: Record<string, string> = {}
  const fields: Record<string, Record<string, string>> = {}
  const spreads: Record<string, string[]> = {}
  for (const { file, source } of sources) {
    const { program, comments } = parseSync(file, source)
    const above = (start: number): string | undefined => {
      const comment = comments.findLast(({ end }) => end <= start)
      // A bar may precede the first literal of a union.
      const isNext = comment && /^[\s|]*$/.test(source.slice(comment.end, start))
      return isNext && comment.value.startsWith('*') ? wordsOf(comment.value) : undefined
    }
    for (const statement of program.body as unknown as Node[]) {
      const isExported = statement.type === 'ExportNamedDeclaration'
      const declared = (isExported ? statement.declaration : statement) as Node | null
      if (declared?.type === 'TSTypeAliasDeclaration') {
        const members = ((declared.typeAnnotation as Node).types ?? []) as Node[]
        const texts = members.flatMap(({ literal, start }) => {
          const words = above(start)
          return words ? [[String((literal as Node | undefined)?.value), words] as const] : []
        })
        fields[String((declared.id as Node).name)] = Object.fromEntries(texts)
      }
      if (declared?.type !== 'VariableDeclaration') continue
      for (const { id, init } of declared.declarations as { id: Node; init: Node }[]) {
        const name = String(id.name)
        const text = above(statement.start)
        if (text) constants[name] = text
        const object = init && objectIn(init)
        if (!object) continue
        const own: Record<string, string> = {}
        for (const property of propertiesOf(object)) {
          if (property.type === 'SpreadElement') {
            spreads[name] = [...(spreads[name] ?? []), spreadName(property)]
            continue
          }
          const key = property.key as Node
          const words = above(property.start)
          if (words) own[String(key.name ?? key.value)] = words
        }
        fields[name] = own
      }
    }
  }
  /** What is spread may itself contain what others declare. */
  const all = (name: string): Record<string, string> =>
    Object.assign({}, ...(spreads[name] ?? []).map(all), fields[name])
  for (const name of Object.keys(spreads)) fields[name] = all(name)
  return { constants, fields }
}
