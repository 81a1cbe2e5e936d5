import { and, asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { AgreementText } from '../../shared/api/wire/contract.ts'
import { documentText } from '../../shared/text/legal-text/contract-text.ts'
import type { LegalText } from '../../shared/text/legal-text/legal-text.ts'
import { cleanLine, maxOwnTextLength, ownText } from '../../shared/text/legal-text/own-text.ts'
import { sha256Of } from '../basics/hash.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import { contracts, contractTexts, signatures } from '../database/schema.ts'
import { documentIn } from './documents.ts'

type TextRow = typeof contractTexts.$inferSelect

const isTag = (text: string): boolean => {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}

/** A text of the operator for one contract in one language; without words, that text is removed. */
export const contractTextInput = v.object({
  contractId: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  lang: v.pipe(v.string(), v.trim(), v.check(isTag, 'A language tag is needed, such as ja')),
  version: v.pipe(v.optional(v.string(), ''), v.transform(cleanLine), v.maxLength(60)),
  text: v.optional(v.pipe(v.string(), v.maxLength(maxOwnTextLength)), ''),
})
type ContractText = v.InferOutput<typeof contractTextInput>

/**
 * Reads plain text: `# title`, `## heading`, `- item`; a line without a mark is a paragraph. Nothing
 * else means anything: a tag of HTML is text.
 */
function readPlainText(source: string): Pick<AgreementText, 'title' | 'intro' | 'sections'> {
  let title = ''
  const intro: (string | string[])[] = []
  const sections: { heading: string; blocks: (string | string[])[] }[] = []
  for (const line of source.split(/\r\n?|\n/).map(cleanLine)) {
    const [, mark = '', words = line] = /^(#|##|-) (.+)$/.exec(line) ?? []
    const blocks = sections.at(-1)?.blocks ?? intro
    const last = blocks.at(-1)
    if (mark === '#' && !title) title = words
    else if (mark === '#' || mark === '##') sections.push({ heading: words, blocks: [] })
    else if (mark === '-' && Array.isArray(last)) last.push(words)
    else if (mark === '-') blocks.push([words])
    else if (line) blocks.push(line)
  }
  return { title, intro, sections }
}

/** The text of a row, with the labels of its language. */
function legalTextOf(deps: Pick<SandboxDeps, 'contractDocuments'>, row: TextRow) {
  const { locale, document } = documentIn(deps.contractDocuments, row.lang)
  const given = { lang: row.lang, version: row.version, ...readPlainText(row.text) }
  return { locale, given, legalText: ownText(given, document) }
}

/** Sets the text of a contract in a language, or removes it. A signed contract keeps its text. */
export async function setContractText(
  deps: SandboxDeps,
  { text, ...values }: ContractText,
): Promise<void> {
  const { contractId, lang, version } = values
  await deps.database.queries.transaction(async (tx) => {
    const [contract] = await tx.select().from(contracts).where(eq(contracts.id, contractId))
    if (!contract) throw new Refusal('There is no such contract')
    const [signed] = await tx.select().from(signatures).where(eq(signatures.contractId, contractId))
    if (signed) throw new Refusal('The contract is signed: its text stays')
    if (!text.trim()) {
      await tx
        .delete(contractTexts)
        .where(and(eq(contractTexts.contractId, contractId), eq(contractTexts.lang, lang)))
      return
    }
    const { given, legalText } = legalTextOf(deps, { ...values, text })
    if (!given.title || !legalText) {
      throw new Refusal('The text begins with "# " and its title, and has words below it')
    }
    await tx
      .insert(contractTexts)
      .values({ ...values, text })
      .onConflictDoUpdate({
        target: [contractTexts.contractId, contractTexts.lang],
        set: { version, text },
      })
  })
}

const rowsOf = (queries: Queries, contractId: string) =>
  queries
    .select()
    .from(contractTexts)
    .where(eq(contractTexts.contractId, contractId))
    .orderBy(asc(contractTexts.lang))

/** The texts of a contract as the API sends them, each with its hash; none without any. */
export async function textsOf(
  deps: Pick<SandboxDeps, 'contractDocuments'>,
  queries: Queries,
  contractId: string,
): Promise<AgreementText[]> {
  const rows = await rowsOf(queries, contractId)
  return rows.flatMap((row) => {
    const { locale, given, legalText } = legalTextOf(deps, row)
    return legalText ? [{ ...given, textHash: sha256Of(documentText(legalText, locale)) }] : []
  })
}

/** A text of a contract, for the text that was signed. */
export interface OwnContractText {
  readonly lang: string
  readonly version: string
  readonly locale: string
  readonly legalText: LegalText
}

/** The texts of a contract, to build again what was signed. */
export async function ownTextsOf(
  deps: Pick<SandboxDeps, 'contractDocuments'>,
  queries: Queries,
  contractId: string,
): Promise<OwnContractText[]> {
  const rows = await rowsOf(queries, contractId)
  return rows.flatMap((row) => {
    const { locale, legalText } = legalTextOf(deps, row)
    return legalText?.own ? [{ ...legalText.own, locale, legalText }] : []
  })
}
