import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { maxEnquiryLength, maxEnquiryNameLength } from '../../shared/limits.ts'
import { preventSubmitWhileComposing } from '../../shared/ui/frame/composition.ts'
import { Icon } from '../../shared/ui/frame/Icon.tsx'
import { toneIcons } from '../../shared/ui/icons.ts'
import { brand } from '../brand.ts'
import { DocumentLink } from '../common/DocumentLink.tsx'
import { useSite } from '../common/site-context.ts'
import { useHydrated } from '../common/use-hydrated.ts'
import { documentTitles } from '../map/documents.ts'
import { draftOf, useDrafts } from './drafts.ts'
import { EnquiryChoice, type EnquiryChoiceProps } from './EnquiryChoice.tsx'
import { EnquiryField } from './EnquiryField.tsx'
import { EnquirySent } from './EnquirySent.tsx'
import { useEnquiry } from './use-enquiry.ts'
import { useErrorTexts, useFailureTexts } from './use-texts.ts'
import './enquiry.css'

export interface EnquiryFormProps {
  /** The subject of the enquiry, if the page has one. */
  readonly topic?: string
  /** Subjects to choose from; the first is chosen. */
  readonly choice?: EnquiryChoiceProps
  /** The label of the button; the default is that of the contact form in the specification. */
  readonly submitLabel?: string
  /** The action name for the bot check, and of the draft. */
  readonly action?: string
}

/** The hint on the limit appears when this many characters are left. */
const nearTheEnd = 200

/**
 * Name, e-mail and message to the company. The fields keep their values until the enquiry has
 * arrived, also if the form is closed and reopened, or until the person signs out. Submitting is
 * disabled before hydration: the browser would post to a path without handler.
 */
export function EnquiryForm({ action = 'send_enquiry', ...own }: EnquiryFormProps) {
  const draft = draftOf(useDrafts(), action)
  const turn = useSyncExternalStore(draft.subscribe, draft.turn, draft.turn)
  return <Form key={turn} turn={turn} action={action} {...own} />
}

interface FormProps extends EnquiryFormProps {
  readonly action: string
  readonly turn: number
}

function Form({ topic = '', choice, submitLabel, action, turn }: FormProps) {
  const { t, i18n } = useLingui()
  const { toasts } = useSite()
  const failureTexts = useFailureTexts()
  const isAlive = useHydrated()
  const enquiry = useEnquiry({
    action,
    turn,
    onSent: () => toasts.show('success', t`Success`),
    onFailed: (failure) => toasts.show('error', failureTexts(failure).short),
  })
  const errors = useErrorTexts(enquiry.errors)
  const { typed, length, isBusy, sentFrom } = enquiry
  const [wasSent] = useState(sentFrom !== undefined)

  if (sentFrom) return <EnquirySent email={sentFrom} takesFocus={!wasSent} />

  const { email: address } = brand.contact
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void enquiry.submit(event.currentTarget)
  }
  const type = (event: FormEvent<HTMLFormElement>) => enquiry.type(event.currentTarget)
  const isNearTheEnd = length > maxEnquiryLength - nearTheEnd
  return (
    <form
      ref={enquiry.form}
      className="enquiry"
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={enquiry.prepare}
      onInput={type}
      // Some password managers dispatch only this event.
      onChange={type}
    >
      {choice ? (
        <EnquiryChoice {...choice} chosen={typed?.topic || undefined} readOnly={isBusy} />
      ) : (
        <input type="hidden" name="topic" value={topic} />
      )}
      <EnquiryField label={t`Name`} error={errors.name}>
        {(control) => (
          <input
            {...control}
            name="name"
            defaultValue={typed?.name}
            autoComplete="name"
            maxLength={maxEnquiryNameLength}
            required
            readOnly={isBusy}
            onKeyDown={preventSubmitWhileComposing}
          />
        )}
      </EnquiryField>
      <EnquiryField label={t`E-mail`} error={errors.email}>
        {(control) => (
          <input
            {...control}
            name="email"
            defaultValue={typed?.email}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            required
            readOnly={isBusy}
            onKeyDown={preventSubmitWhileComposing}
          />
        )}
      </EnquiryField>
      <EnquiryField
        label={t`Message`}
        error={errors.message}
        hint={
          isNearTheEnd
            ? t`${length} of ${plural(maxEnquiryLength, { one: `${maxEnquiryLength} character`, other: `${maxEnquiryLength} characters` })}`
            : t`Leave out passwords, codes and card numbers.`
        }
      >
        {(control) => (
          <textarea
            {...control}
            name="message"
            defaultValue={typed?.message}
            rows={6}
            maxLength={maxEnquiryLength}
            required
            readOnly={isBusy}
          />
        )}
      </EnquiryField>
      {enquiry.failure && (
        // The full text; it stays longer than the toast.
        <p className="error enquiry-failed" role="alert">
          <Icon d={toneIcons.error} />
          <span>{failureTexts(enquiry.failure).whole}</span>
        </p>
      )}
      <button
        type="submit"
        className="button"
        data-variant="primary"
        disabled={!isAlive}
        aria-disabled={isBusy || undefined}
      >
        {isBusy && <span className="enquiry-busy" aria-hidden="true" />}
        <span>{submitLabel ?? t`Submit`}</span>
      </button>
      <p className="muted small">
        <span>{`${t`We use what you enter here to reply to you.`} `}</span>
        <DocumentLink name="privacy-terms">{i18n._(documentTitles['privacy-terms'])}</DocumentLink>
      </p>
      <noscript>
        <p className="muted">{t`This form needs JavaScript. Write to ${address} instead.`}</p>
      </noscript>
    </form>
  )
}
