import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Heading } from '../../common/Heading.tsx'
import { titleOf } from '../../map/titles.ts'
import { Closing } from './Closing.tsx'
import { Comparison } from './Comparison.tsx'
import { TrustCards } from './TrustCards.tsx'
import { useTrusts } from './use-trusts.ts'
import './trusts.css'

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
      {/* Hydrated after the cards. */}
      <Suspense>
        <Comparison trusts={trusts} />
        <Closing />
      </Suspense>
    </>
  )
}
