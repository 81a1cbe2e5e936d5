import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { Recipient } from '../api/wire/recipient.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/frame/Icon.tsx'
import { chevronRight, person } from '../ui/icons.ts'
import { Notice } from '../ui/Notice.tsx'
import { maskedText } from '../ui/recorders/marks.ts'
import { RecipientFacts, RecipientName } from './RecipientFacts.tsx'
import type { Recipients } from './recipients.ts'
import { latestFirst } from './rules.ts'
import { useRecipients } from './use-recipients.ts'

/** From how many recipients on they can be searched. */
const searchableFrom = 8

interface RecipientPickerProps {
  readonly recipients: Recipients
  /** Which of them the form can send to. */
  readonly isOffered: (recipient: Recipient) => boolean
  /** Why one that is offered cannot be chosen now. */
  readonly obstacleOf?: (recipient: Recipient) => string | undefined
  readonly onPick: (recipient: Recipient) => void
}

/** Chooses a saved recipient, so that nothing need be typed or pasted. Nothing if none is saved. */
export const RecipientPicker = (props: RecipientPickerProps) => {
  const { recipients, isOffered, obstacleOf, onPick } = props
  const { t } = useLingui()
  const { value: book, status } = useRecipients(recipients)
  const [isOpen, setOpen] = useState(false)
  if (!book && status === 'failed') {
    return (
      <Notice
        tone="info"
        action={<Button onClick={() => void recipients.load()}>{t`Try again`}</Button>}
      >
        {t`Your saved recipients could not be loaded.`}
      </Notice>
    )
  }
  const offered = book ? latestFirst(book).filter(isOffered) : []
  if (offered.length === 0) return null
  return (
    <>
      <button type="button" className="tw-pick" onClick={() => setOpen(true)}>
        <Icon d={person} />
        <span>{t`Choose a saved recipient`}</span>
        <Icon d={chevronRight} />
      </button>
      <Dialog
        title={t`Saved recipients`}
        open={isOpen}
        onClose={() => setOpen(false)}
        closeLabel={t`Close`}
      >
        <Choice
          offered={offered}
          obstacleOf={obstacleOf}
          onPick={(recipient) => {
            setOpen(false)
            onPick(recipient)
          }}
        />
      </Dialog>
    </>
  )
}

interface ChoiceProps extends Pick<RecipientPickerProps, 'onPick'> {
  readonly offered: readonly Recipient[]
  readonly obstacleOf: RecipientPickerProps['obstacleOf'] | undefined
}

const Choice = ({ offered, obstacleOf, onPick }: ChoiceProps) => {
  const { t } = useLingui()
  const id = useId()
  const [search, setSearch] = useState('')
  const sought = search.trim().toLowerCase()
  const found = offered.filter(({ name, address, walletNumber, maskedName }) =>
    [name, address, walletNumber, maskedName].some((text) => text?.toLowerCase().includes(sought)),
  )
  return (
    <>
      {offered.length >= searchableFrom && (
        <Field
          // It belongs to no form: Enter must not send the one around it.
          form={`${id}none`}
          label={t`Search by name or address`}
          value={search}
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {found.length === 0 ? (
        <p role="status">{t`No recipient matches.`}</p>
      ) : (
        <ul className="tw-entries tw-recipients">
          {found.map((recipient, at) => {
            const obstacle = obstacleOf?.(recipient)
            return (
              <li key={recipient.id}>
                <button
                  type="button"
                  aria-describedby={`${id}${at}`}
                  disabled={obstacle !== undefined}
                  onClick={() => onPick(recipient)}
                >
                  <RecipientName name={recipient.name} />
                </button>
                <div id={`${id}${at}`}>
                  <RecipientFacts recipient={recipient} />
                  {obstacle && <small {...maskedText()}>{obstacle}</small>}
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
