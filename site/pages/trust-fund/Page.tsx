import { useLingui } from '@lingui/react/macro'
import { Heading } from '../../common/Heading.tsx'
import { useSite } from '../../common/site-context.ts'
import { definitions } from '../../elements/definitions.ts'
import { ElementSlot } from '../../elements/ElementSlot.tsx'
import { useElementEvents } from '../../elements/use-element-events.ts'
import { titleOf } from '../../map/titles.ts'
import { useTheme } from '../../preferences/use-theme.ts'
import { apiProperties } from '../../session/api-settings.ts'
import { useBotCheck } from '../../third-party/use-bot-check.ts'
import { FundNotes } from './FundNotes.tsx'
import './trust-fund.css'

/** The public lookup of a fund's net asset value, with an explanation. */
export function Page() {
  const { t, i18n } = useLingui()
  const { locale } = useSite()
  const theme = useTheme()
  const events = useElementEvents()
  const botCheck = useBotCheck()
  return (
    <section className="wrap fund">
      <header className="fund-head">
        <Heading className="title-of-element">{i18n._(titleOf('trustFund'))}</Heading>
        <p className="lead">{t`Check the value of a fund in custody, using a code sent to your e-mail address.`}</p>
      </header>
      <div className="fund-element element-among-words">
        <span className="ornament fund-seal" aria-hidden="true" />
        <ElementSlot define={definitions['fund-lookup']}>
          {() => (
            <tw-fund-lookup
              appLang={locale}
              theme={theme}
              botCheck={botCheck}
              {...apiProperties()}
              {...events}
            />
          )}
        </ElementSlot>
      </div>
      <FundNotes />
    </section>
  )
}
