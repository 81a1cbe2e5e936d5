import * as v from 'valibot'
import { decimal } from '../../money/decimal-text.ts'
import { confirmationProof } from './confirmation.ts'
import { currency, historyFilters } from './history.ts'
import { custody, recipientId } from './recipient.ts'
import { transferStatus, transferType, transferWay } from './transfer.ts'
import { cardId } from './withdrawal-card.ts'

/*
 * What the elements and the site send. They import only the types, so no schema is in their files;
 * the sandbox checks requests with them, and they are in the description of the server's interface.
 */

/** The payload of `transfer` (sections 3 and 7). Amounts are decimal text in whole units. */
export const transferPayload = v.object({
  amount: decimal,
  /** URL of the uploaded proof; empty for a withdrawal. */
  proveImage: v.string(),
  remark: v.picklist(['']),
  transferWay,
  type: transferType,
  /** Destination of a crypto withdrawal; absent otherwise. */
  address: v.optional(v.string()),
  /** `value` of the channel; empty if it has none. Not sent with a USD withdrawal. */
  paymentChannel: v.optional(v.union([v.string(), v.number()])),
  /**
   * The `id` of the bank account that the person has confirmed, only with a withdrawal of USD; absent if
   * the card has none. If another card is bound by now, refuse the withdrawal with code 28114.
   */
  bankCardId: v.optional(cardId),
  /** Who holds the keys of the address; only sent if `takesCustody`. */
  custody: v.optional(custody),
  /** The name of the exchange that holds them; only sent if `takesCustody`. */
  exchange: v.optional(v.string()),
  /** Only after the server has asked for it with code 28117; the rest of the payload is the same. */
  confirmation: v.optional(confirmationProof),
})
export type TransferPayload = v.InferOutput<typeof transferPayload>

/** The payload of `cancelTransfer`. */
export const cancellation = v.object({ orderNumber: v.string() })

/** The payload of `answerQuestion`. */
export const questionReply = v.object({
  /** The `id` of the question. */
  questionId: v.string(),
  /** At most 2,000 characters. */
  text: v.string(),
  /** Addresses of uploaded images, at most five. */
  files: v.pipe(v.array(v.string()), v.readonly()),
})
export type QuestionReply = v.InferOutput<typeof questionReply>

/** The query of `getHistory`; absent fields do not filter. */
export const historyQuery = v.object({
  /** `PROCESS`: records under review. */
  type: v.exactOptional(v.picklist(historyFilters)),
  status: v.exactOptional(transferStatus),
  /** ISO 8601, UTC: from this instant on. */
  from: v.exactOptional(v.string()),
  /** ISO 8601, UTC: before this instant. */
  to: v.exactOptional(v.string()),
  /** The beginning of an order number. */
  search: v.exactOptional(v.string()),
  /**
   * Any part of what a record shows: order number, amount, what arrives of it, name, address. As a
   * person typed it: a sum may have a sign, separators and its currency. Only sent if `takesContains`.
   */
  contains: v.exactOptional(v.string()),
  /** `next` of the page before. */
  cursor: v.exactOptional(v.string()),
  /** Records per page: 50 by default, at most 100. */
  limit: v.exactOptional(v.string()),
})
export type HistoryQuery = Readonly<v.InferOutput<typeof historyQuery>>

/** The payload of `bindBankCard`, with the labels of section 3. */
export const bankCardBinding = v.object({
  /** As the bank prints it: it may be in another order or another script than the account's name. */
  holderName: v.string(),
  holderAddress: v.string(),
  bankName: v.string(),
  /** Account number or IBAN, without blanks and signs. */
  bankAccount: v.string(),
  bankAddress: v.string(),
  /** Country of the bank, ISO 3166-1 alpha-2. */
  country: v.string(),
  city: v.string(),
  postCode: v.string(),
  /** SWIFT/BIC, 8 to 11 characters. */
  swiftCode: v.string(),
})
export type BankCardBinding = Readonly<v.InferOutput<typeof bankCardBinding>>

/** The payload of `findFriend`. */
export const friendSearch = v.object({
  /** An account number or an e-mail address; at most 320 characters. */
  account: v.string(),
})

/** The payload of `transferToFriend`. Amounts are decimal text in whole units. */
export const friendTransfer = v.object({
  walletNumber: v.string(),
  currency,
  amount: decimal,
  /** As of `transfer`. */
  confirmation: v.optional(confirmationProof),
})
export type FriendTransfer = Readonly<v.InferOutput<typeof friendTransfer>>

/**
 * The payload of `saveRecipient`: a new name for the recipient of an `id`, or a new recipient, which has
 * `address` and `network`, or `walletNumber`. A destination that is saved already gets the name.
 */
export const recipientInput = v.object({
  id: v.optional(recipientId),
  name: v.string(),
  address: v.optional(v.string()),
  /** `value` of the channel. */
  network: v.optional(v.union([v.string(), v.number()])),
  walletNumber: v.optional(v.string()),
  /** Only sent if `takesCustody`. */
  custody: v.optional(custody),
  exchange: v.optional(v.string()),
})
export type RecipientInput = Readonly<v.InferOutput<typeof recipientInput>>

/** The payload of `removeRecipient`. */
export const recipientRemoval = v.object({ id: recipientId })

/** The payload of `restrictRecipients`: switches `onlySaved`. Switching off waits `waitHours`. */
export const recipientRestriction = v.object({ isOn: v.boolean() })

/** The payload of `getConversionQuote`. */
export const quoteRequest = v.object({
  /** USDT to convert. */
  amount: decimal,
})

/** The payload of `convert`. */
export const conversion = v.object({ quoteId: v.string() })
export type Conversion = Readonly<v.InferOutput<typeof conversion>>

/** The payload of `signContract` (section 3). */
export const signingPayload = v.object({
  /** Pictures of a payment; empty for a contract of cooperation. */
  paymentImg: v.pipe(v.array(v.string()), v.readonly()),
  /** The contract's `contractId`. */
  paymentId: v.string(),
  /** URL of the uploaded picture of the signature. */
  signature: v.string(),
})
export type SigningPayload = Readonly<v.InferOutput<typeof signingPayload>>

/** The payload of `signIn`. */
export const credentials = v.object({
  /** An e-mail address, or a mobile number as E.164: `+886912345678`. */
  account: v.string(),
  password: v.string(),
})
export type Credentials = Readonly<v.InferOutput<typeof credentials>>

/** What a code is for (sections 3 and 5). */
export const codePurpose = v.picklist(['REGISTER', 'RESET'])
export type CodePurpose = v.InferOutput<typeof codePurpose>

/** The payload of `sendUserCode`. */
export const codeRequest = v.object({
  /** An e-mail address, or a mobile number as E.164. */
  account: v.string(),
  purpose: codePurpose,
})

/** The payload of `checkUserCode`. */
export const codeCheck = v.object({
  /** The address or number that the code was sent to. */
  account: v.string(),
  purpose: codePurpose,
  /** The six digits. */
  code: v.string(),
})

/** The payload of `register`, which is sent with the token of the checked code. */
export const registration = v.object({
  password: v.string(),
  /** The holder's name, as on the bank account that will be bound. */
  name: v.string(),
  /** Region of residence, ISO 3166-1 alpha-2. */
  region: v.string(),
})
export type Registration = Readonly<v.InferOutput<typeof registration>>

/** The payload of `resetPassword`, which is sent with the token of the checked code. */
export const newPassword = v.object({ password: v.string() })

/** The payload of `sendEnquiry`. */
export const enquiry = v.object({
  name: v.string(),
  email: v.string(),
  message: v.string(),
  /** Subject of the message; may be empty. */
  topic: v.optional(v.string()),
})
