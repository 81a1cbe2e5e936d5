import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import Big from 'big.js'
import type { BankCardBinding } from '../../shared/api/wire/requests.ts'
import { mailboxKey } from '../../shared/person/email/email.ts'
import { setBoundCard } from '../bank-cards/bound-card.ts'
import { depositAddressesFor } from '../channels/deposit-address.ts'
import type { Queries } from '../database/database.ts'
import { accounts, demoTokens, wallets } from '../database/schema.ts'
import { clearing, openPockets, pocket } from '../ledger/accounts.ts'
import { bookExchange } from '../ledger/book-entry.ts'

export interface NewAccount {
  readonly id: string
  readonly name: string
  /** What a header shows; by default the name. */
  readonly nickname?: string | undefined
  /** A token that never ends, for demos and tests. */
  readonly token?: string | undefined
  /** Default: derived from the name. `null` for none, which needs a mobile number. */
  readonly email?: string | null | undefined
  /** E.164. */
  readonly mobile?: string | undefined
  /** ISO 3166-1 alpha-2. */
  readonly region: string
  /** The hash of `hashPassword`; without it the account cannot sign in. */
  readonly password?: string | undefined
  /** Opening balances in whole units, as decimal text. */
  readonly usd: string
  readonly usdt: string
  /** Number of the bound bank account; `null` for none. */
  readonly card: string | null
  readonly isExpired?: boolean
  readonly isBanned?: boolean
}

/** A card that is bound from the start; its bank does not exist. */
const cardOf = (name: string, bankAccount: string): BankCardBinding => ({
  holderName: name,
  holderAddress: '2 Fictional Square, Sampleton',
  bankName: 'Example Bank of Sampleton',
  bankAccount,
  bankAddress: '1 Fictional Square, Sampleton',
  country: 'US',
  city: 'Sampleton',
  postCode: '00000',
  swiftCode: 'EXMPUS20XXX',
})

/** Ten digits derived from the account, so that the demo wallet always has the same number. */
const walletNumberOf = (accountId: string): string => {
  const view = new DataView(sha256(utf8ToBytes(`wallet ${accountId}`)).buffer)
  return `W${(view.getBigUint64(0) % 10_000_000_000n).toString().padStart(10, '0')}`
}

const emailFor = ({ name, email }: NewAccount): string | null =>
  email === undefined
    ? `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@sandbox.example`
    : email

/** Opens an account with wallet, deposit addresses and opening balances. */
export async function openAccount(queries: Queries, at: Date, account: NewAccount): Promise<void> {
  const { id, name, token } = account
  const email = emailFor(account)
  const number = walletNumberOf(id)

  await queries.insert(accounts).values({
    id,
    name,
    nickname: account.nickname ?? name,
    email,
    mailbox: email && mailboxKey(email),
    mobile: account.mobile,
    region: account.region,
    password: account.password,
    banned: account.isBanned ?? false,
    createdAt: at,
  })
  if (token !== undefined) {
    await queries
      .insert(demoTokens)
      .values({ token, accountId: id, expired: account.isExpired ?? false })
  }
  if (account.card !== null) {
    await setBoundCard(queries, id, cardOf(name, account.card))
  }
  await queries.insert(wallets).values({ number, accountId: id })
  await openPockets(queries, number)
  await depositAddressesFor(queries, id)

  const sides = (
    [
      ['USD', Big(account.usd)],
      ['USDT', Big(account.usdt)],
    ] as const
  ).map(([currency, amount]) => ({
    currency,
    entries: [
      [clearing[currency], amount.neg()],
      [pocket(number, 'available', currency), amount],
    ] as const,
  }))
  await bookExchange(queries, { id: `opening-${id}`, reason: 'opening balance', at }, sides)
}
