import { useLingui } from '@lingui/react/macro'

/** Where a link stands in the sentence: a sign that no text has. */
const place = '|'

/** What is said in place of the badge of the bot check, with the links that its terms ask for. */
export function BotCheckNotice() {
  const { t } = useLingui()
  const [before, between, after] =
    t`This site is protected by reCAPTCHA; Google's ${place} and ${place} apply.`.split(place)
  return (
    <p>
      {before}
      <a href="https://policies.google.com/privacy">{t`Privacy Policy`}</a>
      {between}
      <a href="https://policies.google.com/terms">{t`Terms of Service`}</a>
      {after}
    </p>
  )
}
