import type { StoreApi } from 'zustand/vanilla'
import type { Answer, ApiError } from '../../api/errors.ts'
import type { Tone } from '../../ui/icons.ts'
import type { BaseContext, BaseState } from './base-state.ts'
import type { ClosingMessage, ClosingReason, ReportedError } from './closing-message.ts'
import type { NotificationLoader } from './notification-loader.ts'

/** Makes the message that replaces the screens. */
export type CreateClosingMessage = (why: ClosingReason, to: ClosingMessage['to']) => ClosingMessage

/** What an element shows a person and reports to the page. It does nothing once its session has ended. */
export interface Reporting {
  /** Shows a short message. */
  toast(tone: Tone, text: string): void
  /** Shows the text of code 28019, "passed through quietly after the toast", and returns the answer. */
  showNotice<Value>(answer: Answer<Value>): Answer<Value>
  /** Shows an error and emits `tw-error`; `shown` is the text for the person if it differs. */
  showError(error: ReportedError, shown?: string): void
  /** Shows the error of an answer and emits `tw-error`; a refused token closes the element. */
  report(error: ApiError): void
  /** Like `report`, also while the element is closed: for a transfer or a signature that was sent. */
  reportAlways(error: ApiError): void
  /**
   * Replaces the screens with a message and emits one `tw-navigate`, until `reopen` or another token.
   * If a sign-in helps, the message has a button that emits it again, with `/login`.
   */
  close(closingMessage: ClosingMessage): void
}

export const askForSignIn: CreateClosingMessage = (why, to) => ({ to, reason: why, about: why })

/** @param signal aborts when the session ends */
export function createReporting(
  { emit, signal: elementSignal }: BaseContext,
  signal: AbortSignal,
  base: StoreApi<BaseState>,
  { whenVisible, errorText }: NotificationLoader,
  createClosingMessage: CreateClosingMessage,
): Reporting {
  const toast: Reporting['toast'] = (tone, text) => {
    // The time of a toast starts once it can be seen.
    whenVisible().then(
      ({ toasts }) => signal.aborted || toasts.show(tone, text),
      () => undefined,
    )
  }

  const showError: Reporting['showError'] = (error, shown = error.message) => {
    if (signal.aborted) return
    toast('error', shown)
    emit('tw-error', error)
  }

  /**
   * Loads the closing message; if that fails, again when the browser is online. `rootView` shows
   * a plain one until then.
   */
  const loadClosingMessage = (): void => {
    whenVisible().catch(() => {
      addEventListener('online', loadClosingMessage, { once: true, signal: elementSignal })
    })
  }

  const close: Reporting['close'] = (asked) => {
    if (base.getState().closingMessage || signal.aborted) return
    const { to, reason, about, error, retry } = asked
    let shown: { readonly message?: string } = {}
    // For a link that is not valid there is nobody to ask.
    const canAsk = !retry && (about === 'no-token' || about === 'auth' || about === 'forbidden')
    const askAgain = () => emit('tw-navigate', { to: '/login', reason, ...shown })
    const closingMessage = { ...asked, ...(canAsk && { askAgain }) }
    base.setState({ closingMessage })
    loadClosingMessage()
    if (!error) return emit('tw-navigate', { to, reason })
    const { words, ...rest } = error
    words().then((message) => {
      // Another token was set first, so the reason no longer matters.
      if (base.getState().closingMessage !== closingMessage) return
      shown = { message }
      showError({ ...rest, message })
      // Last, because the page may leave at once.
      if (!signal.aborted) emit('tw-navigate', { to, reason, message })
    })
  }

  const reportAlways: Reporting['reportAlways'] = (error) => {
    const { kind, code, navigate, rejection } = error
    // `showNotice` shows an unsettled one.
    if (kind === 'canceled' || kind === 'unsettled' || signal.aborted) return
    const reported = { kind, ...(code !== undefined && { code }) }
    const words = () => errorText(error)
    if (!navigate) {
      words().then((text) => showError({ ...reported, message: rejection ?? text }, text))
      return
    }
    const why = kind === 'auth' ? 'auth' : 'forbidden'
    close({ ...createClosingMessage(why, navigate), error: { ...reported, words } })
  }

  return {
    toast,
    showError,
    close,
    reportAlways,
    report(error) {
      if (!base.getState().closingMessage) reportAlways(error)
    },
    showNotice(answer) {
      const isUnsettled = !answer.ok && answer.error.kind === 'unsettled'
      const notice = isUnsettled ? answer.error.message : answer.ok && answer.notice
      if (notice) toast('error', notice)
      return answer
    },
  }
}
