import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { settlementFeePercent, terminationNoticeDays } from '../../../shared/limits.ts'
import { H2 } from '../../common/Heading.tsx'

/** What a broker agrees to: contract, fee and notice period. */
export const Partners = () => {
  const { t } = useLingui()
  const [, days, unit] =
    /^(\d+)(.*)$/.exec(t`${plural(terminationNoticeDays, { one: '# day', other: '# days' })}`) ?? []
  return (
    <section className="wrap section split ccv-partners">
      <div className="ccv-partners-words">
        <p className="eyebrow">{t`For partnering brokers`}</p>
        <H2>{t`One agreement, read and signed online`}</H2>
        <p>
          {t`A partnering broker and the clearing institution set out their duties in an Agreement of Cooperation. The clearing institution sends the broker a personal link to the full text, which can be read and signed in the browser.`}
        </p>
        <p className="muted">
          {t`Anyone with the link can open the agreement. Share it only with those authorised to sign.`}
        </p>
      </div>
      <dl className="ccv-figures">
        <div>
          <dt>
            {t`Settlement fee on the transaction amount, deducted from the market maker’s balance when the client opens a position`}
          </dt>
          <dd>
            <span>{settlementFeePercent}</span>
            <small>%</small>
          </dd>
        </div>
        <div>
          <dt>{t`Written notice by either party to terminate the agreement`}</dt>
          <dd>
            <span>{days}</span>
            <small>{unit}</small>
          </dd>
        </div>
      </dl>
    </section>
  )
}
