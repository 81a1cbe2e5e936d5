/** @jsxImportSource hono/jsx */
import { formatTime } from '../basics/dates.ts'
import { blockSeconds } from '../transfers/blocks.ts'
import type { listIncoming } from '../transfers/incoming.ts'
import { Field, Section, Table } from './layout.tsx'

interface KnownAddress {
  readonly address: string
  readonly account: string
  readonly channel: string
}

type Arrival = Awaited<ReturnType<typeof listIncoming>>[number]

/** Adds blocks after a transaction that waits for them. */
function Blocks({ arrival: { orderNumber, missingBlocks } }: { arrival: Arrival }) {
  if (missingBlocks === 0) return null
  const about = <span class="hidden"> for order {orderNumber}</span>
  return (
    <form method="post" action="/sandbox/control/incoming/blocks" class="row">
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <button type="submit" name="blocks" value="1">
        Next block{about}
      </button>
      <button type="submit" name="blocks" value={String(missingBlocks)}>
        All blocks{about}
      </button>
    </form>
  )
}

/** Pretends that USDT arrived on a chain. */
export function IncomingUsdt(props: {
  addresses: readonly KnownAddress[]
  arrivals: readonly Arrival[]
}) {
  return (
    <Section id="incoming" title="Incoming USDT">
      <p>
        A transfer in the network waits for its blocks; there is one every {blockSeconds} seconds.
        Below the minimum of its network it is not credited.
      </p>
      <form method="post" action="/sandbox/control/incoming" class="row">
        <Field label="Deposit address" name="address" list="addresses" isRequired />
        <Field label="Amount in USDT" name="amount" hint="100" isRequired />
        <button type="submit" class="primary">
          Simulate arrival
        </button>
        <button type="submit" name="blocks" value="0">
          Only send it to the network
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
          heads={['When', 'Address', 'What happened', 'Blocks']}
          rows={props.arrivals.map((arrival) => ({
            key: arrival.orderNumber,
            cells: [
              formatTime(arrival.arrivedAt),
              <code>{arrival.address}</code>,
              arrival.note,
              <Blocks arrival={arrival} />,
            ],
          }))}
        />
      )}
    </Section>
  )
}
