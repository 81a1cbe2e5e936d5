import * as v from 'valibot'
import { isDecimalText } from '../../shared/money/decimal-text.ts'
import { regionCodes } from '../../shared/person/region/region-codes.ts'
import { longHistoryLength } from '../demo/long-history.ts'
import { email, mobile } from '../messages/contact-inputs.ts'

const amount = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => isDecimalText(text) && !text.startsWith('-'), 'Decimal text is needed'),
)

const region = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.check((code) => regionCodes.includes(code), 'A region of ISO 3166-1 is needed'),
)

export const decisionInput = v.object({
  orderNumber: v.string(),
  tier: v.picklist(['BROKER', 'CLEARING']),
  decision: v.picklist(['approve', 'reject']),
  reason: v.optional(v.string(), ''),
})

/** The order that an operator acts on. */
export const orderInput = v.object({ orderNumber: v.string() })

/** A hash or a reference, as the operator types it. */
const hash = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\x21-\x7e]*$/, 'A hash has letters, digits and signs of ASCII'),
  v.maxLength(100),
)

export const incomingInput = v.object({
  address: v.pipe(v.string(), v.trim()),
  amount,
  hash: v.optional(hash, ''),
  /** How many blocks confirm it already; without it, as many as credit it. */
  blocks: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))),
})

/**
 * A new account. By default it has a card (`null`: none), an e-mail address of its own (`null`: none)
 * and no password.
 */
export const accountInput = v.strictObject({
  usd: v.optional(amount, '0'),
  usdt: v.optional(amount, '0'),
  card: v.optional(v.nullable(v.pipe(v.string(), v.nonEmpty())), '6200000000001234'),
  name: v.optional(v.string(), 'Test Account'),
  nickname: v.optional(v.string()),
  email: v.optional(v.nullable(email)),
  mobile: v.optional(mobile),
  region: v.optional(v.union([v.literal(''), region]), 'US'),
  password: v.optional(v.string()),
  /** Number of records of a generated history; very many take seconds. */
  records: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(longHistoryLength)),
    0,
  ),
})

/** An account that the operator names by its id, e-mail address or mobile number. */
export const accountNameInput = v.object({ account: v.pipe(v.string(), v.nonEmpty()) })

export const residenceInput = v.object({ ...accountNameInput.entries, region })

const confirms = v.picklist(['OFF', 'CODE', 'PASSKEY', 'APP'])

/** How an account confirms its orders; each way allows the earlier ones too. */
export const confirmationInput = v.object({ ...accountNameInput.entries, confirms })

/** Whose failed sign-ins to forget: an account by the entered address, or a network address. */
export const lockInput = v.object({
  kind: v.optional(v.picklist(['ACCOUNT', 'SOURCE']), 'ACCOUNT'),
  name: v.pipe(v.string(), v.nonEmpty()),
})

const way = {
  direction: v.picklist(['withdraw', 'deposit']),
  /** The value of a network, or a method to send USD. */
  channel: v.pipe(v.string(), v.nonEmpty()),
}

const words = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1000))
const maxMinutes = 365 * 24 * 60

/** Closes a network or a method. The reason is one text, or one for each language. */
export const closeInput = v.object({
  ...way,
  reason: v.union([words, v.strictObject({ en: words, cn: words, jp: words, ko: words })]),
  /** After how many minutes it opens by itself; without them, the operator opens it. */
  minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxMinutes))),
})

export const openInput = v.object(way)

export const dailyLimitInput = v.object({ ...way, dailyLimit: amount })

const maxPartLength = 200
const party = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxPartLength))
const day = 24 * 60 * 60

/** A new contract with its link. With a negative time the link has already expired. */
export const contractInput = v.strictObject({
  number: v.optional(party),
  partA: v.optional(party, 'Example Clearing Institution'),
  partB: v.optional(party, 'Example Partnering Broker'),
  expiresInSeconds: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(-3650 * day), v.maxValue(3650 * day)),
    30 * day,
  ),
})
