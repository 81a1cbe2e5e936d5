import { useLingui } from '@lingui/react/macro'
import { Suspense, useMemo, useState } from 'react'
import { H2, Heading } from '../../common/Heading.tsx'
import { loadPart } from '../../common/load-part.ts'
import { Overlay } from '../../common/Overlay.tsx'
import { useSite } from '../../common/site-context.ts'
import { useOnDemand } from '../../common/use-on-demand.ts'
import { titleOf } from '../../map/titles.ts'
import { useBotCheck } from '../../third-party/use-bot-check.ts'
import { ApplyButton } from './ApplyButton.tsx'
import { Features } from './Features.tsx'
import { Plate } from './Plate.tsx'
import { Questions } from './Questions.tsx'
import './credit-card.css'

/** The credit card: what it is, its terms as questions, and the way to apply. */
export function Page() {
  const { t, i18n } = useLingui()
  const [isApplying, setApplying] = useState(false)
  const apply = () => setApplying(true)
  const close = () => setApplying(false)
  // Loaded before the form opens: the check observes the whole visit, not only the last click.
  useBotCheck()
  const { locale } = useSite()
  const load = useMemo(
    () => loadPart(locale, () => import('./application/application.ts')),
    [locale],
  )
  const application = useOnDemand(load, isApplying, close)
  return (
    <>
      <section className="credit-hero">
        <div className="wrap">
          <div className="credit-words">
            <p className="eyebrow">{i18n._(titleOf('creditCard'))}</p>
            <Heading>{t`A card backed by what you own`}</Heading>
            <p className="lead">
              {t`A credit card secured by your own assets. They stay in custody while you spend with the card and repay in fiat or crypto.`}
            </p>
            <ApplyButton onClick={apply} />
          </div>
          <Plate />
        </div>
      </section>
      {/* Hydrated after the first screen. */}
      <Suspense>
        <Features />
        <Questions />
      </Suspense>
      <section className="credit-end">
        <span className="ornament credit-border" aria-hidden="true" />
        <div className="wrap">
          <H2>{t`Start with a short message`}</H2>
          <p className="lead">
            {t`Tell us who the card is for and which assets you have in mind. We will answer by e-mail, and nothing is agreed until you have signed.`}
          </p>
          <ApplyButton onClick={apply} />
        </div>
      </section>
      {isApplying && application && (
        <Overlay i18n={application.i18n}>
          <application.ApplyDialog onClose={close} />
        </Overlay>
      )}
    </>
  )
}
