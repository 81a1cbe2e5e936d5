import { boolean, integer, jsonb, numeric, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'
import type { CryptoTexts, UsdDetails } from '../channels/details.ts'

/** The tables as drizzle sees them. `ddl.ts` creates them; a test holds the two together. */
const sandbox = pgSchema('sandbox')

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const meta = sandbox.table('meta', { version: integer('version').primaryKey() })

export const accounts = sandbox.table('accounts', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  /** The e-mail address in the one spelling that addresses are compared by. */
  mailbox: text('mailbox').notNull(),
  banned: boolean('banned').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const sessions = sandbox.table('sessions', {
  token: text('token').primaryKey(),
  accountId: text('account_id').notNull(),
  expired: boolean('expired').notNull(),
})

export const bankCards = sandbox.table('bank_cards', {
  accountId: text('account_id').primaryKey(),
  bankAccount: text('bank_account').notNull(),
  /** Fee of a wire to this card, in USD. */
  fee: numeric('fee').notNull(),
})

/** A wallet holds no balance: balances follow from the ledger. Its row is what a transfer locks. */
export const wallets = sandbox.table('wallets', {
  number: text('number').primaryKey(),
  accountId: text('account_id').notNull(),
})

export const ledgerAccounts = sandbox.table('ledger_accounts', {
  id: text('id').primaryKey(),
  /** Empty for the house's own accounts: clearing and fees. */
  walletNumber: text('wallet_number'),
  currency: text('currency', { enum: ['USD', 'USDT'] }).notNull(),
})

export const postings = sandbox.table('postings', {
  id: text('id').primaryKey(),
  reason: text('reason').notNull(),
  orderNumber: text('order_number'),
  postedAt: instant('posted_at').notNull(),
})

export const entries = sandbox.table('entries', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  postingId: text('posting_id').notNull(),
  ledgerAccountId: text('ledger_account_id').notNull(),
  currency: text('currency', { enum: ['USD', 'USDT'] }).notNull(),
  amount: numeric('amount').notNull(),
})

export const cryptoChannels = sandbox.table('crypto_channels', {
  value: text('value').primaryKey(),
  position: integer('position').notNull(),
  family: text('family', { enum: ['TRON', 'EVM'] }).notNull(),
  allowsWithdrawal: boolean('allows_withdrawal').notNull(),
  withdrawMin: numeric('withdraw_min').notNull(),
  withdrawMax: numeric('withdraw_max').notNull(),
  withdrawDaily: numeric('withdraw_daily').notNull(),
  withdrawFee: numeric('withdraw_fee').notNull(),
  depositMin: numeric('deposit_min').notNull(),
  confirmations: integer('confirmations').notNull(),
  texts: jsonb('texts').$type<CryptoTexts>().notNull(),
})

export const usdChannels = sandbox.table('usd_channels', {
  method: text('method', { enum: ['WIRE', 'ACH', 'CREDIT_CARD', 'PAYPAL'] }).primaryKey(),
  position: integer('position').notNull(),
  minAmount: numeric('min_amount').notNull(),
  maxAmount: numeric('max_amount').notNull(),
  dailyLimit: numeric('daily_limit').notNull(),
  fee: numeric('fee').notNull(),
  details: jsonb('details').$type<UsdDetails>().notNull(),
})

export const depositAddresses = sandbox.table('deposit_addresses', {
  address: text('address').primaryKey(),
  accountId: text('account_id').notNull(),
  channel: text('channel').notNull(),
})

export const transfers = sandbox.table('transfers', {
  orderNumber: text('order_number').primaryKey(),
  accountId: text('account_id').notNull(),
  walletNumber: text('wallet_number').notNull(),
  idempotencyKey: text('idempotency_key'),
  /** What was sent, spelt in one way, to tell a repetition from another transfer. */
  payload: text('payload').notNull(),
  type: text('type', { enum: ['DEPOSIT', 'WITHDRAW'] }).notNull(),
  transferWay: text('transfer_way', { enum: ['WIRE', 'CRYPTO'] }).notNull(),
  currency: text('currency', { enum: ['USD', 'USDT'] }).notNull(),
  amount: numeric('amount').notNull(),
  /** Taken out of the amount: what arrives is amount less fee. */
  fee: numeric('fee').notNull(),
  address: text('address'),
  paymentChannel: text('payment_channel'),
  proveImage: text('prove_image'),
  status: text('status', { enum: ['Auditing', 'Success', 'Fail'] }).notNull(),
  failReason: text('fail_reason'),
  acceptedAt: instant('accepted_at').notNull(),
})

export const reviews = sandbox.table('reviews', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  orderNumber: text('order_number').notNull(),
  tier: text('tier', { enum: ['BROKER', 'CLEARING'] }).notNull(),
  state: text('state', { enum: ['WAITING', 'PENDING', 'APPROVED', 'REJECTED'] }).notNull(),
  reason: text('reason'),
  decidedAt: instant('decided_at'),
})

export const uploads = sandbox.table('uploads', {
  name: text('name').primaryKey(),
  /** An upload belongs to an account or to a contract. */
  accountId: text('account_id'),
  contractId: text('contract_id'),
  contentType: text('content_type').notNull(),
  size: integer('size').notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
})

export const incomingPayments = sandbox.table('incoming_payments', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  address: text('address').notNull(),
  amount: numeric('amount').notNull(),
  credited: boolean('credited').notNull(),
  note: text('note').notNull(),
  arrivedAt: instant('arrived_at').notNull(),
})

export const mails = sandbox.table('mails', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  to: text('to').notNull(),
  mailbox: text('mailbox').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  sentAt: instant('sent_at').notNull(),
  /** Of an enquiry: one that is sent again is the same. */
  idempotencyKey: text('idempotency_key').unique(),
})

/** The one code of a mailbox that is good; it stands here as a hash only. */
export const emailCodes = sandbox.table('email_codes', {
  mailbox: text('mailbox').primaryKey(),
  salt: text('salt').notNull(),
  codeHash: text('code_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
  wrongTries: integer('wrong_tries').notNull(),
  isUsed: boolean('is_used').notNull(),
})

/** Codes that were sent, for the limits. */
export const codeSends = sandbox.table('code_sends', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  mailbox: text('mailbox').notNull(),
  source: text('source').notNull(),
  sentAt: instant('sent_at').notNull(),
})

/** What a right code was answered with: it reads the balance of the mailbox's wallet. */
export const mailboxTokens = sandbox.table('mailbox_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  mailbox: text('mailbox').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const contracts = sandbox.table('contracts', {
  id: text('id').primaryKey(),
  number: text('number').notNull(),
  partA: text('part_a').notNull(),
  partB: text('part_b').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const contractLinks = sandbox.table('contract_links', {
  token: text('token').primaryKey(),
  contractId: text('contract_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** What is kept of a signature, one per contract; it is never changed. */
export const signatures = sandbox.table('signatures', {
  contractId: text('contract_id').primaryKey(),
  /** The picture among the uploads. */
  uploadName: text('upload_name').notNull(),
  idempotencyKey: text('idempotency_key'),
  /** SHA-256 of the picture's bytes. */
  signatureHash: text('signature_hash').notNull(),
  /** SHA-256 of the text, as UTF-8. */
  textHash: text('text_hash').notNull(),
  /** The exact text: a document may be mended later, what was signed stays. */
  text: text('text').notNull(),
  locale: text('locale', { enum: ['en', 'zh', 'ja', 'ko'] }).notNull(),
  /** Signing date in the text, YYYY-MM-DD. */
  date: text('date').notNull(),
  /** Whether the picture itself said which text it was drawn under; otherwise the English one is kept. */
  isNoted: boolean('is_noted').notNull(),
  signedAt: instant('signed_at').notNull(),
  /** Address that the call came from. */
  source: text('source').notNull(),
  userAgent: text('user_agent').notNull(),
})
