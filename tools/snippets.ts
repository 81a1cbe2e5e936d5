import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The text of a file of the project. */
export const readGuide = (path: string): string => readFileSync(join(root, path), 'utf8')

/** A block of code in a guide. */
interface Snippet {
  readonly language: string
  readonly code: string
  /** The line of its first code. */
  readonly line: number
  /** What a comment above it declares for the compiler: `<!-- given … -->`. */
  readonly given: string
  /** Whether it is a file of an example: `<!-- examples/… -->`. */
  readonly isExample: boolean
}

/** A guide without its blocks of code. */
export const proseOf = (guide: string): string => guide.replace(/^```[\s\S]*?^```$/gm, '')

/** The links of a guide within the project: each a path, or a heading as `#heading`, or both. */
export const linksOf = (guide: string): string[] =>
  [
    ...proseOf(guide).matchAll(/\]\(([^)\s]+)\)/g),
    ...proseOf(guide).matchAll(/(?:src|srcset|href)="([^"]+)"/g),
  ]
    .map(([, target = '']) => target)
    .filter((target) => !/^(https?|mailto):/.test(target) && target !== '/app')

/** All blocks of code of a guide. */
export function snippetsOf(guide: string): Snippet[] {
  const block =
    /(?:<!-- (examples\/\S+) -->\n+|<!-- given\n([\s\S]*?)-->\n+)?^```(\w*)\n([\s\S]*?)^```$/gm
  return [...guide.matchAll(block)].map((match) => {
    const [all, example, given = '', language = '', code = ''] = match
    const before = guide.slice(0, match.index + all.length - code.length)
    return {
      language,
      code,
      given,
      isExample: example !== undefined,
      line: before.split('\n').length - 1,
    }
  })
}

/** A block of code under a comment that names the file it is taken from. */
const exampleBlock = /<!-- (examples\/\S+) -->\n\n```(\w+)\n[\s\S]*?```/g

/**
 * A guide with the files of examples in the blocks under their names, so that what it shows is what
 * the tests build and run.
 *
 * @param read the text of a file by its path in the project
 */
export const withSnippets = (guide: string, read: (path: string) => string): string =>
  guide.replace(exampleBlock, (_, path: string, language: string) =>
    [`<!-- ${path} -->`, '', `\`\`\`${language}`, `${read(path).trimEnd()}`, '```'].join('\n'),
  )
