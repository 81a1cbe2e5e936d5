import { useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/frame/Icon.tsx'
import { toneIcons } from '../../ui/icons.ts'

interface ResendButtonProps {
  /** Seconds until another code may be sent. */
  readonly secondsLeft: number
  readonly busy: boolean
  /** Says that a code was sent; absent if none was sent here. */
  readonly sentText: string | undefined
  readonly onResend: () => void
}

/**
 * Sends another code after the cooldown. The countdown is shown each second but announced only at
 * its start and end.
 */
export const ResendButton = ({ secondsLeft: n, busy, sentText, onResend }: ResendButtonProps) => {
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
      {isCounting && sentText && (
        <small>
          <Icon d={toneIcons.success} />
          <span data-said="">{sentText}</span>
        </small>
      )}
      <span className="tw-hidden" role="status">
        {isCounting
          ? t`Wait a little before you request another code.`
          : t`You can now request another code.`}
      </span>
    </div>
  )
}
