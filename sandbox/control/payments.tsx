/** @jsxImportSource hono/jsx */
import { moneyText } from '../basics/money-text.ts'
import type { listUnpaid } from '../transfers/pay.ts'
import { Empty, Section } from './layout.tsx'

type Unpaid = Awaited<ReturnType<typeof listUnpaid>>[number]

function Payment({ payment }: { payment: Unpaid }) {
  const { orderNumber, account, amount, currency, transferWay } = payment
  const referenceId = `reference-${orderNumber}`
  return (
    <li class="card">
      <h3>
        Withdrawal of {moneyText(amount, currency)} <span class="muted">by {account}</span>
      </h3>
      <p>
        Order <code>{orderNumber}</code>, approved
      </p>
      <form method="post" action="/sandbox/control/payments" class="row">
        <input type="hidden" name="orderNumber" value={orderNumber} />
        <label for={referenceId}>
          <span>
            {transferWay === 'CRYPTO' ? 'Transaction hash' : 'Reference of the bank'} (made up if
            empty)
          </span>
          <input id={referenceId} name="reference" autocomplete="off" maxlength={100} />
        </label>
        <button type="submit" class="primary">
          Paid<span class="hidden">: order {orderNumber}</span>
        </button>
      </form>
    </li>
  )
}

/** Approved withdrawals that wait for their payment. */
export function Payments({ payments }: { payments: readonly Unpaid[] }) {
  return (
    <Section id="payments" title="Payments">
      {payments.length === 0 && <Empty>No withdrawal is waiting for its payment.</Empty>}
      <ul>
        {payments.map((payment) => (
          <Payment key={payment.orderNumber} payment={payment} />
        ))}
      </ul>
    </Section>
  )
}
