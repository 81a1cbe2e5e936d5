import { useLingui } from '@lingui/react/macro'
import { settlementFeePercent, terminationNoticeDays } from '../../../shared/limits.ts'
import { H2 } from '../../layout/Heading.tsx'

/** What a broker agrees to: contract, fee and notice period. */
export const Partners = () => {
  const { t } = useLingui()
  return (
    <section className="wrap section ccv-partners">
      <div className="ccv-partners-words">
        <p className="eyebrow">{t`For partner brokers`}</p>
        <H2>{t`One contract, read and signed by its link`}</H2>
        <p>
          {t`A partner broker and the clearing institution agree on their duties in a contract of cooperation. The clearing institution sends the broker a link of its own; behind it stands the whole text, which is read and signed in the browser.`}
        </p>
        <p className="muted">
          {t`Whoever has the link can open the contract. Please pass it on only to those who may sign.`}
        </p>
      </div>
      <dl className="ccv-figures">
        <div>
          <dt>
            {t`Settlement fee on the amount of a transaction, deducted from the market maker’s balance when the client opens a position`}
          </dt>
          <dd>
            {settlementFeePercent} <small>%</small>
          </dd>
        </div>
        <div>
          <dt>{t`Notice in writing, for either party, to end the contract`}</dt>
          <dd>
            {terminationNoticeDays} <small>{t`days`}</small>
          </dd>
        </div>
      </dl>
    </section>
  )
}
