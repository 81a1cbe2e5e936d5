import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useBotCheck } from '../third-party/use-bot-check.ts'
import { checkEnquiry, type FieldErrors } from './check-enquiry.ts'
import { draftOf, useDrafts } from './drafts.ts'
import {
  type Enquiry,
  type EnquiryDraft,
  emptyDraft,
  type Failure,
  fieldNames,
  readTyped,
  restoreTyped,
} from './enquiry.ts'

/** The code that checks and sends an enquiry; a file of its own, loaded once the form is used. */
type Sending = typeof import('./send-enquiry.ts')

interface EnquiryOptions {
  /** The action name for the bot check, and of the draft. */
  readonly action: string
  /** The `turn` of the draft that the form is for. */
  readonly turn: number
  readonly onSent: () => void
  readonly onFailed: (failure: Failure) => void
}

/** The state of one enquiry, from typing to the answer. Validation starts with the first submit. */
export function useEnquiry({ action, turn, onSent, onFailed }: EnquiryOptions) {
  const drafts = useDrafts()
  const { read, change, remove, subscribe } = draftOf(drafts, action)
  const keep = (part: Partial<EnquiryDraft>) => change(part, turn)
  const draft = useSyncExternalStore(subscribe, read, () => undefined)
  const { isBusy, failure, sentFrom } = draft ?? emptyDraft
  const [errors, setErrors] = useState<FieldErrors>({})
  const botCheck = useBotCheck()
  const sending = useRef<Sending>(undefined)
  const wasSubmitted = useRef(false)
  const [typed] = useState(draft?.typed)

  const form = useRef<HTMLFormElement>(null)
  // A reload: the document has an empty form, the browser may have filled in some of its fields, and
  // the visitor may have typed before hydration, which counts.
  const adopt = useEffectEvent((fields: HTMLFormElement) => {
    restoreTyped(fields, read()?.typed)
    const typed = readTyped(fields)
    if (fieldNames.some((name) => typed[name])) keep({ typed })
  })
  useEffect(() => {
    if (form.current) adopt(form.current)
  }, [])

  const isSent = sentFrom !== undefined
  useEffect(() => {
    if (isSent) return remove
  }, [isSent, remove])

  const prepare = async () => {
    sending.current ??= await import('./send-enquiry.ts')
    return sending.current
  }
  const fail = (failure: Failure) => {
    keep({ isBusy: false, failure })
    onFailed(failure)
  }

  const send = async (enquiry: Enquiry, sending: Sending) => {
    const { randomKey, botTokenOf, sendEnquiry, leavesOutcomeUnknown } = sending
    const words = JSON.stringify(enquiry)
    const { tried } = read() ?? emptyDraft
    const key = tried.words === words ? tried.key : randomKey()
    keep({ tried: { words, key } })
    const answer = await sendEnquiry(enquiry, key, await botTokenOf(botCheck, action))
    if (!answer.ok) {
      return fail({ error: answer.error, isUnresolved: leavesOutcomeUnknown(answer.error) })
    }
    keep({ ...emptyDraft, sentFrom: enquiry.email })
    onSent()
  }

  const submit = async (form: HTMLFormElement) => {
    const parts = await prepare()
    wasSubmitted.current = true
    const checked = checkEnquiry(readTyped(form), parts.readEmail)
    if (checked.ok) {
      setErrors({})
      return send(checked.value, parts)
    }
    const { errors } = checked
    // The error must be rendered before the focus reaches the field.
    flushSync(() => {
      keep({ isBusy: false })
      setErrors(errors)
    })
    const first = fieldNames.find((name) => errors[name])
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return {
    form,
    isBusy,
    errors,
    failure,
    sentFrom,
    /** Values from an earlier form, if any. */
    typed,
    /** Of the message as it is now. */
    length: draft?.typed.message.length ?? 0,
    /** Loads the code that sends, while the visitor is typing. */
    prepare: () => void prepare().catch(() => undefined),
    async submit(form: HTMLFormElement) {
      if (read()?.isBusy) return
      keep({ typed: readTyped(form), isBusy: true, failure: undefined })
      await submit(form).catch((cause: unknown) =>
        // Nothing was sent if the code that sends could not be loaded.
        fail({ error: { kind: 'network', cause }, isUnresolved: sending.current !== undefined }),
      )
    },
    /** Stores the draft and validates again after the first submit. */
    type(form: HTMLFormElement) {
      keep({ typed: readTyped(form) })
      if (!wasSubmitted.current || !sending.current) return
      const checked = checkEnquiry(readTyped(form), sending.current.readEmail)
      setErrors(checked.ok ? {} : checked.errors)
    },
  }
}
