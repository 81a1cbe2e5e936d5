import * as v from 'valibot'
import { isDecimalText } from '../shared/money/decimal-text.ts'
import { Refusal } from './answer.ts'

const amount = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => isDecimalText(text) && !text.startsWith('-'), 'Decimal text is needed'),
)

export const decisionInput = v.object({
  orderNumber: v.string(),
  tier: v.picklist(['BROKER', 'CLEARING']),
  decision: v.picklist(['approve', 'reject']),
  reason: v.optional(v.string(), ''),
})

export const incomingInput = v.object({ address: v.string(), amount })

/** A fresh account; without `card` it has one, with `null` none. */
export const accountInput = v.strictObject({
  usd: v.optional(amount, '0'),
  usdt: v.optional(amount, '0'),
  card: v.optional(v.nullable(v.pipe(v.string(), v.nonEmpty())), '6200000000001234'),
  name: v.optional(v.string(), 'Minted Account'),
})

/** Parses what a test or a form sent, or refuses it naming the field. */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Refusal(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
}
