/** @jsxImportSource hono/jsx */
import { formatTime } from '../basics/dates.ts'
import type { listIncoming } from '../transfers/incoming.ts'
import { Field, Section, Table } from './layout.tsx'

interface KnownAddress {
  readonly address: string
  readonly account: string
  readonly channel: string
}

/** Pretends that USDT arrived on a chain. */
export function IncomingUsdt(props: {
  addresses: readonly KnownAddress[]
  arrivals: Awaited<ReturnType<typeof listIncoming>>
}) {
  return (
    <Section id="incoming" title="Incoming USDT">
      <form method="post" action="/sandbox/control/incoming" class="row">
        <Field label="Deposit address" name="address" list="addresses" isRequired />
        <Field label="Amount in USDT" name="amount" hint="100" isRequired />
        <button type="submit" class="primary">
          Simulate arrival
        </button>
      </form>
      <datalist id="addresses">
        {props.addresses.map(({ address, account, channel }) => (
          <option key={address} value={address} label={`${account}, ${channel}`} />
        ))}
      </datalist>
      {props.arrivals.length > 0 && (
        <Table
          label="Arrivals"
          heads={['When', 'Address', 'What happened']}
          rows={props.arrivals.map(({ id, arrivedAt, address, note }) => ({
            key: String(id),
            cells: [formatTime(arrivedAt), <code>{address}</code>, note],
          }))}
        />
      )}
    </Section>
  )
}
