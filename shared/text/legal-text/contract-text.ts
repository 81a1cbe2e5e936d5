import { articleHeading } from './drawing/article-heading.ts'
import { type ContractFacts, factNames } from './drawing/contract-facts.ts'
import type { Block, LegalText } from './legal-text.ts'

/**
 * The version of the text, in all languages. A signature names it beside the hash. Raise it when a
 * word of a contract or the form below changes: an earlier signature still belongs to the earlier
 * text, which the server has on record.
 */
export const textVersion = 2

/** A fact as one line, whatever the server sent, so that it cannot pass for a line of the text. */
const oneLine = (fact: string): string => fact.replace(/\s+/g, ' ').trim()

const lines = (block: Block): readonly string[] =>
  typeof block === 'string' ? [block] : block.map((item) => `- ${item}`)

/**
 * The exact text of a contract that is signed, hashed (SHA-256) and shown in a saved copy. Lines
 * end in `\n`; articles are numbered as its language does.
 *
 * @param locale of the text
 */
export const contractText = (
  { title, words, intro, sections }: LegalText,
  locale: string,
  facts: ContractFacts,
): string =>
  [
    title,
    '',
    ...factNames.map((name) => `${words[name]}: ${oneLine(facts[name])}`),
    '',
    ...intro.flatMap(lines),
    ...sections.flatMap(({ heading, blocks }, at) => [
      '',
      articleHeading(locale)(heading, at),
      ...blocks.flatMap(lines),
    ]),
    '',
  ].join('\n')
