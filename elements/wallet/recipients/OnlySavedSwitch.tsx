import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApiError } from '../../../shared/api/errors.ts'
import type { OnlySaved } from '../../../shared/api/wire/recipient.ts'
import { ErrorNotice } from '../../../shared/element/view/ErrorNotice.tsx'
import { type Book, isRestricted } from '../../../shared/recipients/rules.ts'
import { useWaitText } from '../../../shared/recipients/use-recipient-text.ts'
import { useNowUntil } from '../../../shared/recipients/use-recipients.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Dialog } from '../../../shared/ui/dialog/Dialog.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { Phrases } from '../../../shared/ui/Phrases.tsx'
import { useActions } from '../model/context.ts'

interface OnlySavedSwitchProps {
  readonly book: Book
  readonly onlySaved: OnlySaved
}

/**
 * The switch that lets money go to saved recipients alone. It is on at once, and off after the waiting
 * time: a thief with the person's token can neither add a recipient nor switch it off unnoticed.
 */
export const OnlySavedSwitch = ({ book, onlySaved }: OnlySavedSwitchProps) => {
  const { t } = useLingui()
  const { recipients } = useActions()
  const waitText = useWaitText()
  const { endsAt, waitHours } = onlySaved
  const now = useNowUntil(endsAt ?? undefined)
  const [isAsking, setAsking] = useState(false)
  const [isChanging, setChanging] = useState(false)
  const [error, setError] = useState<ApiError>()
  const isOn = isRestricted(book, now)
  const isEnding = isOn && Boolean(endsAt)
  const change = async (isOn: boolean) => {
    setChanging(true)
    const failure = await recipients.restrict(isOn)
    setChanging(false)
    setError(failure)
    if (!failure) setAsking(false)
  }
  const failure = <ErrorNotice error={error} advice={t`It may have been changed. Try again.`} />
  if (isEnding && endsAt) {
    return (
      <>
        <Notice
          tone="warning"
          live="polite"
          title={t`Sending to anybody again`}
          action={
            <Button busy={isChanging} onClick={() => void change(true)}>
              {t`Keep it on`}
            </Button>
          }
        >
          <p>{waitText(endsAt, now)}</p>
          <p>
            <Phrases>{t`Until then, money goes only to saved recipients. If you did not ask for this, keep it on and tell your broker.`}</Phrases>
          </p>
        </Notice>
        {failure}
      </>
    )
  }
  return (
    <>
      <Notice
        tone={isOn ? 'success' : 'info'}
        live="polite"
        title={isOn ? t`Only to saved recipients: on` : t`Only to saved recipients: off`}
        action={
          <Button
            onClick={() => {
              setError(undefined)
              setAsking(true)
            }}
          >
            {isOn ? t`Switch off` : t`Switch on`}
          </Button>
        }
      >
        <Phrases>
          {isOn
            ? t`Money goes only to saved recipients. A new one can be used after ${waitHours} hours.`
            : t`Protects your money if somebody gets into your account: it can then go only to recipients that were saved ${waitHours} hours before.`}
        </Phrases>
      </Notice>
      <Dialog
        title={isOn ? t`Switch off in ${waitHours} hours?` : t`Send only to saved recipients?`}
        open={isAsking}
        onClose={() => setAsking(false)}
        closeLabel={t`Close`}
      >
        <p>
          <Phrases>
            {isOn
              ? t`It stays on for ${waitHours} hours, and we tell you by message. You can change your mind until then.`
              : t`It applies at once to withdrawals of USDT and to transfers to friends. Switching it off takes ${waitHours} hours.`}
          </Phrases>
        </p>
        {!isOn && book.list.length === 0 && (
          <p>
            <Phrases>{t`You have no saved recipient yet: the first one can be used ${waitHours} hours after you save it.`}</Phrases>
          </p>
        )}
        {failure}
        <Button variant="primary" busy={isChanging} onClick={() => void change(!isOn)}>
          {isOn ? t`Switch off` : t`Switch on`}
        </Button>
        <Button onClick={() => setAsking(false)}>{t`Keep as it is`}</Button>
      </Dialog>
    </>
  )
}
