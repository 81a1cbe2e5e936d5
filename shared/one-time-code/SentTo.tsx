import { useLingui } from '@lingui/react/macro'

/** The placeholder of the address in a translated text, which is split there. */
const addressMark = '\u0001'

/**
 * Says where the code was sent; a mobile number stays on one line. The code field refers to its id,
 * `note`.
 */
export const SentTo = ({ address }: { readonly address: string }) => {
  const { t } = useLingui()
  const [before, after] = ((email: string) =>
    t`We've sent a code to ${email}, please enter the code below.`.split(addressMark))(addressMark)
  return (
    <p id="note" className="tw-lead">
      {before}
      <bdi>{address.replaceAll(' ', '\u00a0')}</bdi>
      {after}
    </p>
  )
}
