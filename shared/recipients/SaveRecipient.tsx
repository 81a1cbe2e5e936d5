import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { ApiError } from '../api/errors.ts'
import type { Custody, Recipient } from '../api/wire/recipient.ts'
import { ErrorNotice } from '../element/view/ErrorNotice.tsx'
import { maxRecipientNameLength } from '../limits.ts'
import { tidyLine } from '../text/free-text.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { isComposing } from '../ui/frame/composition.ts'
import { Phrases } from '../ui/Phrases.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import type { NewRecipient, Recipients } from './recipients.ts'
import { nameIssueOf } from './rules.ts'
import { useNameIssueText } from './use-recipient-text.ts'
import { useBook } from './use-recipients.ts'

interface NameDialogProps {
  readonly recipients: Recipients
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  /** What is saved under the name. */
  readonly recipient: Omit<NewRecipient, 'name'>
  /** The recipient that gets another name. */
  readonly own?: Recipient | undefined
  /** Where the money goes. */
  readonly children: ReactNode
}

/** Asks for the name of a recipient and saves it. */
export const NameDialog = (props: NameDialogProps) => {
  const { t } = useLingui()
  const { title, open, onClose } = props
  return (
    <Dialog title={title} open={open} onClose={onClose} closeLabel={t`Close`}>
      <NameForm {...props} />
    </Dialog>
  )
}

const NameForm = ({ recipients, onClose, recipient, own, children }: NameDialogProps) => {
  const { t } = useLingui()
  const id = useId()
  const book = useBook(recipients)
  const [name, setName] = useState(own?.name ?? '')
  const [custody, setCustody] = useState<Custody | undefined>(own?.custody ?? undefined)
  const [exchange, setExchange] = useState(own?.exchange ?? '')
  const [isChecked, setChecked] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<ApiError>()
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  // The dialog gives the focus to its first button.
  useEffect(() => field.current?.focus(), [])
  const issueText = useNameIssueText()
  const issue = book && nameIssueOf(book, name, own)
  const asksCustody = book?.takesCustody === true && Boolean(own?.address ?? recipient.address)
  const waitHours = own || !book?.onlySaved?.isOn ? undefined : book.onlySaved.waitHours

  const save = async () => {
    setChecked(true)
    if (issue) return field.current?.focus()
    if (isSaving) return
    setSaving(true)
    setError(undefined)
    const failure = await recipients.save({
      ...recipient,
      name,
      ...(asksCustody && custody && { custody }),
      ...(asksCustody && custody === 'EXCHANGE' && { exchange: tidyLine(exchange) }),
    })
    setSaving(false)
    if (failure) setError(failure)
    else onClose()
  }
  // Otherwise Enter in a field would send the form around the dialog.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || (event.target as Element).localName !== 'input') return
    event.preventDefault()
    if (!isComposing(event)) void save()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the fields within
    <div className="tw-form" onKeyDown={onKeyDown}>
      <div className="tw-named">{children}</div>
      <Field
        ref={field}
        label={t`Name`}
        value={name}
        autoComplete="off"
        hint={t`For example: My wallet, Exchange`}
        error={isChecked ? issueText(issue) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      {asksCustody && (
        <RadioGroup
          label={t`Who keeps this address? (optional)`}
          name={`${id}custody`}
          value={custody}
          options={[
            { value: 'OWN_WALLET', label: t`I do, in my own wallet` },
            { value: 'EXCHANGE', label: t`An exchange, for me` },
          ]}
          onChange={setCustody}
        />
      )}
      {asksCustody && custody === 'EXCHANGE' && (
        <Field
          label={t`Name of the exchange`}
          value={exchange}
          maxLength={maxRecipientNameLength}
          autoComplete="off"
          onChange={({ target }) => setExchange(target.value)}
        />
      )}
      {waitHours !== undefined && (
        <p>
          <Phrases>{t`You send only to saved recipients. This one can be used in ${waitHours} hours.`}</Phrases>
        </p>
      )}
      {book?.source === 'device' && !own && (
        <p>
          <Phrases>{t`It is saved on this device only.`}</Phrases>
        </p>
      )}
      <ErrorNotice error={error} advice={t`It may have been saved. Try again.`} />
      <Button variant="primary" busy={isSaving} onClick={() => void save()}>
        {t`Save`}
      </Button>
    </div>
  )
}

interface SaveRecipientProps
  extends Pick<NameDialogProps, 'recipients' | 'recipient' | 'children'> {
  readonly variant?: 'quiet' | undefined
}

/** A button that saves a destination as a recipient. */
export const SaveRecipient = ({ recipients, recipient, children, variant }: SaveRecipientProps) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>{t`Save as a recipient`}</Button>
      <NameDialog
        recipients={recipients}
        recipient={recipient}
        title={t`Save as a recipient`}
        open={isOpen}
        onClose={() => setOpen(false)}
      >
        {children}
      </NameDialog>
    </>
  )
}
