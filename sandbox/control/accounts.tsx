/** @jsxImportSource hono/jsx */
import type { ListedAccount } from '../accounts/list.ts'
import { Section, Table } from './layout.tsx'

const stateOf = ({ isBanned, isExpired, card }: ListedAccount): string =>
  [isBanned && 'closed', isExpired && 'session expired', card === null && 'no bank card']
    .filter(Boolean)
    .join(', ') || 'signed in'

/** Accounts with tokens and balances; a link opens the element as that account. */
export function Accounts({ accounts }: { accounts: readonly ListedAccount[] }) {
  return (
    <Section id="accounts" title="Accounts">
      <Table
        label="Accounts"
        heads={[
          'Account',
          'E-mail',
          'Token',
          'USD',
          'USD held',
          'USDT',
          'USDT held',
          'State',
          'Open',
        ]}
      >
        {accounts.map((account) => (
          <tr key={account.id}>
            <th scope="row">{account.name}</th>
            <td>{account.email}</td>
            <td>
              <code>{account.token}</code>
            </td>
            <td class="figure">{account.wallet.amount}</td>
            <td class="figure">{account.wallet.marginUsd}</td>
            <td class="figure">{account.wallet.cryptoAmount}</td>
            <td class="figure">{account.wallet.marginCrypto}</td>
            <td>{stateOf(account)}</td>
            <td>
              <a
                href={`/playground?token=${encodeURIComponent(account.token)}`}
                aria-label={`Playground as ${account.name}`}
              >
                Playground
              </a>
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  )
}
