import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ApiError } from '../../shared/api/errors.ts'
import { useBotCheck } from '../third-party/use-bot-check.ts'
import { checkEnquiry, type Faults } from './check-enquiry.ts'
import { type Enquiry, type EnquiryDraft, emptyDraft, fieldNames, readTyped } from './enquiry.ts'

/** The code that checks and sends an enquiry; a file of its own, loaded once the form is used. */
type Sending = typeof import('./send-enquiry.ts')

export interface Failure {
  readonly error: ApiError
  /** Whether the enquiry may have arrived all the same. */
  readonly isUnresolved: boolean
}

interface EnquiryState {
  readonly isBusy: boolean
  readonly faults: Faults
  /** Why the last enquiry was not sent. */
  readonly failure?: Failure | undefined
  /** The visitor's address after the enquiry was sent. */
  readonly sentFrom?: string | undefined
}

interface EnquiryOptions {
  /** The action name for the bot check. */
  readonly action: string
  /** Where the draft is kept. */
  readonly draft: RefObject<EnquiryDraft | undefined>
  readonly onSent: () => void
  readonly onFailed: (failure: Failure) => void
}

/** The state of one enquiry, from typing to the answer. Validation starts with the first submit. */
export function useEnquiry({ action, draft, onSent, onFailed }: EnquiryOptions) {
  const [state, setState] = useState<EnquiryState>({ isBusy: false, faults: {} })
  const botCheck = useBotCheck()
  const sending = useRef<Sending>(undefined)
  const isBusy = useRef(false)
  const wasSubmitted = useRef(false)
  const [typed] = useState(() => draft.current?.typed)

  const prepare = async () => {
    sending.current ??= await import('./send-enquiry.ts')
    return sending.current
  }
  const keep = (part: Partial<EnquiryDraft>) => {
    draft.current = { ...(draft.current ?? emptyDraft), ...part }
  }
  const fail = (failure: Failure) => {
    setState({ isBusy: false, faults: {}, failure })
    onFailed(failure)
  }

  const send = async (enquiry: Enquiry, sending: Sending) => {
    const { randomKey, botTokenOf, sendEnquiry, leavesOutcomeUnknown } = sending
    const words = JSON.stringify(enquiry)
    const { tried } = draft.current ?? emptyDraft
    const key = tried.words === words ? tried.key : randomKey()
    keep({ tried: { words, key } })
    const answer = await sendEnquiry(enquiry, key, await botTokenOf(botCheck, action))
    if (!answer.ok) {
      return fail({ error: answer.error, isUnresolved: leavesOutcomeUnknown(answer.error) })
    }
    draft.current = undefined
    setState({ isBusy: false, faults: {}, sentFrom: enquiry.email })
    onSent()
  }

  const submit = async (form: HTMLFormElement) => {
    const parts = await prepare()
    wasSubmitted.current = true
    const checked = checkEnquiry(readTyped(form), parts.readEmail)
    if (checked.ok) return send(checked.value, parts)
    const { faults } = checked
    // The error must be rendered before the focus reaches the field.
    flushSync(() => setState({ isBusy: false, faults }))
    const first = fieldNames.find((name) => faults[name])
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return {
    ...state,
    /** Values from an earlier form, if any. */
    typed,
    /** Loads the code that sends, while the visitor is typing. */
    prepare: () => void prepare().catch(() => undefined),
    async submit(form: HTMLFormElement) {
      if (isBusy.current) return
      isBusy.current = true
      setState({ isBusy: true, faults: state.faults })
      await submit(form).catch((cause: unknown) =>
        // Nothing was sent if the code that sends could not be loaded.
        fail({ error: { kind: 'network', cause }, isUnresolved: sending.current !== undefined }),
      )
      isBusy.current = false
    },
    /** Stores the draft and validates again after the first submit. */
    type(form: HTMLFormElement) {
      keep({ typed: readTyped(form) })
      if (!wasSubmitted.current || !sending.current) return
      const checked = checkEnquiry(readTyped(form), sending.current.readEmail)
      setState((old) => ({ ...old, faults: checked.ok ? {} : checked.faults }))
    },
  }
}
