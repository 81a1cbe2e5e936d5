import { getTableName, type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { BankCardBinding } from '../../shared/api/wire/requests.ts'
import { locales } from '../../shared/text/i18n/locale.ts'
import type { Texts } from '../language/msg.ts'
import type { CryptoTexts, UsdDetails } from './channel-details.ts'

/**
 * All tables. After a change run `npm run migrations -w trading-wallet-sandbox`, which writes the
 * SQL into `migrations/`. The triggers of the ledger and of signatures have their own migration.
 *
 * The tables have their own schema, so that a shared PostgreSQL stays clean.
 */
export const sandbox = pgSchema('sandbox')

const instant = (name: string) => timestamp(name, { withTimezone: true })

const currencies = ['USD', 'USDT'] as const
const addressFamilies = ['TRON', 'EVM'] as const
const usdMethods = ['WIRE', 'ACH', 'CREDIT_CARD', 'PAYPAL'] as const
const transferTypes = ['DEPOSIT', 'WITHDRAW', 'INTEREST_RATE', 'TRANSFER'] as const
const directions = ['IN', 'OUT'] as const
const channelDirections = ['withdraw', 'deposit'] as const
const transferWays = ['WIRE', 'CRYPTO'] as const
const transferStatuses = ['Auditing', 'Success', 'Fail'] as const
const reviewTiers = ['BROKER', 'CLEARING'] as const
const cardRequestKinds = ['BIND', 'REMOVE'] as const
const reviewStates = ['WAITING', 'PENDING', 'APPROVED', 'REJECTED'] as const
const messageKinds = ['EMAIL', 'TEXT'] as const
const confirmationRules = ['OFF', 'CODE', 'PASSKEY', 'APP'] as const
const confirmedBys = ['PASSKEY', 'CODE', 'APP'] as const
const codePurposes = ['LOOKUP', 'REGISTER', 'RESET'] as const
const custodies = ['OWN_WALLET', 'EXCHANGE'] as const
const lockKinds = ['ACCOUNT', 'SOURCE'] as const

/** Allows only these values in a column. */
const oneOf = ({ name, table }: PgColumn, values: readonly string[]) =>
  check(
    `${getTableName(table)}_${name}_check`,
    sql.raw(`${name} IN (${values.map((value) => `'${value}'`).join(', ')})`),
  )

/** An amount as it is shown: with at least two decimals, and without further zeros. */
const shownAmount = (amount: string) =>
  `round(${amount}, greatest(scale(trim_scale(${amount})), 2))`

/**
 * What a record shows of a transfer, in small letters, except the names of friends and networks, which
 * are in other tables. The recipient of a transfer does not learn the sender's wallet number.
 */
const searchedText = sql.raw(
  `lower(${[
    'order_number',
    shownAmount('amount'),
    shownAmount('amount - fee'),
    `coalesce(${shownAmount('converted')}::text, '')`,
    "coalesce(address, '')",
    "coalesce(payment_channel, '')",
    "coalesce(card_last, '')",
    "coalesce(card_bank, '')",
    "CASE direction WHEN 'OUT' THEN coalesce(counterparty, '') ELSE '' END",
  ].join(" || ' ' || ")})`,
)

const currency = () => text('currency', { enum: currencies }).notNull()

/** An account has an e-mail address, a mobile number, or both. */
export const accounts = sandbox.table(
  'accounts',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    nickname: text('nickname').notNull().default(''),
    email: text('email'),
    /** The e-mail address in the one spelling that addresses are compared by. */
    mailbox: text('mailbox').unique(),
    /** E.164. */
    mobile: text('mobile').unique(),
    /** Region of residence, ISO 3166-1 alpha-2; empty for none. */
    region: text('region').notNull().default(''),
    /** Hash, with its salt and its cost; none for an account that cannot sign in. */
    password: text('password'),
    banned: boolean('banned').notNull(),
    /** How orders are to be confirmed, if at all; each way allows the earlier ones too. */
    confirms: text('confirms', { enum: confirmationRules }).notNull().default('OFF'),
    /** The language of the last call that named one; notices are written in it. */
    locale: text('locale', { enum: locales }).notNull().default('en'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    oneOf(table.locale, locales),
    oneOf(table.confirms, confirmationRules),
    check('accounts_contact_check', sql`num_nonnulls(mailbox, mobile) > 0`),
    check('accounts_email_check', sql`num_nulls(email, mailbox) <> 1`),
  ],
)

const accountId = () => text('account_id').references(() => accounts.id)

/**
 * Tokens of demo and test accounts, which the control page shows. They are no sessions: a sign-out
 * does not end them. The name of the table is older than sign-in.
 */
export const demoTokens = sandbox.table('sessions', {
  token: text('token').primaryKey(),
  accountId: accountId().notNull(),
  expired: boolean('expired').notNull(),
})

/** Sessions that a sign-in started. Ending one sets its expiry to the present. */
export const sessions = sandbox.table(
  'login_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: accountId().notNull(),
    startedAt: instant('started_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.accountId)],
)

/**
 * Failed sign-ins: of an account from one network address, of an account from anywhere (`source` is
 * empty), and from one network address to any account (`kind` is `SOURCE`, `name` is the address).
 */
export const signInLocks = sandbox.table(
  'sign_in_locks',
  {
    kind: text('kind', { enum: lockKinds }).notNull(),
    name: text('name').notNull(),
    source: text('source').notNull().default(''),
    failures: integer('failures').notNull(),
    failedAt: instant('failed_at').notNull(),
    /** No password is checked until then. */
    lockedUntil: instant('locked_until'),
    /** When the account last signed in from this address. */
    signedInAt: instant('signed_in_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.name, table.source] }),
    oneOf(table.kind, lockKinds),
  ],
)

/** The bound bank account, which withdrawals go to. */
export const bankCards = sandbox.table(
  'bank_cards',
  {
    accountId: accountId().primaryKey(),
    /** Another one for each card that is bound. */
    id: integer('id').generatedAlwaysAsIdentity().unique(),
    bankAccount: text('bank_account').notNull(),
    /** Fee of a wire to this card, in USD. */
    fee: numeric('fee').notNull(),
    /** As its holder entered it; none for a card from a release without that form. */
    details: jsonb('details').$type<BankCardBinding>(),
  },
  () => [check('bank_cards_fee_check', sql`fee >= 0`)],
)

/** Requests to bind or to remove a bank account. The newest of an account counts. */
export const cardRequests = sandbox.table(
  'card_requests',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    accountId: accountId().notNull(),
    idempotencyKey: text('idempotency_key'),
    kind: text('kind', { enum: cardRequestKinds }).notNull(),
    /** The card to bind. */
    details: jsonb('details').$type<BankCardBinding>(),
    status: text('status', { enum: transferStatuses }).notNull(),
    failReason: text('fail_reason'),
    requestedAt: instant('requested_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    oneOf(table.kind, cardRequestKinds),
    oneOf(table.status, transferStatuses),
    check('card_requests_details_check', sql`(kind = 'BIND') = (details IS NOT NULL)`),
    unique().on(table.accountId, table.idempotencyKey),
    index().on(table.accountId, table.id),
  ],
)

/** A wallet has no balance column: balances are sums over the ledger. A transfer locks its row. */
export const wallets = sandbox.table('wallets', {
  number: text('number').primaryKey(),
  accountId: accountId().notNull().unique(),
})

const walletNumber = () => text('wallet_number').references(() => wallets.number)

export const ledgerAccounts = sandbox.table(
  'ledger_accounts',
  {
    id: text('id').primaryKey(),
    /** Empty for the company's own accounts: clearing and fees. */
    walletNumber: walletNumber(),
    currency: currency(),
  },
  (table) => [
    oneOf(table.currency, currencies),
    unique().on(table.id, table.currency),
    index().on(table.walletNumber),
  ],
)

export const postings = sandbox.table('postings', {
  id: text('id').primaryKey(),
  reason: text('reason').notNull(),
  orderNumber: text('order_number'),
  postedAt: instant('posted_at').notNull(),
})

export const entries = sandbox.table(
  'entries',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    postingId: text('posting_id')
      .notNull()
      .references(() => postings.id),
    ledgerAccountId: text('ledger_account_id').notNull(),
    currency: currency(),
    amount: numeric('amount').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'entries_ledger_account_fk',
      columns: [table.ledgerAccountId, table.currency],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.currency],
    }),
    check('entries_amount_check', sql`amount <> 0 AND abs(amount) < 1e30`),
    check(
      'entries_decimals_check',
      sql`scale(trim_scale(amount)) <= CASE currency WHEN 'USD' THEN 2 ELSE 6 END`,
    ),
    index().on(table.ledgerAccountId),
    index().on(table.postingId),
  ],
)

export const cryptoChannels = sandbox.table(
  'crypto_channels',
  {
    value: text('value').primaryKey(),
    position: integer('position').notNull().unique(),
    family: text('family', { enum: addressFamilies }).notNull(),
    allowsWithdrawal: boolean('allows_withdrawal').notNull(),
    withdrawMin: numeric('withdraw_min').notNull(),
    withdrawMax: numeric('withdraw_max').notNull(),
    withdrawDaily: numeric('withdraw_daily').notNull(),
    withdrawFee: numeric('withdraw_fee').notNull(),
    depositMin: numeric('deposit_min').notNull(),
    confirmations: integer('confirmations').notNull(),
    texts: jsonb('texts').$type<CryptoTexts>().notNull(),
  },
  (table) => [
    oneOf(table.family, addressFamilies),
    check('crypto_channels_fee_check', sql`withdraw_fee >= 0 AND withdraw_fee < withdraw_min`),
  ],
)

export const usdChannels = sandbox.table(
  'usd_channels',
  {
    method: text('method', { enum: usdMethods }).primaryKey(),
    position: integer('position').notNull().unique(),
    minAmount: numeric('min_amount').notNull(),
    maxAmount: numeric('max_amount').notNull(),
    dailyLimit: numeric('daily_limit').notNull(),
    /** Of withdrawals, which go by wire only; without one there is no limit. */
    withdrawMax: numeric('withdraw_max'),
    withdrawDaily: numeric('withdraw_daily'),
    fee: numeric('fee').notNull(),
    details: jsonb('details').$type<UsdDetails>().notNull(),
  },
  (table) => [oneOf(table.method, usdMethods), check('usd_channels_fee_check', sql`fee >= 0`)],
)

/** Networks and methods that the operator has closed, in one direction each. */
export const closures = sandbox.table(
  'closures',
  {
    direction: text('direction', { enum: channelDirections }).notNull(),
    /** The value of a network, or a method to send USD. */
    channel: text('channel').notNull(),
    /** In the four languages of the wire, or one text for all. */
    reason: jsonb('reason').$type<Texts | string>().notNull(),
    /** When it opens by itself; without it, the operator opens it. */
    until: instant('until'),
  },
  (table) => [
    primaryKey({ columns: [table.direction, table.channel] }),
    oneOf(table.direction, channelDirections),
  ],
)

export const depositAddresses = sandbox.table(
  'deposit_addresses',
  {
    address: text('address').primaryKey(),
    accountId: accountId().notNull(),
    channel: text('channel')
      .notNull()
      .references(() => cryptoChannels.value),
  },
  (table) => [unique().on(table.accountId, table.channel)],
)

/**
 * Every movement of an account's money, which makes up its history: those that the holder requested
 * (deposits, withdrawals, transfers to friends, conversions), and the others (interest, incoming
 * USDT).
 */
export const transfers = sandbox.table(
  'transfers',
  {
    orderNumber: text('order_number').primaryKey(),
    accountId: accountId().notNull(),
    walletNumber: walletNumber().notNull(),
    idempotencyKey: text('idempotency_key'),
    /** The request in a canonical spelling, to tell a repetition from another transfer. */
    payload: text('payload'),
    type: text('type', { enum: transferTypes }).notNull(),
    /** Only of a `TRANSFER`; every other type has one direction. */
    direction: text('direction', { enum: directions }),
    transferWay: text('transfer_way', { enum: transferWays }),
    currency: currency(),
    amount: numeric('amount').notNull(),
    /** Deducted from the amount: the recipient gets amount less fee. */
    fee: numeric('fee').notNull(),
    address: text('address'),
    /** Who holds the keys of the address, and the name of the exchange, if the request says it. */
    custody: text('custody', { enum: custodies }),
    exchange: text('exchange'),
    paymentChannel: text('payment_channel'),
    /** The bank account that a withdrawal of USD goes to: its id, the end of its number, its bank. */
    cardId: integer('card_id'),
    cardLast: text('card_last'),
    cardBank: text('card_bank'),
    proveImage: text('prove_image'),
    /** The friend's wallet. */
    counterparty: text('counterparty').references(() => wallets.number),
    /** Of a conversion: the USD received, and USD for one USDT. */
    converted: numeric('converted'),
    rate: numeric('rate'),
    status: text('status', { enum: transferStatuses }).notNull(),
    failReason: text('fail_reason'),
    acceptedAt: instant('accepted_at').notNull(),
    /** How its holder has confirmed it, if they had to. */
    confirmedBy: text('confirmed_by', { enum: confirmedBys }),
    /** When its holder cancelled a withdrawal. */
    cancelledAt: instant('cancelled_at'),
    /** When a withdrawal was paid, and the hash of its transaction or the reference of the bank. */
    paidAt: instant('paid_at'),
    paymentReference: text('payment_reference'),
    /**
     * Of USDT that arrives: the blocks that confirm it so far, and how many credit it. Its
     * `paymentReference` is the hash of its transaction.
     */
    blocksSeen: integer('blocks_seen'),
    blocksNeeded: integer('blocks_needed'),
    creditedAt: instant('credited_at'),
    /** The least amount that its network credits; set if the amount is below it. */
    belowMinimum: numeric('below_minimum'),
    searched: text('searched').generatedAlwaysAs((): SQL => searchedText),
  },
  (table) => [
    oneOf(table.type, transferTypes),
    oneOf(table.direction, directions),
    oneOf(table.transferWay, transferWays),
    oneOf(table.custody, custodies),
    oneOf(table.currency, currencies),
    oneOf(table.status, transferStatuses),
    oneOf(table.confirmedBy, confirmedBys),
    check('transfers_amount_check', sql`amount > 0`),
    check('transfers_fee_check', sql`fee >= 0 AND fee < amount`),
    check('transfers_moves_one_way_check', sql`(type = 'TRANSFER') = (direction IS NOT NULL)`),
    check('transfers_conversion_check', sql`num_nulls(converted, rate) <> 1`),
    check('transfers_card_check', sql`num_nulls(card_id, card_last) <> 1`),
    check(
      'transfers_cancelled_check',
      sql`cancelled_at IS NULL OR (type = 'WITHDRAW' AND status = 'Fail')`,
    ),
    check(
      'transfers_paid_check',
      sql`paid_at IS NULL OR (type = 'WITHDRAW' AND status = 'Success')`,
    ),
    check(
      'transfers_reference_check',
      sql`payment_reference IS NULL OR paid_at IS NOT NULL OR type = 'DEPOSIT'`,
    ),
    check(
      'transfers_blocks_check',
      sql`num_nulls(blocks_seen, blocks_needed) <> 1 AND blocks_seen BETWEEN 0 AND blocks_needed`,
    ),
    check(
      'transfers_credited_check',
      sql`credited_at IS NULL OR (type = 'DEPOSIT' AND status = 'Success')`,
    ),
    check('transfers_minimum_check', sql`below_minimum IS NULL OR status = 'Fail'`),
    // A transaction of a network arrives at an address once.
    uniqueIndex('transfers_arrivals')
      .on(table.address, table.paymentReference)
      .where(sql`type = 'DEPOSIT'`),
    index('transfers_in_network')
      .on(table.acceptedAt)
      .where(sql`status = 'Auditing' AND blocks_seen IS NOT NULL`),
    unique().on(table.accountId, table.idempotencyKey),
    // One index for each filter of the history.
    index('transfers_history').on(table.accountId, table.acceptedAt, table.orderNumber),
    index('transfers_history_by_type').on(
      table.accountId,
      table.type,
      table.acceptedAt,
      table.orderNumber,
    ),
    index('transfers_history_by_status').on(
      table.accountId,
      table.status,
      table.acceptedAt,
      table.orderNumber,
    ),
    index('transfers_history_by_type_and_status').on(
      table.accountId,
      table.type,
      table.status,
      table.acceptedAt,
      table.orderNumber,
    ),
    // By any part of a text, and by friend.
    index('transfers_searched').using('gin', table.searched.op('gin_trgm_ops')),
    index('transfers_by_friend')
      .on(table.accountId, table.counterparty)
      .where(sql`counterparty IS NOT NULL`),
  ],
)

/** A rate that was quoted for a conversion of USDT. */
export const conversionQuotes = sandbox.table(
  'conversion_quotes',
  {
    id: text('id').primaryKey(),
    accountId: accountId().notNull(),
    rate: numeric('rate').notNull(),
    /** In USDT; the fee is deducted from the amount. */
    amount: numeric('amount').notNull(),
    fee: numeric('fee').notNull(),
    /** In USD. */
    receives: numeric('receives').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The conversion that it was used for. */
    orderNumber: text('order_number')
      .unique()
      .references(() => transfers.orderNumber),
  },
  (table) => [index().on(table.accountId)],
)

/** Days whose interest has been booked, even if it was zero. */
export const interestDays = sandbox.table(
  'interest_days',
  {
    accountId: accountId().notNull(),
    /** YYYY-MM-DD, in UTC. */
    day: text('day').notNull(),
    orderNumber: text('order_number').references(() => transfers.orderNumber),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
)

/** Times at which an account looked for a friend, for the limit. */
export const friendLookups = sandbox.table(
  'friend_lookups',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    accountId: accountId().notNull(),
    lookedAt: instant('looked_at').notNull(),
  },
  (table) => [index().on(table.accountId, table.lookedAt)],
)

/** A destination under the name that its account has given it: an address, or a friend's wallet. */
export const recipients = sandbox.table(
  'recipients',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    accountId: accountId().notNull(),
    name: text('name').notNull(),
    /** The network of the address. */
    channel: text('channel').references(() => cryptoChannels.value),
    address: text('address'),
    /** The address in the one spelling that addresses are compared by. */
    addressKey: text('address_key'),
    /** The friend's wallet. */
    friend: text('friend').references(() => wallets.number),
    custody: text('custody', { enum: custodies }),
    exchange: text('exchange'),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    oneOf(table.custody, custodies),
    check('recipients_destination_check', sql`num_nonnulls(address, friend) = 1`),
    check('recipients_address_check', sql`num_nonnulls(channel, address, address_key) IN (0, 3)`),
    unique().on(table.accountId, table.channel, table.addressKey),
    unique().on(table.accountId, table.friend),
  ],
)

/** Accounts whose money may go to saved recipients alone. */
export const recipientRules = sandbox.table('recipient_rules', {
  accountId: accountId().primaryKey(),
  startedAt: instant('started_at').notNull(),
  /** The account has ended it: until then it still applies. */
  endsAt: instant('ends_at'),
})

/** An order that its holder is asked to confirm, with the code that was sent for it. */
export const confirmations = sandbox.table(
  'confirmations',
  {
    id: text('id').primaryKey(),
    accountId: accountId().notNull(),
    /** The key of the request that needs it. */
    idempotencyKey: text('idempotency_key'),
    /** All that is confirmed, in the spelling that is hashed. */
    order: text('order_text').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    codeSalt: text('code_salt'),
    codeHash: text('code_hash'),
    /** When the last code was sent, and how many were. */
    codeSentAt: instant('code_sent_at'),
    codeSends: integer('code_sends').notNull().default(0),
    /** Of the last code. */
    wrongTries: integer('wrong_tries').notNull().default(0),
    usedAt: instant('used_at'),
    /** What a new passkey has to sign. */
    passkeyChallenge: text('passkey_challenge'),
  },
  (table) => [
    check('confirmations_code_check', sql`num_nulls(code_salt, code_hash, code_sent_at) IN (0, 3)`),
    index().on(table.accountId, table.createdAt),
  ],
)

/** Public keys of passkeys that confirm orders. */
export const passkeys = sandbox.table(
  'passkeys',
  {
    /** base64url, as WebAuthn writes it. */
    id: text('id').primaryKey(),
    accountId: accountId().notNull(),
    /** The domain that it belongs to. */
    rpId: text('rp_id').notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed, by its own count; 0 if it does not count. */
    signCount: integer('sign_count').notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [index().on(table.accountId, table.rpId)],
)

export const reviews = sandbox.table(
  'reviews',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => transfers.orderNumber),
    tier: text('tier', { enum: reviewTiers }).notNull(),
    state: text('state', { enum: reviewStates }).notNull(),
    reason: text('reason'),
    /** When the reviewer began; absent if it was decided at once. */
    begunAt: instant('begun_at'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    oneOf(table.tier, reviewTiers),
    oneOf(table.state, reviewStates),
    unique().on(table.orderNumber, table.tier),
  ],
)

export const contracts = sandbox.table('contracts', {
  id: text('id').primaryKey(),
  number: text('number').notNull(),
  partA: text('part_a').notNull(),
  partB: text('part_b').notNull(),
  createdAt: instant('created_at').notNull(),
})

const contractId = () => text('contract_id').references(() => contracts.id)

export const contractLinks = sandbox.table(
  'contract_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    contractId: contractId().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index().on(table.contractId)],
)

/** An operator's text of a contract, in one language: the text of the elements is not shown then. */
export const contractTexts = sandbox.table(
  'contract_texts',
  {
    contractId: contractId().notNull(),
    /** A BCP 47 tag. */
    lang: text('lang').notNull(),
    version: text('version').notNull(),
    /** As the operator typed it: `# title`, `## heading`, `- item`, paragraphs. */
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.lang] })],
)

/** An upload belongs to an account or to a contract. */
export const uploads = sandbox.table(
  'uploads',
  {
    name: text('name').primaryKey(),
    accountId: accountId(),
    contractId: contractId(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [
    check('uploads_owner_check', sql`num_nonnulls(account_id, contract_id) = 1`),
    index().on(table.accountId),
    index().on(table.contractId),
  ],
)

/** What a reviewer has asked about an order, and the answer of its holder. */
export const questions = sandbox.table(
  'questions',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => transfers.orderNumber),
    text: text('text').notNull(),
    askedAt: instant('asked_at').notNull(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    check('questions_answer_check', sql`num_nulls(answer, answered_at) <> 1`),
    index().on(table.orderNumber),
  ],
)

/** The images of an answer, in their order. */
export const answerFiles = sandbox.table(
  'answer_files',
  {
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
    position: integer('position').notNull(),
    uploadName: text('upload_name')
      .notNull()
      .references(() => uploads.name),
  },
  (table) => [
    primaryKey({ columns: [table.questionId, table.position] }),
    index().on(table.uploadName),
  ],
)

/** The record of a signature, one per contract. It never changes. */
export const signatures = sandbox.table('signatures', {
  contractId: contractId().primaryKey(),
  /** The upload with the picture. */
  uploadName: text('upload_name')
    .notNull()
    .references(() => uploads.name),
  idempotencyKey: text('idempotency_key'),
  /** SHA-256 of the picture's bytes. */
  signatureHash: text('signature_hash').notNull(),
  /** SHA-256 of the text, as UTF-8. */
  textHash: text('text_hash').notNull(),
  /** The exact text: the document may change later, the signed text must not. */
  text: text('text').notNull(),
  locale: text('locale').notNull(),
  /** The operator's name of the version, of an own text. */
  version: text('version'),
  /** Signing date in the text, YYYY-MM-DD. */
  date: text('date').notNull(),
  /** Whether the picture names the text it was drawn under. If not, the English text is stored. */
  isNoted: boolean('is_noted').notNull(),
  signedAt: instant('signed_at').notNull(),
  /** Network address of the request. */
  source: text('source').notNull(),
  userAgent: text('user_agent').notNull(),
})

/** E-mails and text messages. Of a text message, `to` and `mailbox` are the number, `subject` is empty. */
export const mails = sandbox.table(
  'mails',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    kind: text('kind', { enum: messageKinds }).notNull().default('EMAIL'),
    to: text('to').notNull(),
    mailbox: text('mailbox').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** Of an enquiry: a repeated request has the same key and is stored once. */
    idempotencyKey: text('idempotency_key').unique(),
  },
  (table) => [index().on(table.mailbox), oneOf(table.kind, messageKinds)],
)

const purpose = () => text('purpose', { enum: codePurposes }).notNull().default('LOOKUP')

/**
 * The codes of a mailbox or mobile number that are in use, stored as hashes only: one for each purpose
 * and for each network address that requested one.
 */
export const emailCodes = sandbox.table(
  'email_codes',
  {
    mailbox: text('mailbox').notNull(),
    purpose: purpose(),
    source: text('source').notNull().default(''),
    salt: text('salt').notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Wrong tries from the address that requested it, and from others. */
    wrongTries: integer('wrong_tries').notNull(),
    otherWrongTries: integer('other_wrong_tries').notNull().default(0),
    isUsed: boolean('is_used').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mailbox, table.purpose, table.source] }),
    oneOf(table.purpose, codePurposes),
  ],
)

/** Times at which codes were sent, for the rate limits. */
export const codeSends = sandbox.table(
  'code_sends',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    mailbox: text('mailbox').notNull(),
    purpose: purpose(),
    source: text('source').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    oneOf(table.purpose, codePurposes),
    index().on(table.mailbox, table.sentAt),
    index().on(table.source, table.sentAt),
  ],
)

/** A token is issued for a correct code. It may be used for the purpose of the code. */
export const mailboxTokens = sandbox.table(
  'mailbox_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    mailbox: text('mailbox').notNull(),
    /** The address as the person spelled it. */
    sentTo: text('sent_to').notNull().default(''),
    purpose: purpose(),
    expiresAt: instant('expires_at').notNull(),
    /** Hash of the request that used up the token; a repetition gets the same answer again. */
    usedBy: text('used_by'),
  },
  (table) => [oneOf(table.purpose, codePurposes)],
)
