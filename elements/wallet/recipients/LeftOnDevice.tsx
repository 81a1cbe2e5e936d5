import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApiError } from '../../../shared/api/errors.ts'
import type { Recipient } from '../../../shared/api/wire/recipient.ts'
import { ErrorNotice } from '../../../shared/element/view/ErrorNotice.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useActions } from '../model/context.ts'

/** Offers to move what the device has kept to the server, which has a list by now. */
export const LeftOnDevice = ({ left }: { left: readonly Recipient[] }) => {
  const { t } = useLingui()
  const { recipients } = useActions()
  const [isMoving, setMoving] = useState(false)
  const [error, setError] = useState<ApiError>()
  const move = async () => {
    setMoving(true)
    setError(await recipients.moveFromDevice())
    setMoving(false)
  }
  const count = left.length
  const names = left.map(({ name }) => name).join(', ')
  return (
    <>
      <Notice
        tone="info"
        title={t`${plural(count, { one: '# recipient is', other: '# recipients are' })} saved on this device only`}
        action={
          <>
            <Button busy={isMoving} busyLabel={t`Moving`} onClick={() => void move()}>
              {t`Move to my account`}
            </Button>
            <Button variant="quiet" disabled={isMoving} onClick={recipients.discardOnDevice}>
              {t`Discard`}
            </Button>
          </>
        }
      >
        <p>{names}</p>
        <p>{t`Your account keeps a list now. Move them there to use them on every device.`}</p>
      </Notice>
      <ErrorNotice error={error} advice={t`What was not moved is still here. Try again.`} />
    </>
  )
}
