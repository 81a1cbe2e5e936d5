import * as v from 'valibot'
import { maxEnquiryLength, maxEnquiryNameLength } from '../shared/limits.ts'
import { isDecimalText } from '../shared/money/decimal-text.ts'
import { readEmail } from '../shared/person/email/email.ts'
import { readMobile } from '../shared/person/phone/mobile.ts'
import { regionCodes } from '../shared/person/region/region-codes.ts'
import { tidyLine, tidyText } from '../shared/text/free-text.ts'
import { Refusal } from './answer.ts'
import { readContact } from './contact.ts'
import { longHistoryLength } from './history/length.ts'

const amount = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => isDecimalText(text) && !text.startsWith('-'), 'Decimal text is needed'),
)

const entered = (readAs: (text: string) => string | undefined, problem: string) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = readAs(dataset.value)
      if (value !== undefined) return value
      addIssue({ message: problem })
      return NEVER
    }),
  )

/** An e-mail address, read as the elements read it. */
const email = entered((text) => {
  const reading = readEmail(text)
  return reading.ok ? reading.email : undefined
}, 'An e-mail address is needed')

/** A mobile number with its country code. */
const mobile = entered((text) => {
  const reading = readMobile(text, '')
  return reading.ok ? reading.mobile : undefined
}, 'A mobile number with its country code is needed')

/** An e-mail address, or a mobile number with its country code. */
export const address = entered(
  (text) => readContact(text)?.to,
  'An e-mail address or a mobile number is needed',
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

export const incomingInput = v.object({ address: v.string(), amount })

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

/** Whose failed sign-ins to forget: an account by the entered address, or a network address. */
export const lockInput = v.object({
  kind: v.optional(v.picklist(['ACCOUNT', 'SOURCE']), 'ACCOUNT'),
  name: v.pipe(v.string(), v.nonEmpty()),
})

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

/** One line of a message. Characters that could start another mail header become spaces. */
const line = (maxLength: number) =>
  v.pipe(v.string(), v.transform(tidyLine), v.maxLength(maxLength))

/** A message of a visitor of the site. */
export const enquiryInput = v.object({
  name: v.pipe(line(maxEnquiryNameLength), v.nonEmpty('Please enter your name')),
  email,
  message: v.pipe(
    v.string(),
    v.transform(tidyText),
    v.nonEmpty('Please enter your message'),
    v.maxLength(maxEnquiryLength),
  ),
  topic: v.optional(line(maxEnquiryNameLength), ''),
})

/** Parses the input of a test or a form. A refusal names the field. */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Refusal(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
}
