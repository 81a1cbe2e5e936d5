/** @jsxImportSource hono/jsx */
import { conversionTerms } from '../conversions/settings.ts'
import { yearlyPercent } from '../interest/settings.ts'
import { Section } from './layout.tsx'

/** The sandbox's settings for interest and conversions. */
export function Terms() {
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
