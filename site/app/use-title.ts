import { useLingui } from '@lingui/react'
import { useLayoutEffect } from 'react'
import type { DocumentName } from '../documents/document-names.ts'
import { documentTitles } from '../layout/documents/document-titles.ts'
import { trade } from '../pages/home/trade.ts'
import { titleOf } from '../pages/titles.ts'
import { documentTitle, homeTitle } from './document-title.ts'
import type { RouteMatch } from './routes.ts'

/**
 * Names the browser's document after the page that is shown. A page that names it otherwise does so
 * in an effect, which runs later.
 */
export function useTitle({ name, value }: RouteMatch): void {
  const { i18n } = useLingui()
  useLayoutEffect(() => {
    const title = name === 'document' ? documentTitles[value as DocumentName] : titleOf(name)
    document.title = name === 'home' ? homeTitle(i18n._(trade)) : documentTitle(i18n._(title))
  }, [i18n, name, value])
}
