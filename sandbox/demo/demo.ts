import { eq, isNull } from 'drizzle-orm'
import { accountOf } from '../accounts/account-of-token.ts'
import { hashPassword } from '../accounts/password.ts'
import { utc } from '../basics/dates.ts'
import { addressFrom } from '../channels/address.ts'
import { cryptoSeed } from '../channels/crypto-seed.ts'
import { usdSeed } from '../channels/usd-seed.ts'
import { demoContractToken, demoContractTokens } from '../contracts/demo-tokens.ts'
import { type NewContract, openContract } from '../contracts/open.ts'
import type { SandboxDeps } from '../core/context.ts'
import { deleteAllRows } from '../database/delete-all-rows.ts'
import { accounts, cryptoChannels, usdChannels } from '../database/schema.ts'
import { openCompanyAccounts } from '../ledger/accounts.ts'
import { type NewAccount, openAccount } from '../registration/open-account.ts'
import { readPayload } from '../transfers/payload.ts'
import { placeTransfer } from '../transfers/place-transfer.ts'
import { writeDemoHistory } from './demo-history.ts'
import { longHistoryId } from './long-history.ts'

/** Token of the demo account. */
export const demoToken = 'sandbox-demo'
/** Address of the demo account, for the trust fund inquiry. */
export const demoEmail = 'demo.holder@sandbox.example'

/** Password of every demo account. */
export const demoPassword = 'Sandbox2026'

/** Receives the messages of the site's visitors. */
export const enquiryMailbox = 'enquiries@sandbox.example'

const card = '6200000000004417'

/**
 * Accounts of every kind; docs/sandbox.md lists their tokens. The phone numbers are reserved for
 * fiction.
 */
export const demoAccounts: readonly (NewAccount & { readonly token: string })[] = [
  {
    id: 'demo',
    name: 'Demo Holder',
    token: demoToken,
    email: demoEmail,
    mobile: '+12025550123',
    region: 'US',
    usd: '25480.5',
    usdt: '4200.123456',
    card,
  },
  {
    id: 'second',
    name: 'Second Holder',
    token: 'sandbox-second',
    mobile: '+12025550147',
    region: 'JP',
    usd: '1250.75',
    usdt: '88.5',
    card: '6200000000008823',
  },
  {
    id: 'nocard',
    name: 'No Card',
    token: 'sandbox-nocard',
    region: 'TW',
    usd: '5000',
    usdt: '500',
    card: null,
  },
  {
    id: 'empty',
    name: 'Empty Wallet',
    token: 'sandbox-empty',
    region: 'KR',
    usd: '0',
    usdt: '0',
    card,
  },
  {
    id: 'expired',
    name: 'Expired Session',
    token: 'sandbox-expired',
    region: 'US',
    usd: '300',
    usdt: '30',
    card,
    isExpired: true,
  },
  {
    id: longHistoryId,
    name: 'History Holder',
    token: 'sandbox-history',
    region: 'US',
    usd: '152340.25',
    usdt: '64210.5',
    card: '6200000000009931',
  },
  {
    id: 'banned',
    name: 'Closed Account',
    token: 'sandbox-banned',
    region: 'US',
    usd: '0',
    usdt: '0',
    card: null,
    isBanned: true,
  },
]

const parties = { partA: 'Example Clearing Institution', partB: 'Example Partnering Broker' }
const year = 365 * 24 * 60 * 60

/** A contract to sign, and one whose link has expired. */
const demoContracts: readonly NewContract[] = [
  {
    id: 'demo-contract',
    token: demoContractToken,
    number: 'TW-2026-0001',
    ...parties,
    expiresInSeconds: 100 * year,
  },
  {
    id: 'expired-contract',
    token: demoContractTokens[1],
    number: 'TW-2026-0002',
    ...parties,
    expiresInSeconds: -1,
  },
]

/**
 * Two open withdrawals of the demo account, so that it has held money and the review queue is not
 * empty.
 */
const openWithdrawals = [
  { amount: '1500', proveImage: '', remark: '', transferWay: 'WIRE', type: 'WITHDRAW' },
  {
    amount: '200',
    proveImage: '',
    remark: '',
    transferWay: 'CRYPTO',
    type: 'WITHDRAW',
    address: addressFrom('TRON', 'Sandbox: the address of nobody'),
    paymentChannel: 'TRC20',
  },
]

async function fill(deps: SandboxDeps): Promise<void> {
  const password = await hashPassword(deps, demoPassword)
  await deps.database.queries.transaction(async (tx) => {
    await tx.insert(cryptoChannels).values([...cryptoSeed])
    await tx.insert(usdChannels).values([...usdSeed])
    await openCompanyAccounts(tx)
    const now = deps.clock()
    for (const [index, account] of demoAccounts.entries()) {
      // One millisecond apart, so that lists keep this order.
      await openAccount(tx, utc(now).add(index, 'millisecond').toDate(), { ...account, password })
    }
    await writeDemoHistory(deps, tx)
    for (const contract of demoContracts) await openContract(tx, now, contract)
  })
  const demo = await accountOf(deps.database.queries, demoToken, deps.clock())
  for (const withdrawal of openWithdrawals) {
    await placeTransfer(deps, demo, readPayload(withdrawal), undefined)
  }
}

/** Adds the password and profile to demo accounts from a release without sign-in. */
async function completeAccounts(deps: SandboxDeps): Promise<void> {
  const { queries } = deps.database
  const open = await queries
    .select({ id: accounts.id })
    .from(accounts)
    .where(isNull(accounts.password))
  const mine = demoAccounts.filter(({ id }) => open.some((account) => account.id === id))
  if (mine.length === 0) return
  const password = await hashPassword(deps, demoPassword)
  for (const { id, name, mobile, region } of mine) {
    await queries
      .update(accounts)
      .set({ nickname: name, mobile, region, password })
      .where(eq(accounts.id, id))
  }
}

/** Writes the demo data into an empty database. */
export async function prepare(deps: SandboxDeps): Promise<void> {
  const known = await deps.database.queries.select({ id: accounts.id }).from(accounts).limit(1)
  await (known.length === 0 ? fill(deps) : completeAccounts(deps))
}

/** Deletes all data and uploads, and writes the demo data again. */
export async function reset(deps: SandboxDeps): Promise<void> {
  const writesHistory = await deps.historyWriter?.end()
  await deleteAllRows(deps.database)
  await deps.uploads.clear()
  await fill(deps)
  if (writesHistory) deps.historyWriter?.start()
}
