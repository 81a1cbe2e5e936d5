import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface Feature {
  /** A shape for `Icon`, on 24 × 24. */
  readonly icon: string
  readonly title: MessageDescriptor
  readonly context: MessageDescriptor
}

const globe =
  'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M3 12h18M12 3c3 2.6 4.2 5.6 4.2 9S15 18.4 12 21c-3-2.6-4.2-5.6-4.2-9S9 5.6 12 3'
const exchange = 'M4 8.5h15l-3.5-3.5M20 15.5H5l3.5 3.5'
/** The bell of a concierge. */
const bell = 'M3 18.5h18M4.5 16a7.5 7.5 0 0 1 15 0zM12 8.5V6m-1.8 0h3.6M8 15.5a4 4 0 0 1 2.6-3.6'

/** Features of the card (section 2 of the specification). */
export const features: readonly Feature[] = [
  {
    icon: globe,
    title: msg`Global Accessibility`,
    context: msg`One card for travel, purchases and cash abroad, wherever its network is accepted. Your assets stay in custody.`,
  },
  {
    icon: exchange,
    title: msg`Cryptocurrency Settlement`,
    context: msg`The balance is settled in fiat or crypto, as you prefer. If you hold crypto, there is no need to convert it before you repay.`,
  },
  {
    icon: bell,
    title: msg`Prestigious Privileges`,
    context: msg`A card with personal service: one contact who knows your arrangements, and travel and family services agreed with you.`,
  },
]
