import { useEffect, useState } from 'react'
import type { Locale } from '../../../shared/text/i18n/locale.ts'
import type { LegalText } from '../../../shared/text/legal-text/legal-text.ts'
import { loadText } from '../../documents/load-text.ts'
import type { DocumentName } from '../../map/documents.ts'

/** The text of a document: loading, loaded, or failed. */
export function useText(locale: Locale, name: DocumentName) {
  const [text, setText] = useState<LegalText>()
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the request
  useEffect(() => {
    let isWanted = true
    setFailed(false)
    loadText(locale, name).then(
      (loaded) => isWanted && setText(loaded),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [locale, name, attempt])

  return { text, isFailed, retry: () => setAttempt(attempt + 1) }
}
