/** @jsxImportSource hono/jsx */
import { type BindingDoubt, bindingDoubts } from '../../shared/person/bank-card/binding-doubts.ts'
import type { OpenCard } from '../bank-cards/review.ts'
import { formatTime } from '../basics/dates.ts'
import { Empty, Section } from './layout.tsx'

const doubtTexts: Readonly<Record<BindingDoubt, string>> = {
  holder: 'Compare the names: it may be the account holder in another spelling.',
  swift: 'Check the SWIFT/BIC: it is not a usual one of a bank in this country.',
}

function Request({ card }: { card: OpenCard }) {
  const { id, account, region, details, requestedAt } = card
  const reasonId = `card-reason-${id}`
  return (
    <li class="card">
      <h3>
        Bank account <code>{details?.bankAccount}</code> <span class="muted">by {account}</span>
      </h3>
      <p>
        {details?.holderName}, {details?.holderAddress}. {details?.bankName}, {details?.bankAddress}
        , {details?.postCode} {details?.city}, {details?.country}. SWIFT/BIC{' '}
        <code>{details?.swiftCode}</code>. The account holder lives in{' '}
        {region || 'an unknown region'}. Requested {formatTime(requestedAt)}.
      </p>
      {details &&
        bindingDoubts(details, account).map((doubt) => (
          <p key={doubt}>
            <strong>{doubtTexts[doubt]}</strong>
          </p>
        ))}
      <form method="post" action="/sandbox/control/cards" class="row">
        <input type="hidden" name="id" value={id} />
        <label for={reasonId}>
          <span>Reason (for a rejection)</span>
          <input id={reasonId} name="reason" autocomplete="off" />
        </label>
        <button type="submit" name="decision" value="approve" class="primary">
          Approve<span class="hidden"> bank account of {account}</span>
        </button>
        <button type="submit" name="decision" value="reject">
          Reject<span class="hidden"> bank account of {account}</span>
        </button>
      </form>
    </li>
  )
}

/** Bank accounts that wait for their review. */
export function BankCards({ cards }: { cards: readonly OpenCard[] }) {
  return (
    <Section id="cards" title="Bank accounts">
      <p>
        Accounts in the US add a bank account at once. Those from other regions, and those whose
        name or SWIFT/BIC must be compared, await review here.
      </p>
      {cards.length === 0 && <Empty>No bank account is awaiting review.</Empty>}
      <ul>
        {cards.map((card) => (
          <Request key={card.id} card={card} />
        ))}
      </ul>
    </Section>
  )
}
