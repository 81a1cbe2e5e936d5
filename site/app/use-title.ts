import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import type { DocumentName } from '../documents/document-names.ts'
import { documentTitles } from '../layout/documents/document-titles.ts'
import { titleOf } from '../pages/titles.ts'
import { documentTitle } from './document-title.ts'
import type { RouteMatch } from './routes.ts'

/** Names the browser's document after the page that is shown. */
export function useTitle({ name, value }: RouteMatch): void {
  const { i18n } = useLingui()
  useEffect(() => {
    const title = name === 'document' ? documentTitles[value as DocumentName] : titleOf(name)
    document.title = documentTitle(name === 'home' ? '' : i18n._(title))
  }, [i18n, name, value])
}
