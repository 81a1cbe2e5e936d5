/** @jsxImportSource hono/jsx */
import { asc, eq } from 'drizzle-orm'
import { listAccounts } from '../accounts/list.ts'
import { listLocks } from '../accounts/sign-in-lock.ts'
import { cardsToPay } from '../bank-cards/bound-card.ts'
import { listOpenCards } from '../bank-cards/review.ts'
import { defaultMaxCalls } from '../calls/call-log.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { listWays } from '../channels/operate.ts'
import { listContracts } from '../contracts/record.ts'
import { conversionTerms } from '../conversions/settings.ts'
import { accounts, depositAddresses } from '../database/schema.ts'
import { yearlyPercent } from '../interest/settings.ts'
import { inbox } from '../messages/inbox.ts'
import { listIncoming } from '../transfers/incoming.ts'
import { listUnpaid } from '../transfers/pay.ts'
import { listTransfers } from '../transfers/record.ts'
import { Accounts, Locks } from './accounts.tsx'
import { BankCards } from './bank-cards.tsx'
import { Calls } from './calls.tsx'
import { Channels } from './channels.tsx'
import { Contracts } from './contracts.tsx'
import { Faults } from './faults.tsx'
import { Inbox } from './inbox.tsx'
import { IncomingUsdt } from './incoming.tsx'
import { renderPage, Section } from './layout.tsx'
import { Payments } from './payments.tsx'
import { Reviews, Transfers } from './transfers.tsx'

const parts = [
  'reviews',
  'payments',
  'cards',
  'inbox',
  'accounts',
  'transfers',
  'incoming',
  'channels',
  'terms',
  'contracts',
  'faults',
  'calls',
  'reset',
]

const knownAddresses = ({ database }: Sandbox) =>
  database.queries
    .select({
      address: depositAddresses.address,
      account: accounts.name,
      channel: depositAddresses.channel,
    })
    .from(depositAddresses)
    .innerJoin(accounts, eq(accounts.id, depositAddresses.accountId))
    .orderBy(asc(accounts.createdAt), asc(depositAddresses.channel))
    .limit(100)

/**
 * The whole control page as HTML.
 *
 * @param search which accounts are listed; see `listAccounts`
 */
export async function renderDashboard(sandbox: Sandbox, message: string | undefined, search = '') {
  const { queries } = sandbox.database
  const transfers = await listTransfers(queries)
  return renderPage(
    <>
      <header>
        <h1>Sandbox control</h1>
        <p class="warning">Sandbox: no real money moves.</p>
        <nav aria-label="Parts of this page">
          {parts.map((part) => (
            <a key={part} href={`#${part}`}>
              {part}
            </a>
          ))}
        </nav>
      </header>
      <main>
        {message && (
          <p role="status" class="note">
            {message}
          </p>
        )}
        <Reviews
          transfers={await listTransfers(queries, { only: 'open' })}
          payees={await cardsToPay(queries)}
        />
        <Payments payments={await listUnpaid(queries)} />
        <BankCards cards={await listOpenCards(queries)} />
        <Inbox mails={await inbox(queries, 50)} />
        <Accounts search={search} {...(await listAccounts(queries, sandbox.clock(), { search }))} />
        <Locks locks={await listLocks(queries, sandbox.clock())} />
        <Transfers transfers={transfers} />
        <IncomingUsdt
          addresses={await knownAddresses(sandbox)}
          arrivals={await listIncoming(queries)}
        />
        <Channels ways={await listWays(queries, sandbox.clock())} />
        <Terms />
        <Contracts contracts={await listContracts(queries, sandbox.clock())} />
        <Faults faults={sandbox.faults.list()} />
        <Calls calls={sandbox.calls.list().slice(-defaultMaxCalls)} />
        <Section id="reset" title="Reset">
          <p>
            Every account, transfer, contract, message and upload is reset to its initial state.
          </p>
          <form method="post" action="/sandbox/control/reset">
            <button type="submit">Reset everything</button>
          </form>
        </Section>
      </main>
    </>,
  )
}

/** The sandbox's settings for interest and conversions. */
function Terms() {
  const { rate, feePercent, validSeconds } = conversionTerms
  return (
    <Section id="terms" title="Interest and conversion">
      <p>
        Settings of this sandbox, chosen so that there is something to see: USD balances earn{' '}
        {yearlyPercent}% a year, booked day by day after midnight UTC. One USDT becomes {rate} USD,
        less a fee of {feePercent}%; a quote is valid for {validSeconds} seconds.
      </p>
      <form method="post" action="/sandbox/control/interest">
        <button type="submit">Book today’s interest now</button>
      </form>
    </Section>
  )
}
