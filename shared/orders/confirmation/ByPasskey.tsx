import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { FrameFooter } from '../../ui/frame/FrameFooter.tsx'
import { ShownNotice } from '../notices/ShownNotice.tsx'
import { Expired } from './Expired.tsx'
import type { WayProps } from './way.ts'

/** A passkey signs the hash of the order. */
export const ByPasskey = ({ confirmation, isSending, confirming, prove, onOther }: WayProps) => {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const [isDeclined, setDeclined] = useState(false)
  const { passkey: asked, problem } = confirmation.request
  const confirm = async () => {
    if (!asked || isAsking) return
    setAsking(true)
    setDeclined(false)
    const passkey = await confirming.sign(confirmation, asked)
    setAsking(false)
    if (passkey === 'other') onOther()
    else if (passkey === 'declined') setDeclined(true)
    else await prove({ passkey })
  }
  return (
    <>
      <p className="tw-hint">
        {t`Your device signs exactly this order, after it has seen your face or finger, or its PIN.`}
      </p>
      <Expired problem={problem} />
      {isDeclined && (
        <ShownNotice tone="warning" title={t`No passkey was used`}>
          {t`We sent nothing. Try again, or choose another way.`}
        </ShownNotice>
      )}
      {problem === 'WRONG_PASSKEY' && !isDeclined && !isAsking && (
        <ShownNotice tone="error" title={t`This passkey was not accepted`}>
          {t`We sent nothing. Try again, or choose another way.`}
        </ShownNotice>
      )}
      <FrameFooter>
        <ConfirmButton
          variant="primary"
          confirms={confirmation.request.id}
          busy={isAsking || isSending}
          busyLabel={isSending ? t`Sending` : t`Waiting for your passkey`}
          onClick={() => void confirm()}
        >
          {t`Confirm with a passkey`}
        </ConfirmButton>
      </FrameFooter>
    </>
  )
}
