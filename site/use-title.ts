import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { documentTitle } from './document-title.ts'
import { documentTitles } from './layout/documents/document-titles.ts'
import type { DocumentName, Place } from './routes.ts'
import { titles } from './titles.ts'

/** Names the browser's document after the page that is shown. */
export function useTitle({ name, value }: Place): void {
  const { i18n } = useLingui()
  useEffect(() => {
    const title = name === 'document' ? documentTitles[value as DocumentName] : titles[name]
    document.title = documentTitle(name === 'home' ? '' : i18n._(title))
  }, [i18n, name, value])
}
