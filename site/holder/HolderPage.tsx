import { I18nProvider, useLingui } from '@lingui/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { LoadOnce } from '../../shared/api/loading/load-once.ts'
import type { Currency } from '../../shared/money/currency.ts'
import type { Elements } from '../../shared/ui/elements.ts'
import { useMedia } from '../../shared/ui/use-media.ts'
import { Heading } from '../common/Heading.tsx'
import { loadPart } from '../common/load-part.ts'
import { useSite } from '../common/site-context.ts'
import { whenIdle } from '../common/when-idle.ts'
import { ElementSlot } from '../elements/ElementSlot.tsx'
import type { PageName } from '../map/pages.ts'
import { titleOf } from '../map/titles.ts'
import { useTheme } from '../preferences/use-theme.ts'
import { apiProperties } from '../session/api-settings.ts'
import { StatementSkeleton } from './StatementSkeleton.tsx'
import { useHolder } from './use-holder.tsx'
import './holder.css'

type Holder = ReturnType<typeof useHolder>

/** The properties of every element behind sign-in. */
type ElementProperties = Holder['events'] &
  ReturnType<typeof apiProperties> & {
    readonly token: string
    readonly appLang: string
    readonly theme: 'dark' | 'light'
  }

interface HolderPageProps {
  readonly name: PageName
  /** Imports what defines the element. */
  readonly define: LoadOnce<unknown>
  /** The element's tag with these properties. */
  readonly element: (properties: ElementProperties) => ReactNode
  /** The only currency of the statement; both without it. */
  readonly currency?: Currency
  /** The element has the whole width, and no statement beside it. */
  readonly isWide?: boolean
  /** Content below the element. */
  readonly children?: Elements
}

/** Media query for a statement beside the element; `holder.css` has the same. */
const desktop = '(width >= 62.5em) and (height > 640px)'

const importStatement = () => import('./statement/statement.ts')

interface LazyStatementProps {
  readonly holder: Holder
  readonly load: ReturnType<typeof loadPart<Awaited<ReturnType<typeof importStatement>>>>
  readonly currency?: Currency | undefined
}

/**
 * The statement of a desktop, loaded once the page is idle. Until then its shape holds the place beside
 * the element.
 */
const LazyStatement = ({ holder, load, currency }: LazyStatementProps) => {
  const [part, setPart] = useState(load.loaded())
  const isShown = useMedia(desktop)
  useEffect(() => {
    if (isShown) void whenIdle(() => load().then(setPart, () => undefined))
  }, [isShown, load])
  const { token, changes, isSuspended } = holder
  return (
    <div className="statement-slot">
      {part && isShown && token && !isSuspended ? (
        <I18nProvider i18n={part.i18n}>
          <part.Statement key={token} token={token} changes={changes} currency={currency} />
        </I18nProvider>
      ) : (
        <StatementSkeleton currency={currency} />
      )}
    </div>
  )
}

/**
 * A page behind sign-in: an element, and beside it on a desktop a statement of the wallet. On a phone
 * the element is the page. The title that is seen is the element's, which changes with its steps; that of
 * the page is for screen readers.
 */
export function HolderPage({
  name,
  define,
  element,
  currency,
  isWide = false,
  children,
}: HolderPageProps) {
  const { i18n } = useLingui()
  const { locale } = useSite()
  const theme = useTheme()
  const holder = useHolder()
  const { token, events, prompt } = holder
  const load = useMemo(() => loadPart(locale, importStatement), [locale])
  return (
    <section className="wrap element-page holder-page" data-wide={isWide}>
      <Heading className="holder-title">{i18n._(titleOf(name))}</Heading>
      <ElementSlot define={define}>
        {() => token && element({ token, appLang: locale, theme, ...apiProperties(), ...events })}
      </ElementSlot>
      {children}
      {!isWide && <LazyStatement holder={holder} load={load} currency={currency} />}
      {prompt}
    </section>
  )
}
