import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { codeMinutes } from '../../../shared/limits.ts'
import { documentPath } from '../../documents/document-names.ts'
import { H2 } from '../../layout/Heading.tsx'

/** What the lookup needs, what it shows, and how it is protected. */
export const FundNotes = () => {
  const { t } = useLingui()
  const figures = [
    { name: t`Query Time`, text: t`when the figures were read` },
    { name: t`Wallet Number`, text: t`the wallet they belong to` },
    { name: t`USD Net Value`, text: t`net asset value in US dollars` },
    { name: t`USDT Net Value`, text: t`net asset value in USDT` },
  ]
  return (
    <div className="fund-notes">
      <section>
        <H2>{t`What you need`}</H2>
        <p>{t`The e-mail address that the custodian knows. There is no account to open and no password.`}</p>
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
          {t`A code goes to the address by e-mail. It can be used once, and within ${plural(codeMinutes, { one: '# minute', other: '# minutes' })}. The browser stores nothing but the time of the last code.`}
        </p>
      </section>
      <section>
        <H2>{t`Keep the code to yourself`}</H2>
        <p>
          {t`It belongs in this page and nowhere else. Nobody who acts for us asks for it, for whatever reason.`}
        </p>
        <p>
          <Link href={documentPath('anti-fraud-reminder')}>{t`Anti-Fraud Reminder`}</Link>
        </p>
      </section>
    </div>
  )
}
