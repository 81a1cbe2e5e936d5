import * as v from 'valibot'
import { custody } from '../../shared/api/wire/recipient.ts'
import { transferPayload } from '../../shared/api/wire/requests.ts'
import { usdMethod } from '../../shared/api/wire/usd-channel.ts'
import { cardId } from '../../shared/api/wire/withdrawal-card.ts'
import { maxRecipientNameLength } from '../../shared/limits.ts'
import { Refusal } from '../core/answer.ts'
import { msg } from '../language/msg.ts'

const { amount, remark, proveImage } = transferPayload.entries
const noImage = v.literal('')

/** The three kinds of transfer. An unknown or missing field is refused. */
const kinds = {
  'WIRE WITHDRAW': v.strictObject({
    amount,
    proveImage: noImage,
    remark,
    transferWay: v.literal('WIRE'),
    type: v.literal('WITHDRAW'),
    bankCardId: v.exactOptional(v.pipe(cardId, v.transform(String))),
  }),
  'CRYPTO WITHDRAW': v.strictObject({
    amount,
    proveImage: noImage,
    remark,
    transferWay: v.literal('CRYPTO'),
    type: v.literal('WITHDRAW'),
    address: v.string(),
    paymentChannel: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
    custody: v.exactOptional(custody),
    exchange: v.exactOptional(v.pipe(v.string(), v.maxLength(maxRecipientNameLength))),
  }),
  'WIRE DEPOSIT': v.strictObject({
    amount,
    proveImage: v.pipe(proveImage, v.nonEmpty('A remittance proof is required')),
    remark,
    transferWay: v.literal('WIRE'),
    type: v.literal('DEPOSIT'),
    paymentChannel: v.optional(v.union([v.literal(''), usdMethod]), ''),
  }),
} as const

export type UsdWithdrawal = v.InferOutput<(typeof kinds)['WIRE WITHDRAW']>
export type UsdtWithdrawal = v.InferOutput<(typeof kinds)['CRYPTO WITHDRAW']>
export type Proof = v.InferOutput<(typeof kinds)['WIRE DEPOSIT']>
export type Payload = UsdWithdrawal | UsdtWithdrawal | Proof

/** Parses the request of a transfer, or throws a refusal. */
export function readPayload(body: unknown): Payload {
  const kind = v.safeParse(v.object({ transferWay: v.string(), type: v.string() }), body)
  const name = kind.success ? `${kind.output.transferWay} ${kind.output.type}` : ''
  if (!Object.hasOwn(kinds, name)) throw new Refusal(msg('This type of transfer is not available.'))

  const payload = v.safeParse(kinds[name as keyof typeof kinds], body)
  if (payload.success) return payload.output
  const [issue] = payload.issues
  throw new Refusal(`The transfer was not understood (${v.getDotPath(issue)}): ${issue.message}.`)
}
