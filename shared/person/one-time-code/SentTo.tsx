import { useLingui } from '@lingui/react/macro'
import { maskedText } from '../../ui/recorders/marks.ts'

/** The placeholder of the address in a translated text, which is split there. */
const addressMark = '\u0001'

interface SentToProps {
  readonly address: string
  /** The element has sent the code, and none has been used since. */
  readonly isSentHere: boolean
}

/**
 * Says where the code was sent; a mobile number stays on one line. The code field refers to its id,
 * `note`.
 */
export const SentTo = ({ address, isSentHere }: SentToProps) => {
  const { t } = useLingui()
  const textWith = (email: string) =>
    isSentHere
      ? t`We've sent a code to ${email}, please enter the code below.`
      : t`Enter the newest code sent to ${email}. If you have used it, request another.`
  const [before, after] = textWith(addressMark).split(addressMark)
  return (
    <p id="note" className="tw-lead">
      <span>{before}</span>
      <bdi {...maskedText()} translate="no">
        {address.replaceAll(' ', '\u00a0')}
      </bdi>
      <span>{after}</span>
    </p>
  )
}
