import { asc, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import type { QuestionReply } from '../../shared/api/wire/requests.ts'
import type { Question, question } from '../../shared/api/wire/timeline.ts'
import { maxAnswerFiles, maxAnswerLength } from '../../shared/limits.ts'
import type { Account } from '../accounts/account-of-token.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import { answerFiles, questions, reviews } from '../database/schema.ts'
import { msg } from '../language/msg.ts'
import { sendNotice } from '../messages/notices.ts'
import { uploadOf, uploadUrl } from '../uploads/records.ts'
import { lockOrder } from './lock-order.ts'
import { askedNotice } from './transfer-notices.ts'

export type OrderQuestion = v.InferInput<typeof question> & {
  readonly orderNumber: string
  readonly answer: Question['answer']
}

/** The questions about some orders, the oldest first. */
export async function questionsOf(
  queries: Queries,
  orderNumbers: readonly string[],
): Promise<OrderQuestion[]> {
  const rows = await queries
    .select()
    .from(questions)
    .where(inArray(questions.orderNumber, [...orderNumbers]))
    .orderBy(asc(questions.id))
  if (rows.length === 0) return []
  const files = await queries
    .select()
    .from(answerFiles)
    .where(
      inArray(
        answerFiles.questionId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(answerFiles.position))
  return rows.map(({ id, orderNumber, text, askedAt, answer, answeredAt }) => ({
    id: String(id),
    orderNumber,
    text,
    askedAt: askedAt.toISOString(),
    answer:
      answer === null
        ? null
        : {
            text: answer,
            files: files
              .filter(({ questionId }) => questionId === id)
              .map(({ uploadName }) => uploadUrl(uploadName)),
            at: answeredAt?.toISOString() ?? null,
          },
  }))
}

/** The question of a reviewer. */
export const askInput = v.object({
  orderNumber: v.string(),
  text: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('A question is needed'),
    v.maxLength(maxAnswerLength),
  ),
})

/**
 * Asks the holder of an order under review. With it, the first review begins.
 *
 * @throws Refusal if the order is decided, or an earlier question is open
 */
export function askQuestion(
  deps: SandboxDeps,
  { orderNumber, text }: v.InferOutput<typeof askInput>,
): Promise<void> {
  return deps.database.queries.transaction(async (tx) => {
    const { transfer, recipient, tiers } = await lockOrder(tx, orderNumber)
    if (transfer.status !== 'Auditing') throw new Refusal('This order is not under review')
    const asked = await questionsOf(tx, [orderNumber])
    if (asked.some(({ answer }) => !answer)) throw new Refusal('A question is open already')
    const at = deps.clock()
    const pending = tiers.find(({ state }) => state === 'PENDING')
    if (pending && !pending.begunAt) {
      await tx.update(reviews).set({ begunAt: at }).where(eq(reviews.id, pending.id))
    }
    await tx.insert(questions).values({ orderNumber, text, askedAt: at })
    await sendNotice(tx, at, recipient, askedNotice({ orderNumber, type: transfer.type }, text))
  })
}

const isSame = (answer: NonNullable<Question['answer']>, given: QuestionReply) =>
  answer.text === given.text.trim() && (answer.files ?? []).join('\n') === given.files.join('\n')

/**
 * Answers a question. The same answer a second time changes nothing.
 *
 * @throws Refusal if another answer was given, or the order is decided
 */
export function answerQuestion(
  deps: SandboxDeps,
  account: Account,
  given: QuestionReply,
): Promise<void> {
  const unknown = new Refusal('There is no such question', sandboxRefusalCodes.notFound)
  const id = /^\d{1,9}$/.test(given.questionId) ? Number(given.questionId) : undefined
  const text = given.text.trim()
  return deps.database.queries.transaction(async (tx) => {
    if (id === undefined) throw unknown
    const [found] = await tx.select().from(questions).where(eq(questions.id, id))
    if (!found) throw unknown
    const { transfer } = await lockOrder(tx, found.orderNumber)
    if (transfer.accountId !== account.id) throw unknown
    const asked = await questionsOf(tx, [found.orderNumber])
    const answer = asked.find(({ id }) => id === given.questionId)?.answer
    if (answer) {
      if (isSame(answer, given)) return
      throw new Refusal(msg('This question has already been answered.'))
    }
    if (transfer.status !== 'Auditing') {
      throw new Refusal(msg('This order has been decided. No answer is needed any more.'))
    }
    if (text === '') throw new Refusal(msg('Enter an answer.'))
    if (text.length > maxAnswerLength) {
      throw new Refusal(
        msg('An answer has at most {maxAnswerLength} characters.', { maxAnswerLength }),
      )
    }
    if (given.files.length > maxAnswerFiles) {
      throw new Refusal(msg('An answer has at most {maxAnswerFiles} images.', { maxAnswerFiles }))
    }
    const uploads = await Promise.all(
      given.files.map((url) => uploadOf(tx, { accountId: account.id }, url)),
    )
    const names = uploads.map((upload) => upload?.name)
    await tx
      .update(questions)
      .set({ answer: text, answeredAt: deps.clock() })
      .where(eq(questions.id, id))
    for (const [position, uploadName] of names.entries()) {
      if (!uploadName) throw new Refusal(msg('Upload the image again'))
      await tx.insert(answerFiles).values({ questionId: id, position, uploadName })
    }
  })
}
