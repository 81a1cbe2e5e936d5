import { useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'

interface ResendButtonProps {
  /** Seconds until another code may be sent. */
  readonly secondsLeft: number
  readonly busy: boolean
  readonly onResend: () => void
}

/**
 * Sends another code after the cooldown. The countdown is shown each second but announced only at
 * its start and end.
 */
export const ResendButton = ({ secondsLeft: n, busy, onResend }: ResendButtonProps) => {
  const { t } = useLingui()
  const isCounting = n > 0
  return (
    <div className="tw-resend">
      <Button
        variant="quiet"
        disabled={isCounting}
        busy={busy}
        busyLabel={t`Sending`}
        onClick={onResend}
      >
        {isCounting ? t`Resend in ${n}s` : t`Resend`}
      </Button>
      <span className="tw-hidden" role="status">
        {isCounting
          ? t`Wait a little before you request another code.`
          : t`You can now request another code.`}
      </span>
    </div>
  )
}
