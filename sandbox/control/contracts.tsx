/** @jsxImportSource hono/jsx */

import { formatTime } from '../basics/dates.ts'
import type { ListedContract } from '../contracts/record.ts'
import { Choice, Empty, Field, Section, Table } from './layout.tsx'

const stateOf = ({ status, isExpired }: ListedContract): string => {
  if (status === 'SIGNED') return 'signed'
  return isExpired ? 'link expired' : 'awaiting signature'
}

/** The link of a demo contract. Of any other only the hash is stored. */
const Link = ({ number, token }: ListedContract) =>
  token === null ? (
    'shown when it was created'
  ) : (
    <a
      href={`/playground?element=contract&token=${encodeURIComponent(token)}`}
      aria-label={`Open the link of ${number}`}
    >
      <code>{token}</code>
    </a>
  )

/** Contracts of cooperation: a form for a new one, and the state of each. */
export function Contracts({ contracts }: { contracts: readonly ListedContract[] }) {
  return (
    <Section id="contracts" title="Contracts">
      <form method="post" action="/sandbox/control/contract" class="row">
        <Field label="Number (assigned if empty)" name="number" hint="TW-2026-000001" />
        <Field label="Party A, the clearing institution" name="partA" />
        <Field label="Party B, the partnering broker" name="partB" />
        <Field label="Days for which the link is valid" name="days" type="number" hint="30" />
        <button type="submit" class="primary">
          Create a contract
        </button>
      </form>
      <details>
        <summary>Set a text of your own</summary>
        <form method="post" action="/sandbox/control/contract/text" class="row">
          <Choice
            label="Contract"
            name="contractId"
            options={contracts
              .filter(({ status, isExpired }) => status === 'OPEN' && !isExpired)
              .map(({ contractId, number }) => [contractId, number])}
          />
          <Field label="Language" name="lang" hint="ja" isRequired />
          <Field label="Version" name="version" hint="2026-11" />
          <label class="whole">
            <span>Text: # title, ## heading, - item, paragraphs; empty removes it</span>
            <textarea name="text" rows={8} />
          </label>
          <button type="submit">Set the text</button>
        </form>
      </details>
      {contracts.length === 0 ? (
        <Empty>No contracts yet.</Empty>
      ) : (
        <Table
          label="Contracts"
          heads={['Number', 'Party A', 'Party B', 'State', 'Link', 'Valid until', 'Signed copy']}
          rows={contracts.map((contract) => ({
            key: contract.contractId,
            cells: [
              contract.number,
              contract.partA,
              contract.partB,
              stateOf(contract),
              <Link {...contract} />,
              formatTime(contract.expiresAt),
              contract.signed ? (
                <a
                  href={`/sandbox/contracts/${contract.contractId}`}
                  aria-label={`Signed copy of ${contract.number}`}
                >
                  {formatTime(contract.signed.signedAt)}
                </a>
              ) : (
                'none'
              ),
            ],
          }))}
        />
      )}
    </Section>
  )
}
