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
        <bdi>{reviewTargetHours}</bdi>
        <small>{t`${plural(reviewTargetHours, { one: 'hour (target)', other: 'hours (target)' })}`}</small>
      </p>
    </Illustration>
  )
}

/** A bank account as the wallet shows it. */
export function CardIllustration() {
  const { t } = useLingui()
  return (
    <Illustration kind="card">
      <p>
        <small>{t`Bank account`}</small>
        <b>
          <i>•••• </i>
          <span>417</span>
        </b>
      </p>
    </Illustration>
  )
}

/**
 * An address in groups of four. The letter `O` and the figure 0 make it invalid on every network.
 */
const groups = ['TQ0d', 'v7Ow', 'R2xK', 'm8Fh', 'Z0pJ', 'c5Ey', 'uN3O', 'b6Lt', 'g9']

/** An address as the wallet shows it, under its network. */
export function AddressIllustration() {
  const { t } = useLingui()
  return (
    <Illustration kind="address">
      <p>
        <span>{t`USDT on Tron (TRC20), specimen`}</span>
      </p>
      <p>
        {groups.map((group) => (
          <span key={group}>{group}</span>
        ))}
      </p>
    </Illustration>
  )
}
