import { useLingui } from '@lingui/react'
import type { Multilingual } from '../../api/wire/multilingual.ts'
import { pickText } from '../../text/i18n/multilingual.ts'

/** Picks a text of the server in the reader's language. */
export function usePickText(): (text: Multilingual | null | undefined) => string {
  const { i18n } = useLingui()
  return (text) => (text ? pickText(text, i18n.locale) : '')
}
