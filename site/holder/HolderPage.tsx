import { I18nProvider, useLingui } from '@lingui/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { LoadOnce } from '../../shared/element/view/load-once.ts'
import type { Currency } from '../../shared/money/currency.ts'
import { loadPart } from '../app/load-part.ts'
import { useSite } from '../app/site-context.ts'
import { useTheme } from '../app/use-theme.ts'
import { whenIdle } from '../app/when-idle.ts'
import { apiProperties } from '../elements/api-properties.ts'
import { ElementSlot } from '../elements/ElementSlot.tsx'
import { Heading } from '../layout/Heading.tsx'
import type { PageName } from '../pages/pages.ts'
import { titleOf } from '../pages/titles.ts'
import { useHolder } from './use-holder.tsx'
import './holder.css'

type Holder = ReturnType<typeof useHolder>

/** What every element behind sign-in is given. */
type ElementProperties = Holder['events'] &
  typeof apiProperties & {
    readonly token: string
    readonly appLang: string
    readonly theme: 'dark' | 'light'
  }

interface HolderPageProps {
  readonly name: Exclude<PageName, 'document'>
  /** Imports what defines the element. */
  readonly define: LoadOnce<unknown>
  /** The element's tag, with these properties. */
  readonly element: (properties: ElementProperties) => ReactNode
  /** The statement is of this currency only. */
  readonly currency?: Currency
  /** Stands below the element. */
  readonly children?: ReactNode
}

/** The statement beside the element, loaded once the page is idle. Without it the page is complete. */
const LazyStatement = ({
  holder,
  ...which
}: {
  holder: Holder
  currency: Currency | undefined
  isListed: boolean
}) => {
  const { locale } = useSite()
  const [load] = useState(() => loadPart(locale, () => import('./statement/statement.ts')))
  const [part, setPart] = useState(load.loaded())
  useEffect(() => void whenIdle(() => load().then(setPart, () => undefined)), [load])
  const { token, changes, isSuspended } = holder
  return (
    <div className="statement-slot">
      {part && token && !isSuspended && (
        <I18nProvider i18n={part.i18n}>
          <part.Statement key={token} token={token} changes={changes} {...which} />
        </I18nProvider>
      )}
    </div>
  )
}

/**
 * A page behind sign-in: an element, and beside it on a desktop a statement of the wallet. On a phone
 * the element is the page.
 */
export function HolderPage({ name, define, element, currency, children }: HolderPageProps) {
  const { i18n } = useLingui()
  const { locale } = useSite()
  const theme = useTheme()
  const holder = useHolder()
  const { token, events, prompt } = holder
  return (
    <section className="wrap element-page holder-page">
      <Heading className="holder-title">{i18n._(titleOf(name))}</Heading>
      <ElementSlot define={define}>
        {() => token && element({ token, appLang: locale, theme, ...apiProperties, ...events })}
      </ElementSlot>
      {children}
      <LazyStatement holder={holder} currency={currency} isListed={name !== 'transfer'} />
      {prompt}
    </section>
  )
}
