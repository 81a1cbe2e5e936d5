import { useLingui } from '@lingui/react/macro'
import { Heading } from '../../common/Heading.tsx'
import { LaterPart, later } from '../../common/later.tsx'
import { titleOf } from '../../map/titles.ts'
import { TrustCards } from './TrustCards.tsx'
import { useTrusts } from './use-trusts.ts'
import './trusts.css'

const belowTheFold = later(() => import('./BelowTheFold.tsx'))

export const parts = [belowTheFold]

/** The six kinds of trust: one opened at a time, a comparison of all, and how to ask. */
export function Page() {
  const { t, i18n } = useLingui()
  const trusts = useTrusts()
  return (
    <>
      <section className="wrap trusts-first">
        <div className="split trusts-head">
          <Heading>{i18n._(titleOf('trusts'))}</Heading>
          <p className="lead">{t`In a trust, one party gives, another holds and a third benefits. The six kinds differ in who those parties are and in what the trust is for.`}</p>
        </div>
        <TrustCards trusts={trusts} />
      </section>
      <LaterPart part={belowTheFold} />
    </>
  )
}
