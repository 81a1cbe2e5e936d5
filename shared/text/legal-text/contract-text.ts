import { headingsOf } from './drawing/article-heading.ts'
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

/** The text without title and facts. */
const body = (text: Pick<LegalText, 'intro' | 'sections' | 'own'>, locale: string): string[] => [
  ...text.intro.flatMap(lines),
  ...text.sections.flatMap(({ heading, blocks }, at) => [
    '',
    headingsOf(text, locale)(heading, at),
    ...blocks.flatMap(lines),
  ]),
  '',
]

/**
 * The text of a contract without number, parties and date. Its hash says which text it is, whoever
 * signs: `textHash` of a server's `texts`.
 */
export const documentText = (text: LegalText, locale: string): string =>
  [text.title, '', ...body(text, locale)].join('\n')

/**
 * The exact text of a contract that is signed, hashed (SHA-256) and shown in a saved copy. Lines
 * end in `\n`; articles are numbered as its language does.
 *
 * @param locale of the text
 */
export const contractText = (text: LegalText, locale: string, facts: ContractFacts): string =>
  [
    text.title,
    '',
    ...factNames.map((name) => `${text.words[name]}: ${oneLine(facts[name])}`),
    ...(text.own?.version ? [`${text.words.version}: ${text.own.version}`] : []),
    '',
    ...body(text, locale),
  ].join('\n')
