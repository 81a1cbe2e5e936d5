import type { Messages } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { loadOnce } from '../../../shared/api/loading/load-once.ts'
import { useSite } from '../../app/site-context.ts'
import { useTheme } from '../../app/use-theme.ts'
import { apiProperties } from '../../elements/api-properties.ts'
import { ElementSlot } from '../../elements/ElementSlot.tsx'
import { defineFirst } from '../../elements/use-definition.ts'
import { useElementEvents } from '../../elements/use-element-events.ts'
import { Heading } from '../../layout/Heading.tsx'
import { useBotCheck } from '../../third-party/use-bot-check.ts'
import { titleOf } from '../titles.ts'
import { FundNotes } from './FundNotes.tsx'
import './trust-fund.css'

export const catalogues = import.meta.glob<{ messages: Messages }>('/locales/*/site-trust-fund.po')

const define = loadOnce(() => import('virtual:tw-fund-lookup/register'))

export const prepare = defineFirst(define)

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
        <ElementSlot define={define}>
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
