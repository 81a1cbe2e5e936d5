import { useLingui } from '@lingui/react/macro'
import { nameOfLanguage } from '../../../shared/text/i18n/name-of-language.ts'
import { langOf } from '../../../shared/text/legal-text/lang-of.ts'
import type { ShownText } from '../model/state.ts'

/** Says that an operator's text is not in the reader's language: that text alone is signed. */
export const TextLanguage = ({ legalText, locale }: ShownText) => {
  const { t, i18n } = useLingui()
  const language = nameOfLanguage(langOf(legalText, locale), i18n.locale)
  return (
    <p className="tw-text-language">
      {t`This agreement is in ${language}. You sign the text in this language.`}
    </p>
  )
}
