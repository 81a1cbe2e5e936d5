import { useLingui } from '@lingui/react/macro'
import { loadOnce } from '../../../shared/element/view/load-once.ts'
import { useSite } from '../../app/site-context.ts'
import { useTheme } from '../../app/use-theme.ts'
import { apiProperties } from '../../elements/api-properties.ts'
import { ElementSlot } from '../../elements/ElementSlot.tsx'
import { defineFirst } from '../../elements/use-definition.ts'
import { useElementEvents } from '../../elements/use-element-events.ts'
import { Heading } from '../../layout/Heading.tsx'
import type { PageProps } from '../page-module.ts'
import { titleOf } from '../titles.ts'

const define = loadOnce(() => import('../../../widgets/contract/register.ts'))

export const prepare = defineFirst(define)

/** A contract by its link; only the element gets the token in the path. */
export function Page({ value }: PageProps) {
  const { i18n } = useLingui()
  const { locale } = useSite()
  const theme = useTheme()
  const events = useElementEvents()
  return (
    <section className="wrap element-page">
      <Heading className="hidden">{i18n._(titleOf('contract'))}</Heading>
      <ElementSlot define={define} size="wide" hasText>
        {() => (
          <tw-contract
            token={value}
            appLang={locale}
            theme={theme}
            {...apiProperties}
            {...events}
          />
        )}
      </ElementSlot>
    </section>
  )
}
