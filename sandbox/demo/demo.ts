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
import { accounts as accountRows, cryptoChannels, usdChannels } from '../database/schema.ts'
import { openCompanyAccounts } from '../ledger/accounts.ts'
import { type NewAccount, openAccount } from '../registration/open-account.ts'
import { readPayload } from '../transfers/payload.ts'
import { placeTransfer } from '../transfers/place-transfer.ts'
import accounts from './demo-accounts.json' with { type: 'json' }
import { writeDemoHistory } from './demo-history.ts'

/** Token of the demo account. */
export const demoToken = 'sandbox-demo'
/** Address of the demo account, for the trust fund inquiry. */
export const demoEmail = 'demo.holder@sandbox.example'

/** Password of every demo account. */
export const demoPassword = 'Sandbox2026'

/** Receives the messages of the site's visitors. */
export const enquiryMailbox = 'enquiries@sandbox.example'

/**
 * Accounts of every kind; docs/sandbox.md lists their tokens. The phone numbers are reserved for
 * fiction.
 */
export const demoAccounts: readonly (NewAccount & { readonly token: string })[] = accounts

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

/** Writes the demo data into an empty database. */
export async function prepare(deps: SandboxDeps): Promise<void> {
  const known = await deps.database.queries
    .select({ id: accountRows.id })
    .from(accountRows)
    .limit(1)
  if (known.length === 0) await fill(deps)
}

/** Deletes all data and uploads, and writes the demo data again. */
export async function reset(deps: SandboxDeps): Promise<void> {
  const writesHistory = await deps.historyWriter?.end()
  await deleteAllRows(deps.database)
  await deps.uploads.clear()
  await fill(deps)
  if (writesHistory) deps.historyWriter?.start()
}
