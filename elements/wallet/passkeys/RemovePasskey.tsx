import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApiError } from '../../../shared/api/errors.ts'
import type {
  Passkey,
  RemovalProof,
  RemovalRequest,
} from '../../../shared/api/wire/confirmation.ts'
import { ErrorNotice } from '../../../shared/element/view/ErrorNotice.tsx'
import { CodeEntry } from '../../../shared/orders/confirmation/CodeEntry.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { ConfirmButton } from '../../../shared/ui/ConfirmButton.tsx'
import { Dialog } from '../../../shared/ui/dialog/Dialog.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { Phrases } from '../../../shared/ui/Phrases.tsx'
import { useActions } from '../model/context.ts'
import { PasskeyDates, PasskeyName } from './PasskeyFacts.tsx'

interface RemovePasskeyProps {
  readonly passkey: Passkey
  /** No other one is left. */
  readonly isLast: boolean
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/** Asks whether a passkey is to be removed, and for the code that the server may want for it. */
export const RemovePasskey = ({ passkey, isLast, onClose, onRemoved }: RemovePasskeyProps) => {
  const { t } = useLingui()
  const { passkeys, confirming } = useActions()
  const [request, setRequest] = useState<RemovalRequest>()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<ApiError>()
  const remove = async (proof?: RemovalProof) => {
    if (isSending) return
    setSending(true)
    setError(undefined)
    const removal = await passkeys.remove(passkey.id, proof)
    setSending(false)
    if (removal === 'removed') onRemoved()
    else if ('request' in removal) setRequest(removal.request)
    else setError(removal.error)
  }
  const failure = <ErrorNotice error={error} advice={t`It may have been removed. Try again.`} />
  return (
    <Dialog title={t`Remove this passkey?`} open onClose={onClose} closeLabel={t`Close`}>
      <div className="tw-named">
        <b>
          <PasskeyName passkey={passkey} />
        </b>
        <PasskeyDates passkey={passkey} />
      </div>
      {request ? (
        <>
          {request.problem === 'EXPIRED' && (
            <Notice tone="warning" live="assertive" title={t`The time to confirm was over`}>
              {t`Nothing was removed. Use the code of the newest message.`}
            </Notice>
          )}
          <CodeEntry
            request={request}
            isSending={isSending}
            sendCode={confirming.sendCode}
            onCode={(code) => void remove({ id: request.id, code })}
          >
            {failure}
            <ConfirmButton variant="danger" type="submit" busy={isSending} busyLabel={t`Checking`}>
              {t`Remove passkey`}
            </ConfirmButton>
          </CodeEntry>
        </>
      ) : (
        <>
          <p>
            <Phrases>
              {isLast
                ? t`It is your only one: you then confirm your orders with a code.`
                : t`It can confirm no order any more.`}
            </Phrases>
          </p>
          <p>
            <Phrases>{t`The device keeps its entry until you delete it there.`}</Phrases>
          </p>
          {failure}
          <Button
            variant="danger"
            busy={isSending}
            onClick={() => void remove()}
          >{t`Remove passkey`}</Button>
        </>
      )}
      <Button onClick={onClose}>{t`Keep`}</Button>
    </Dialog>
  )
}
