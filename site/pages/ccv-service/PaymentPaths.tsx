import { useLingui } from '@lingui/react/macro'
import { H2, H3 } from '../../common/Heading.tsx'
import { paymentPaths } from './payment-paths.ts'

/** Two lists, drawn as two lines with four stops each. */
export const PaymentPaths = () => {
  const { t, i18n } = useLingui()
  return (
    <section className="wrap section">
      <div className="split">
        <H2>{t`The path of a payment`}</H2>
        <p className="muted">
          {t`A payment passes through the same four parties in both directions. The times given are aims, not deadlines. A USDT deposit is credited once the network has confirmed it, without these reviews.`}
        </p>
      </div>
      {paymentPaths.map(({ name, title, stations }) => (
        <div key={name} className="ccv-path">
          <H3 id={`path-${name}`}>{i18n._(title)}</H3>
          <ol aria-labelledby={`path-${name}`}>
            {stations.map(({ party, act, p, isFinal }) => (
              <li key={party.id} data-final={isFinal}>
                <strong>{i18n._(party)}</strong>
                <span>{i18n._(act)}</span>
                <p>{i18n._(p)}</p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}
