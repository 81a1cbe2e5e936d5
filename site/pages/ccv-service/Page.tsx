import { useLingui } from '@lingui/react/macro'
import { Heading } from '../../common/Heading.tsx'
import { titleOf } from '../../map/titles.ts'
import { Chapters } from './Chapters.tsx'
import { chapters } from './chapters.ts'
import { Further } from './Further.tsx'
import { Partners } from './Partners.tsx'
import { PaymentPaths } from './PaymentPaths.tsx'
import './ccv.css'
import './payment-paths.css'

/** Clearing, custody and verification, in three chapters, and the paths of a payment. */
export function Page() {
  const { t, i18n } = useLingui()
  return (
    <>
      <section className="wrap split ccv-hero">
        <Heading>{i18n._(titleOf('ccvService'))}</Heading>
        <p className="lead">
          {t`One institution stands between you and the market. It settles trades, keeps your assets separate, and checks USD deposits and all withdrawals.`}
        </p>
        <ol className="ccv-contents">
          {chapters.map(({ name, initial, title, brief }) => (
            <li key={name}>
              <a href={`#${name}`}>
                <span aria-hidden="true">{initial}</span>
                <strong>{i18n._(title)}</strong>
                <span>{i18n._(brief)}</span>
              </a>
            </li>
          ))}
        </ol>
      </section>
      <Chapters />
      <PaymentPaths />
      <Partners />
      <Further />
    </>
  )
}
