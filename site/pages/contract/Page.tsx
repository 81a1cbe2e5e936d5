import { useLingui } from '@lingui/react/macro'
import { Heading } from '../../common/Heading.tsx'
import type { PageProps } from '../../common/page-module.ts'
import { useSite } from '../../common/site-context.ts'
import { definitions } from '../../elements/definitions.ts'
import { ElementSlot } from '../../elements/ElementSlot.tsx'
import { useElementEvents } from '../../elements/use-element-events.ts'
import { titleOf } from '../../map/titles.ts'
import { useTheme } from '../../preferences/use-theme.ts'
import { apiProperties } from '../../session/api-settings.ts'
import './contract-page.css'

/**
 * A contract by its link, and on a desktop what to do. Only the element gets the token in the path.
 */
export function Page({ value }: PageProps) {
  const { t, i18n } = useLingui()
  const { locale } = useSite()
  const theme = useTheme()
  const events = useElementEvents()
  const steps = [
    { what: t`Read`, how: t`You can enlarge the text, or print it first.` },
    { what: t`Sign`, how: t`Draw your signature, or type your name.` },
    { what: t`Keep a copy`, how: t`Print or save the signed agreement at the end.` },
  ]
  return (
    <section className="wrap element-page contract-page">
      <div className="contract-side">
        <Heading>{i18n._(titleOf('contract'))}</Heading>
        <ol>
          {steps.map(({ what, how }) => (
            <li key={what}>
              <strong>{what}</strong>
              <p>{how}</p>
            </li>
          ))}
        </ol>
        <p>{t`If anything is unclear, ask the person who sent you the link before you sign.`}</p>
      </div>
      <ElementSlot define={definitions.contract} size="wide" hasText>
        {() => (
          <tw-contract
            token={value}
            appLang={locale}
            theme={theme}
            {...apiProperties()}
            {...events}
          />
        )}
      </ElementSlot>
    </section>
  )
}
