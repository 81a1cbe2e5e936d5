import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { FrameFooter } from '../../ui/frame/FrameFooter.tsx'
import { CodeEntry } from './CodeEntry.tsx'
import { Expired } from './Expired.tsx'
import type { WayProps } from './way.ts'

/** Six digits from a message that names the order. */
export const ByCode = ({ confirmation, isSending, confirming, prove }: WayProps) => {
  const { t } = useLingui()
  const { request } = confirmation
  const form = useId()
  return (
    <>
      <Expired problem={request.problem} />
      <CodeEntry
        request={request}
        isSending={isSending}
        sendCode={confirming.sendCode}
        onCode={(code) => void prove({ code })}
        form={form}
      >
        <FrameFooter>
          <ConfirmButton
            variant="primary"
            type="submit"
            form={form}
            busy={isSending}
            busyLabel={t`Checking`}
          >
            {t`Confirm`}
          </ConfirmButton>
        </FrameFooter>
      </CodeEntry>
    </>
  )
}
