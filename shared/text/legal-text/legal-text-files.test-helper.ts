import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Block } from './legal-text.ts'
import { readMarkdown } from './read-markdown.ts'

export const sourceOf = (locale: string, name: string): string =>
  readFileSync(resolve(`locales/${locale}/documents/${name}.md`), 'utf8')

export const legalTextOf = (locale: string, name: string) => readMarkdown(sourceOf(locale, name))

/** `p` for a paragraph, the number of its items for a list. */
export const shapeOf = (blocks: readonly Block[]) =>
  blocks.map((block) => (typeof block === 'string' ? 'p' : block.length))

/** The constants that a piece of a source names. */
export const named = (source: string) => [...source.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
