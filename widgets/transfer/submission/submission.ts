import type { StoreApi } from 'zustand/vanilla'
import type { ApiError } from '../../../shared/api/errors.ts'
import { leavesOutcomeUnknown } from '../../../shared/api/outcome.ts'
import { type Drafts, modeOf, type UnresolvedTransfer } from './drafts.ts'
import { recordIn, type SubmissionApi } from './submission-api.ts'
import {
  type Order,
  type OrderIssue,
  type Outcome,
  type Phase,
  type Receipt,
  type SubmissionState,
  unknownPhase,
} from './submission-state.ts'

export interface SubmissionOptions {
  /** Created with the model, before this module is loaded. */
  readonly store: StoreApi<SubmissionState>
  readonly api: SubmissionApi
  readonly drafts: Drafts
  readonly clock: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>
  readonly newKey: () => string
  /** Whether the idempotency key reaches the server, so that sending again is safe. */
  readonly sendsKey: () => boolean
  readonly report: (error: ApiError) => void
  /** Reports a failed order, also while the element is closed. */
  readonly onFailure: (error: ApiError) => void
  readonly onSuccess: (receipt: Receipt) => void
  /** Reports the outcome of an order whose person has gone. */
  readonly onLate: (outcome: Outcome) => void
  /** A review was approved or rejected, so the balances changed. */
  readonly onDecided: () => void
  /** Aborts when the person goes. */
  readonly signal: AbortSignal
}

export interface Submission {
  /** Shows an order for review and sends nothing. */
  review(order: Order): void
  /** Sends the reviewed order once; if the fee has changed, shows it for another review instead. */
  confirm(): Promise<void>
  /** Sends an order without review: a proof, which moves no money. */
  send(order: Order): Promise<void>
  /** Asks the server whether the unresolved transfer was carried out. */
  checkStatus(): Promise<void>
  /** Sends the unresolved transfer again with the same key, only after the server has not found it. */
  sendAgain(): Promise<void>
  /** Forgets the unresolved transfer: the person has checked it elsewhere. */
  dismiss(): void
  dismissReceipt(): void
  /** Follows the reviews again, after a refused token was renewed. */
  resume(): void
  /** Follows a change of mode; a transfer that is being sent or unresolved stays on screen. */
  changeMode(): void
  /** Takes the outcome of an order that was sent before the same person left and came back. */
  applyOutcome(outcome: Outcome): boolean
}

/** Delays between two requests for the state of a review, in milliseconds; the last one repeats. */
const pollDelays = [2_000, 4_000, 8_000, 15_000, 15_000, 30_000, 60_000] as const

/** The issue that the review or the form shows; a refused token is shown elsewhere. */
const issueOf = (issue: OrderIssue | undefined): { readonly issue?: OrderIssue } =>
  !issue || issue.kind === 'auth' || issue.kind === 'forbidden' ? {} : { issue }

/**
 * Sends the orders of one person, each at most once: one order at a time, one key per order, and no
 * repeat before the server has said that it does not know the key. After the person has gone it
 * sends, asks and shows nothing.
 */
export function createSubmission(options: SubmissionOptions): Submission {
  const { store, api, drafts, clock, report, signal } = options
  const { getState: get, setState: set } = store
  const setPhase = (phase: Phase) => set({ phase })

  let key = ''
  /** The order was posted and is not answered yet. */
  let isPosted = false
  let poll: ReturnType<typeof globalThis.setTimeout> | undefined
  const stopPolling = () => clock.clearTimeout(poll)
  signal.addEventListener('abort', stopPolling)

  const followReviews = (orderNumber: string, turn = 0) => {
    stopPolling()
    if (signal.aborted) return
    const delay = pollDelays[Math.min(turn, pollDelays.length - 1)]
    poll = clock.setTimeout(async () => {
      const answer = await api.transferRecord(orderNumber)
      if (signal.aborted) return
      const { receipt } = get()
      if (receipt?.record?.orderNumber !== orderNumber) return
      const record = answer.ok ? answer.value : undefined
      if (record) set({ receipt: { ...receipt, record } })
      if (record && record.status !== 'Auditing') options.onDecided()
      // Polling ends on a refusal, which would repeat; it goes on if the server was not reached.
      else if (answer.ok || leavesOutcomeUnknown(answer.error)) followReviews(orderNumber, turn + 1)
    }, delay)
  }

  const followReceipt = () => {
    const { record } = get().receipt ?? {}
    if (record?.status === 'Auditing') followReviews(record.orderNumber)
  }

  /** Deletes what was saved for an accepted order. */
  const forgetSent = (kind: Order['kind']) =>
    drafts.save(
      { unresolved: undefined, ...(kind === 'deposit-proof' && { proof: undefined }) },
      modeOf(kind),
    )

  const succeed = (receipt: Receipt) => {
    forgetSent(receipt.kind)
    set({ phase: restore(), receipt })
    options.onSuccess(receipt)
    followReceipt()
  }

  const fail = ({ order, unresolved, answer, isUnresolved }: Outcome, isReviewed: boolean) => {
    if (isUnresolved) setPhase(unknownPhase(unresolved, order))
    else {
      drafts.save({ unresolved: undefined }, modeOf(order.kind))
      const issue = issueOf(answer.ok ? undefined : answer.error)
      setPhase(isReviewed ? { name: 'review', order, ...issue } : { name: 'none', ...issue })
    }
    if (!answer.ok) options.onFailure(answer.error)
  }

  const dispatch = async (order: Order, isReviewed: boolean) => {
    if (signal.aborted) return
    const unresolved: UnresolvedTransfer = {
      kind: order.kind,
      amount: order.amount,
      idempotencyKey: key,
      ...(order.availableBefore && { availableBefore: order.availableBefore }),
    }
    // Stored before it is sent: if the webview dies now, the next one finds the transfer.
    drafts.save({ unresolved }, modeOf(order.kind))
    setPhase({ name: 'sending', order })
    isPosted = true
    const answer = await api.transfer(order.payload, key)
    isPosted = false
    const record = answer.ok ? recordIn(answer.value) : undefined
    const isUnresolved = !answer.ok && leavesOutcomeUnknown(answer.error)
    const outcome: Outcome = {
      order,
      unresolved,
      answer,
      isUnresolved,
      receipt: { ...order, record },
    }
    if (signal.aborted) {
      // The same person may be back and may have sent another order since.
      const { unresolved: kept } = drafts.read(modeOf(order.kind))
      if (!isUnresolved && kept?.idempotencyKey === unresolved.idempotencyKey) {
        if (answer.ok) forgetSent(order.kind)
        else drafts.save({ unresolved: undefined }, modeOf(order.kind))
      }
      options.onLate(outcome)
      return
    }
    // A refused order was not executed and gets a new key; one that was not judged keeps its key.
    if (!answer.ok && !isUnresolved && answer.error.kind === 'refused') key = options.newKey()
    if (answer.ok) succeed(outcome.receipt)
    else fail(outcome, isReviewed)
  }

  const restore = (): Phase => {
    const { unresolved } = drafts.read()
    return unresolved ? unknownPhase(unresolved) : { name: 'none' }
  }
  setPhase(restore())

  return {
    review(order) {
      const { phase } = get()
      if (phase.name !== 'none' && phase.name !== 'review') return
      key = options.newKey()
      setPhase({ name: 'review', order })
    },
    async confirm() {
      const { phase } = get()
      if (phase.name !== 'review') return
      const { order } = phase
      const checking: Phase = { name: 'sending', order }
      setPhase(checking)
      const current = await order.currentFee?.()
      if (signal.aborted || get().phase !== checking) return
      if (current && !current.ok) {
        const { error } = current
        setPhase({ name: 'review', order, ...issueOf(error) })
        if (error.kind !== 'gone') report(error)
        return
      }
      if (current && current.fee !== order.fee) {
        const { fee: feeBefore = null, ...rest } = order
        const fee = current.fee && { fee: current.fee }
        setPhase({ name: 'review', order: { ...rest, ...fee }, feeBefore })
        return
      }
      await dispatch(order, true)
    },
    async send(order) {
      if (get().phase.name !== 'none') return
      key = options.newKey()
      await dispatch(order, false)
    },
    async checkStatus() {
      const { phase } = get()
      if (phase.name !== 'unknown' || phase.isChecking) return
      setPhase({ ...phase, isChecking: true })
      const answer = options.sendsKey()
        ? await api.transferRecord(phase.unresolved.idempotencyKey)
        : undefined
      const now = get().phase
      if (signal.aborted) return
      if (now.name !== 'unknown' || now.unresolved !== phase.unresolved) return
      if (answer?.ok && answer.value) {
        const record = answer.value
        succeed({
          kind: phase.unresolved.kind,
          currency: record.transferWay === 'CRYPTO' ? 'USDT' : 'USD',
          amount: record.amount,
          to: phase.order?.to ?? record.address ?? '',
          ...(phase.order?.network && { network: phase.order.network }),
          ...(record.fee && { fee: record.fee }),
          record,
        })
        return
      }
      // After a new sign-in the person can check again.
      if (answer && !answer.ok && answer.error.navigate) {
        setPhase({ ...phase, isChecking: false })
        report(answer.error)
        return
      }
      setPhase({
        ...phase,
        isChecking: false,
        checkResult: answer?.ok ? 'notFound' : 'unavailable',
      })
    },
    async sendAgain() {
      const { phase } = get()
      if (phase.name !== 'unknown' || phase.isChecking) return
      if (phase.checkResult !== 'notFound' || !phase.order) return
      key = phase.unresolved.idempotencyKey
      await dispatch(phase.order, phase.order.kind !== 'deposit-proof')
    },
    dismiss() {
      const { phase } = get()
      if (phase.name !== 'unknown') return
      drafts.save({ unresolved: undefined }, modeOf(phase.unresolved.kind))
      setPhase(restore())
    },
    dismissReceipt() {
      stopPolling()
      set({ receipt: undefined })
    },
    resume: followReceipt,
    changeMode() {
      stopPolling()
      const { phase } = get()
      const isKept = isPosted || phase.name === 'unknown'
      set({ phase: isKept ? phase : restore(), receipt: undefined })
    },
    applyOutcome(outcome) {
      const { phase } = get()
      const isHere =
        phase.name === 'unknown' &&
        phase.unresolved.idempotencyKey === outcome.unresolved.idempotencyKey
      if (!isHere) return false
      if (outcome.answer.ok) succeed(outcome.receipt)
      else fail(outcome, false)
      return true
    },
  }
}
