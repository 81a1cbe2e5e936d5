import { useLingui } from '@lingui/react/macro'

/** Stands for the address in a translated text, which is split there. */
const addressMark = '\u0001'

/** Says where the code went: a mobile number on one line. Its id is `note`, for the field. */
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
