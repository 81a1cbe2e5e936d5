/** @jsxImportSource hono/jsx */
import type { AccountList, ListedAccount } from '../accounts/list.ts'
import type { listLocks } from '../accounts/sign-in-lock.ts'
import { formatTime } from '../basics/dates.ts'
import { balanceText } from '../basics/money-text.ts'
import { demoPassword } from '../demo/demo.ts'
import { Section, Table } from './layout.tsx'

const sessionsOf = ({ token, sessions }: ListedAccount): string => {
  if (sessions === 0) return token === null ? 'signed out' : ''
  return sessions === 1 ? '1 session' : `${sessions} sessions`
}

const stateOf = (account: ListedAccount): string =>
  [
    account.isBanned && 'closed',
    account.isExpired && 'token expired',
    account.card === null && 'no bank account',
    sessionsOf(account),
  ]
    .filter(Boolean)
    .join(', ') || 'open'

/** Changes the region of residence. */
const Residence = ({ account }: { account: ListedAccount }) => (
  <form method="post" action="/sandbox/control/account/region" class="cell">
    <input type="hidden" name="account" value={account.id} />
    <input
      name="region"
      value={account.region}
      required
      maxlength={2}
      size={2}
      autocomplete="off"
      aria-label={`Region of ${account.name}`}
    />
    <button type="submit">
      Save<span class="hidden"> region of {account.name}</span>
    </button>
  </form>
)

/** The ways to confirm an order; each allows the earlier ones too. */
export const confirmationNames = {
  OFF: 'not asked',
  CODE: 'code',
  PASSKEY: 'code or passkey',
  APP: 'code, passkey or app',
} as const

/** Changes how orders are to be confirmed. */
const Confirmation = ({ account }: { account: ListedAccount }) => (
  <form method="post" action="/sandbox/control/account/confirmation" class="cell">
    <input type="hidden" name="account" value={account.id} />
    <select name="confirms" aria-label={`How ${account.name} confirms orders`}>
      {Object.entries(confirmationNames).map(([value, name]) => (
        <option value={value} selected={value === account.confirms}>
          {name}
        </option>
      ))}
    </select>
    <button type="submit">
      Save<span class="hidden"> how {account.name} confirms orders</span>
    </button>
  </form>
)

const EndSessions = ({ account }: { account: ListedAccount }) => (
  <form method="post" action="/sandbox/control/account/end-sessions">
    <input type="hidden" name="account" value={account.id} />
    <button type="submit">
      End sessions<span class="hidden"> of {account.name}</span>
    </button>
  </form>
)

const Token = ({ name, token }: ListedAccount) =>
  token === null ? (
    'none'
  ) : (
    <a href={`/playground?token=${encodeURIComponent(token)}`} aria-label={`Playground as ${name}`}>
      <code>{token}</code>
    </a>
  )

const cellsOf = (account: ListedAccount) => {
  const { name, email, mobile, wallet } = account
  return [
    name,
    <>
      {email}
      {email && mobile && <br />}
      {mobile}
    </>,
    <Residence account={account} />,
    <Confirmation account={account} />,
    balanceText(wallet.amount),
    balanceText(wallet.marginUsd),
    balanceText(wallet.cryptoAmount),
    balanceText(wallet.marginCrypto),
    <>
      {stateOf(account)}
      {account.sessions > 0 && <EndSessions account={account} />}
    </>,
    <Token {...account} />,
  ]
}

/** Finds accounts; the page is loaded again with those that match. */
const Search = ({ search }: { search: string }) => (
  <search>
    <form method="get" action="/sandbox#accounts" class="row">
      <label>
        <span>Name, e-mail, mobile or wallet number</span>
        <input name="search" type="search" value={search} autocomplete="off" />
      </label>
      <button type="submit">Search accounts</button>
    </form>
  </search>
)

/** Accounts with balances, newest first; the link of a token opens the element as that account. */
export function Accounts({ accounts, found, search }: AccountList & { search: string }) {
  return (
    <Section id="accounts" title="Accounts">
      <p>
        Demo accounts sign in with the password <code>{demoPassword}</code>. A token opens the
        playground. The newest accounts are first.
      </p>
      <Search search={search} />
      <p>
        {accounts.length < found
          ? `${accounts.length} of ${found} accounts; search for the others.`
          : `${found} ${found === 1 ? 'account' : 'accounts'}.`}
      </p>
      <Table
        label="Accounts"
        heads={[
          'Account',
          'E-mail, mobile',
          'Region',
          'Orders are confirmed',
          { figure: 'USD' },
          { figure: 'USD held' },
          { figure: 'USDT' },
          { figure: 'USDT held' },
          'State',
          'Token',
        ]}
        rows={accounts.map((account) => ({
          key: account.id,
          cells: cellsOf(account),
        }))}
      />
    </Section>
  )
}

/** Addresses whose sign-ins failed too often; each wait can be ended. */
export function Locks({ locks }: { locks: Awaited<ReturnType<typeof listLocks>> }) {
  if (locks.length === 0) return null
  return (
    <Section id="locks" title="Locked out">
      <ul>
        {locks.map(({ kind, name, source, failures, lockedUntil }) => (
          <li key={`${kind} ${name} ${source}`} class="card">
            <form method="post" action="/sandbox/control/unlock" class="row">
              <span>
                {kind === 'ACCOUNT' ? 'Account' : 'Network address'} {name}
                {source && ` from ${source}`}: {failures} failures, until{' '}
                {formatTime(lockedUntil ?? '')}
              </span>
              <input type="hidden" name="kind" value={kind} />
              <input type="hidden" name="name" value={name} />
              <button type="submit">
                Unlock<span class="hidden"> {name}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </Section>
  )
}
