import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { codeMinutes } from '../../../shared/limits.ts'
import { H2 } from '../../common/Heading.tsx'
import { SiteLink } from '../../common/SiteLink.tsx'
import { documentPath } from '../../map/documents.ts'

/** What the lookup needs, what it shows, and how it is protected. */
export const FundNotes = () => {
  const { t } = useLingui()
  const figures = [
    { name: t`Query Time`, text: t`when the figures were retrieved` },
    { name: t`Wallet Number`, text: t`the wallet they belong to` },
    { name: t`USD Net Value`, text: t`net asset value in US dollars` },
    { name: t`USDT Net Value`, text: t`net asset value in USDT` },
  ]
  return (
    <div className="fund-notes">
      <section>
        <H2>{t`What you need`}</H2>
        <p>{t`The e-mail address registered with the custodian. No account or password is needed.`}</p>
      </section>
      <section>
        <H2>{t`What it shows`}</H2>
        <dl>
          {figures.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <H2>{t`How it is protected`}</H2>
        <p>
          {t`We send a code to the address you enter. It can be used once, within ${plural(codeMinutes, { one: '# minute', other: '# minutes' })}. Your browser keeps no record of the inquiry except the time at which the last code was sent.`}
        </p>
      </section>
      <section>
        <H2>{t`Keep the code to yourself`}</H2>
        <p>
          {t`Enter it on this page and nowhere else. Nobody acting for us will ever ask you for it.`}
        </p>
        <p>
          <SiteLink to={documentPath('anti-fraud-reminder')}>{t`Anti-Fraud Reminder`}</SiteLink>
        </p>
      </section>
    </div>
  )
}
