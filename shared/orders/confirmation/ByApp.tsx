import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { FrameFooter } from '../../ui/frame/FrameFooter.tsx'
import { ShownNotice } from '../notices/ShownNotice.tsx'
import { Expired } from './Expired.tsx'
import type { WayProps } from './way.ts'

/** The app around the element asks the person in its own way. */
export const ByApp = ({ confirmation, isSending, confirming, prove }: WayProps) => {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const [isDeclined, setDeclined] = useState(false)
  const { problem } = confirmation.request
  const confirm = async () => {
    if (isAsking) return
    setAsking(true)
    setDeclined(false)
    const app = await confirming.askApp(confirmation)
    setAsking(false)
    if (app) await prove({ app })
    else setDeclined(true)
  }
  return (
    <>
      <p className="tw-hint">{t`Your app shows exactly this order and asks you to confirm it.`}</p>
      <Expired problem={problem} />
      {isDeclined && (
        <ShownNotice tone="warning" title={t`Your app did not confirm this order`}>
          {t`We sent nothing. Try again, or choose another way.`}
        </ShownNotice>
      )}
      {problem === 'APP_REFUSED' && !isDeclined && !isAsking && (
        <ShownNotice tone="error" title={t`The answer of your app was not accepted`}>
          {t`We sent nothing. Try again, or choose another way.`}
        </ShownNotice>
      )}
      <FrameFooter>
        <ConfirmButton
          variant="primary"
          confirms={confirmation.request.id}
          busy={isAsking || isSending}
          busyLabel={isSending ? t`Sending` : t`Waiting for your app`}
          onClick={() => void confirm()}
        >
          {t`Confirm in the app`}
        </ConfirmButton>
      </FrameFooter>
    </>
  )
}
