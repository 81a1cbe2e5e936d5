import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { reviewTargetHours } from '../../../shared/limits.ts'

/** A decorative illustration of the text beside it. */
const Illustration = ({ kind, children }: { kind: string; children: ReactNode }) => (
  <div className="home-illustration" data-kind={kind} aria-hidden="true">
    {children}
  </div>
)

/** Two separate accounts. */
export function CustodyIllustration() {
  const { t } = useLingui()
  return (
    <Illustration kind="custody">
      <p>
        <span>{t`Client assets`}</span>
        <b>{t`Trust and settlement institution`}</b>
      </p>
      <p>
        <span>{t`The company’s own assets`}</span>
        <b>{t`Held separately`}</b>
      </p>
    </Illustration>
  )
}

/** Two reviews, one after the other. */
export function ReviewIllustration() {
  const { t } = useLingui()
  return (
    <Illustration kind="review">
      <p>
        <span>{t`Preliminary`}</span>
        <b>{t`Partnering broker`}</b>
      </p>
      <p>
        <span>{t`Final`}</span>
        <b>{t`Clearing institution`}</b>
      </p>
      <p className="home-figure">
        {reviewTargetHours}
        <small>{t`${plural(reviewTargetHours, { one: 'hour (target)', other: 'hours (target)' })}`}</small>
      </p>
    </Illustration>
  )
}

/** A bank card as the wallet shows it. */
export function CardIllustration() {
  const { t } = useLingui()
  return (
    <Illustration kind="card">
      <p>
        <small>{t`Bank card`}</small>
        <b>
          <i>•••• •••• •••• •</i>417
        </b>
      </p>
    </Illustration>
  )
}

/** In groups of four; the letters make it invalid on every network. */
const groups = ['TSPE', 'CIME', 'NSPE', 'CIME', 'NSPE', 'CIME', 'NSPE', 'CIME', 'NT']

/** An address as the wallet shows it. */
export const AddressIllustration = () => (
  <Illustration kind="address">
    <p>
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups never move
        <span key={at}>{group}</span>
      ))}
    </p>
  </Illustration>
)
