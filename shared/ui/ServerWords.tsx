import { useLingui } from '@lingui/react'
import { foreignLanguage } from '../text/i18n/foreign-language.ts'
import { LongText } from './LongText.tsx'

/** What a server said about a failure. A sentence in another language is a quotation, and read as such. */
export const ServerWords = ({ text }: { text: string }) => {
  const { i18n } = useLingui()
  const language = foreignLanguage(text, i18n.locale)
  const words = <LongText text={text} />
  return language ? <q lang={language}>{words}</q> : words
}
