import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { ApiError } from '../../../shared/api/errors.ts'
import type { Recipient } from '../../../shared/api/wire/recipient.ts'
import { ErrorNotice } from '../../../shared/element/view/ErrorNotice.tsx'
import { LoadError } from '../../../shared/orders/notices/LoadError.tsx'
import { LoadingSkeleton } from '../../../shared/orders/notices/LoadingSkeleton.tsx'
import { RecipientFacts, RecipientName } from '../../../shared/recipients/RecipientFacts.tsx'
import { type Book, isRestricted, latestFirst } from '../../../shared/recipients/rules.ts'
import { NameDialog } from '../../../shared/recipients/SaveRecipient.tsx'
import { useWaitText } from '../../../shared/recipients/use-recipient-text.ts'
import { useNowUntil, useRecipients } from '../../../shared/recipients/use-recipients.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Dialog } from '../../../shared/ui/dialog/Dialog.tsx'
import { Phrases } from '../../../shared/ui/Phrases.tsx'

import { useActions, useModel } from '../model/context.ts'
import { LeftOnDevice } from './LeftOnDevice.tsx'
import { OnlySavedSwitch } from './OnlySavedSwitch.tsx'

/** RECIPIENTS: the saved addresses and friends. They are saved where money is sent to them. */
export function SavedRecipients() {
  const { t } = useLingui()
  const { recipients } = useActions()
  const { store } = useModel()
  const saved = useRecipients(recipients)
  const { value: book } = saved
  if (!book) {
    return saved.status === 'failed' ? (
      <LoadError of={saved} onRetry={() => void recipients.load()} />
    ) : (
      <LoadingSkeleton text={t`Loading your saved recipients`} shape="records" rows={3} />
    )
  }
  const left = book.leftOnDevice ?? []
  return (
    <>
      {saved.status === 'failed' && <LoadError of={saved} onRetry={() => void recipients.load()} />}
      {left.length > 0 && <LeftOnDevice left={left} />}
      {book.onlySaved && <OnlySavedSwitch book={book} onlySaved={book.onlySaved} />}
      {book.list.length > 0 ? <List book={book} /> : left.length === 0 && <Empty />}
      {book.source === 'device' && book.list.length > 0 && (
        <p className="tw-recipients-where">
          <Phrases>{t`They are saved on this device only.`}</Phrases>
        </p>
      )}
      <Button onClick={() => store.go('TRANSFER')}>{t`Send money`}</Button>
    </>
  )
}

const Empty = () => {
  const { t } = useLingui()
  return (
    <p className="tw-none">
      <Phrases>{t`No recipient is saved yet. Save one when you withdraw to an address or send to a friend.`}</Phrases>
    </p>
  )
}

const List = ({ book }: { book: Book }) => (
  <ul className="tw-entries tw-recipients">
    {latestFirst(book).map((recipient) => (
      <Row key={recipient.id} recipient={recipient} book={book} />
    ))}
  </ul>
)

const Row = ({ recipient, book }: { recipient: Recipient; book: Book }) => {
  const { t } = useLingui()
  const { recipients } = useActions()
  const id = useId()
  const { name, usableFrom } = recipient
  const waitText = useWaitText()
  const now = useNowUntil(usableFrom ?? undefined)
  const [asks, setAsks] = useState<'rename' | 'remove'>()
  const [isRemoving, setRemoving] = useState(false)
  const [error, setError] = useState<ApiError>()
  const isWaiting =
    usableFrom && Date.parse(usableFrom) > now && isRestricted(book, now) ? usableFrom : undefined
  const close = () => setAsks(undefined)
  const remove = async () => {
    setRemoving(true)
    const failure = await recipients.remove(recipient.id)
    setRemoving(false)
    setError(failure)
    if (!failure) close()
  }
  return (
    <li>
      <div className="tw-recipient-row">
        <b id={id}>
          <RecipientName name={name} />
        </b>
        <div>
          <RecipientFacts recipient={recipient} />
        </div>
        {isWaiting && (
          <small data-waits>
            <span>{`${t`New. It cannot be used yet.`} `}</span>
            <span>{waitText(isWaiting, now)}</span>
          </small>
        )}
        <span className="tw-recipient-acts">
          <Button
            variant="quiet"
            id={`${id}rename`}
            aria-labelledby={`${id}rename ${id}`}
            onClick={() => setAsks('rename')}
          >{t`Rename`}</Button>
          <Button
            variant="quiet"
            id={`${id}remove`}
            aria-labelledby={`${id}remove ${id}`}
            onClick={() => {
              setError(undefined)
              setAsks('remove')
            }}
          >{t`Remove`}</Button>
        </span>
      </div>
      <NameDialog
        recipients={recipients}
        recipient={{ id: recipient.id }}
        own={recipient}
        title={t`Rename recipient`}
        open={asks === 'rename'}
        onClose={close}
      >
        <RecipientFacts recipient={recipient} />
      </NameDialog>
      <Dialog
        title={t`Remove this recipient?`}
        open={asks === 'remove'}
        onClose={close}
        closeLabel={t`Close`}
      >
        <div className="tw-named">
          <b>
            <RecipientName name={name} />
          </b>
          <RecipientFacts recipient={recipient} />
        </div>
        <p>
          <Phrases>{t`Money that is on its way is not affected.`}</Phrases>
        </p>
        <ErrorNotice error={error} advice={t`It may have been removed. Try again.`} />
        <Button
          variant="danger"
          busy={isRemoving}
          onClick={() => void remove()}
        >{t`Remove recipient`}</Button>
        <Button onClick={close}>{t`Keep`}</Button>
      </Dialog>
    </li>
  )
}
