import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { reviewTargetHours } from '../../../shared/limits.ts'

/** An illustration; the words beside it say the same. */
const Specimen = ({ kind, children }: { kind: string; children: ReactNode }) => (
  <div className="home-specimen" data-kind={kind} aria-hidden="true">
    {children}
  </div>
)

/** Two accounts that do not touch. */
export function CustodySpecimen() {
  const { t } = useLingui()
  return (
    <Specimen kind="custody">
      <p>
        <span>{t`Entrusted`}</span>
        <b>{t`Trust and settlement institution`}</b>
      </p>
      <p>
        <span>{t`The company’s own`}</span>
        <b>{t`Elsewhere`}</b>
      </p>
    </Specimen>
  )
}

/** Two looks, one after the other. */
export function ReviewSpecimen() {
  const { t } = useLingui()
  return (
    <Specimen kind="review">
      <p>
        <span>{t`First`}</span>
        <b>{t`Partnering broker`}</b>
      </p>
      <p>
        <span>{t`Last`}</span>
        <b>{t`Clearing institution`}</b>
      </p>
      <p className="home-figure">
        {reviewTargetHours}
        <small>{t`hours, its aim`}</small>
      </p>
    </Specimen>
  )
}

/** A bank card as the wallet names it. */
export function CardSpecimen() {
  const { t } = useLingui()
  return (
    <Specimen kind="card">
      <p>
        <small>{t`Bank card`}</small>
        <b>
          <i>•••• •••• •••• •</i>417
        </b>
      </p>
    </Specimen>
  )
}

/** Groups of four; no network has such an address, as its letters show. */
const groups = ['TSPE', 'CIME', 'NSPE', 'CIME', 'NSPE', 'CIME', 'NSPE', 'CIME', 'NT']

/** An address as the wallet shows it. */
export const AddressSpecimen = () => (
  <Specimen kind="address">
    <p>
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups never move
        <span key={at}>{group}</span>
      ))}
    </p>
  </Specimen>
)
