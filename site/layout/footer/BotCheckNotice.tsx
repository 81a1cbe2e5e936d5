import { useLingui } from '@lingui/react/macro'

/** Marks the position of a link in the sentence; no text contains this character. */
const place = '|'

/** The text that replaces the badge of the bot check, with the links that its terms require. */
export function BotCheckNotice() {
  const { t } = useLingui()
  const [before, between, after] =
    t`This site is protected by reCAPTCHA and the Google ${place} and ${place} apply.`.split(place)
  return (
    <p>
      <span>{before}</span>
      <a href="https://policies.google.com/privacy">{t`Privacy Policy`}</a>
      <span>{between}</span>
      <a href="https://policies.google.com/terms">{t`Terms of Service`}</a>
      <span>{after}</span>
    </p>
  )
}
