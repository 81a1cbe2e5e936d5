/** @jsxImportSource hono/jsx */
import { formatTime } from '../basics/dates.ts'
import type { OperatedWay } from '../channels/operate.ts'
import { Section, Table } from './layout.tsx'

const nameOf = ({ direction, name, currency }: OperatedWay) =>
  `${direction === 'deposit' ? 'Deposit' : 'Withdrawal'} of ${currency}, ${name}`

const Way = ({ way: { direction, channel } }: { way: OperatedWay }) => (
  <>
    <input type="hidden" name="direction" value={direction} />
    <input type="hidden" name="channel" value={channel} />
  </>
)

const DailyLimit = ({ way }: { way: OperatedWay }) =>
  way.canLimit ? (
    <form method="post" action="/sandbox/control/channels/limit" class="cell">
      <Way way={way} />
      <input
        name="dailyLimit"
        value={way.dailyLimit ?? ''}
        required
        size={10}
        autocomplete="off"
        aria-label={`Daily limit: ${nameOf(way)}`}
      />
      <button type="submit">
        Save<span class="hidden"> daily limit: {nameOf(way)}</span>
      </button>
    </form>
  ) : (
    'none'
  )

const Close = ({ way }: { way: OperatedWay }) => (
  <form method="post" action="/sandbox/control/channels/close" class="cell">
    <Way way={way} />
    <input
      name="reason"
      required
      placeholder="Reason"
      autocomplete="off"
      aria-label={`Reason to close: ${nameOf(way)}`}
    />
    <input
      name="minutes"
      type="number"
      min={1}
      step={1}
      placeholder="Minutes"
      aria-label={`Minutes, or until opened: ${nameOf(way)}`}
    />
    <button type="submit">
      Close<span class="hidden"> {nameOf(way)}</span>
    </button>
  </form>
)

const State = ({ way }: { way: OperatedWay }) => {
  const { closed } = way
  if (!closed) return <Close way={way} />
  const { reason, until } = closed
  return (
    <form method="post" action="/sandbox/control/channels/open" class="cell">
      <Way way={way} />
      <span>
        Closed{until && ` until ${formatTime(until)}`}:{' '}
        {typeof reason === 'string' ? reason : reason.en}
      </span>
      <button type="submit">
        Open<span class="hidden"> {nameOf(way)}</span>
      </button>
    </form>
  )
}

/** Networks and methods: the limit of the day, and whether they are open. */
export function Channels({ ways }: { ways: readonly OperatedWay[] }) {
  return (
    <Section id="channels" title="Networks and methods">
      <p>
        A closed one stays in the lists of the elements with its reason, and cannot be chosen. With
        minutes it opens by itself. A limit counts for each account and begins anew at midnight UTC;
        what waits for a review counts, what was rejected does not.
      </p>
      <Table
        label="Networks and methods"
        heads={['Way', 'Daily limit', 'State']}
        rows={ways.map((way) => ({
          key: `${way.direction} ${way.channel}`,
          cells: [nameOf(way), <DailyLimit way={way} />, <State way={way} />],
        }))}
      />
    </Section>
  )
}
