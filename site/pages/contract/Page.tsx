import { useLingui } from '@lingui/react/macro'
import { loadOnce } from '../../../shared/element/view/load-once.ts'
import { apiProperties } from '../../api.ts'
import { ElementStage } from '../../ElementStage.tsx'
import { Heading } from '../../layout/Heading.tsx'
import type { PageProps } from '../../pages.ts'
import { useSite } from '../../site-context.ts'
import { titles } from '../../titles.ts'
import { defineFirst } from '../../use-definition.ts'
import { useElementEvents } from '../../use-element-events.ts'
import { useTheme } from '../../use-theme.ts'

const define = loadOnce(() => import('../../../widgets/contract/define.ts'))

export const prepare = defineFirst(define)

/** A contract by its link; the token in the path goes to the element and nowhere else. */
export function Page({ value }: PageProps) {
  const { i18n } = useLingui()
  const { locale } = useSite()
  const theme = useTheme()
  const events = useElementEvents()
  return (
    <section className="wrap stage-page">
      <Heading className="hidden">{i18n._(titles.contract)}</Heading>
      <ElementStage define={define} size="wide" hasText>
        {() => (
          <tw-contract
            token={value}
            appLang={locale}
            theme={theme}
            {...apiProperties}
            {...events}
          />
        )}
      </ElementStage>
    </section>
  )
}
