import type { StoreApi } from 'zustand/vanilla'
import type { ApiError } from '../../shared/api/errors.ts'
import { leavesOutcomeOpen } from '../../shared/api/outcome.ts'
import type { Drafts, OpenTransfer } from './drafts.ts'
import { recordIn, type SubmissionApi } from './submission-api.ts'
import type { Order, Phase, Receipt, SubmissionState } from './submission-state.ts'

export interface SubmissionOptions {
  /** Made with the element, before this module is loaded. */
  readonly store: StoreApi<SubmissionState>
  readonly api: SubmissionApi
  readonly drafts: Drafts
  readonly clock: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>
  readonly newKey: () => string
  /** Whether a repeated key reaches the server, so that sending again is safe. */
  readonly sendsKey: () => boolean
  readonly report: (error: ApiError) => void
  readonly onSuccess: (receipt: Receipt) => void
  /** A review was decided, so balances changed. */
  readonly onDecided: () => void
  readonly signal: AbortSignal
}

export interface Submission {
  /** Shows an order for review; nothing is sent. */
  review(order: Order): void
  /** Sends the reviewed order, once; a changed fee is shown for another review instead. */
  confirm(): Promise<void>
  /** Sends an order that needs no review: a proof, which moves nothing. */
  send(order: Order): Promise<void>
  /** Asks the server whether an open transfer was carried out. */
  find(): Promise<void>
  /** Sends an open transfer again with its own key, once the server has said that it is not there. */
  sendAgain(): Promise<void>
  /** Leaves an open transfer to the person's own judgement. */
  letGo(): void
  dismissReceipt(): void
  /** Another token of the same person: what is open is known under the new one, too. */
  resume(): void
  /** Another person: forgets everything of the one before and takes up what the storage keeps. */
  restart(): void
}

/** Between two questions after a review's state, in milliseconds: soon at first, then seldom. */
const pollDelays = [2_000, 4_000, 8_000, 15_000, 15_000, 30_000, 60_000] as const

/** Sends money, never twice: one order at a time, one key per order, no repeat before somebody has found out. */
export function createSubmission(options: SubmissionOptions): Submission {
  const { store, api, drafts, clock, report, signal } = options
  const { getState: get, setState: set } = store
  const setPhase = (phase: Phase) => set({ phase })

  let key = ''
  /** Whose orders these are: an answer for the person before is not shown to the next. */
  let person = {}
  let poll: ReturnType<typeof globalThis.setTimeout> | undefined
  const stopPolling = () => clock.clearTimeout(poll)
  signal.addEventListener('abort', stopPolling)

  const followReviews = (orderNumber: string, turn = 0) => {
    stopPolling()
    if (signal.aborted) return
    const delay = pollDelays[Math.min(turn, pollDelays.length - 1)]
    poll = clock.setTimeout(async () => {
      const answer = await api.transferRecord(orderNumber)
      const { receipt } = get()
      if (receipt?.record?.orderNumber !== orderNumber) return
      const record = answer.ok ? answer.value : undefined
      if (record) set({ receipt: { ...receipt, record } })
      if (record && record.status !== 'Auditing') options.onDecided()
      // A server that says no will say so again; one that cannot be reached may be back.
      else if (answer.ok || leavesOutcomeOpen(answer.error)) followReviews(orderNumber, turn + 1)
    }, delay)
  }

  const succeed = (receipt: Receipt) => {
    drafts.keep(
      receipt.kind === 'deposit-proof'
        ? { open: undefined, proof: undefined }
        : { open: undefined },
    )
    set({ phase: { name: 'none' }, receipt })
    options.onSuccess(receipt)
    if (receipt.record?.status === 'Auditing') followReviews(receipt.record.orderNumber)
  }

  const dispatch = async (order: Order, isReviewed: boolean) => {
    const open: OpenTransfer = {
      kind: order.kind,
      amount: order.amount,
      idempotencyKey: key,
      ...(order.availableBefore && { availableBefore: order.availableBefore }),
    }
    // Written before it is sent: a webview that dies in between still knows that something is open.
    drafts.keep({ open })
    setPhase({ name: 'sending', order })
    const sender = person
    const answer = await api.transfer(order.payload, key)
    if (sender !== person) return
    const record = answer.ok ? recordIn(answer.value) : undefined
    // Code 28019 passes with a notice and does not say that anything was done.
    const isOpen = answer.ok ? answer.notice && !record : leavesOutcomeOpen(answer.error)
    if (isOpen) setPhase({ name: 'open', open, order, isAsking: false, finding: 'none' })
    if (answer.ok) {
      if (!isOpen) succeed({ ...order, record })
      return
    }
    if (!isOpen) {
      drafts.keep({ open: undefined })
      setPhase(isReviewed ? { name: 'review', order } : { name: 'none' })
      // What the server refused was not written; what it may not judge yet keeps its key.
      if (answer.error.kind === 'refused') key = options.newKey()
    }
    report(answer.error)
  }

  const restore = (): Phase => {
    const { open } = drafts.read()
    if (!open) return { name: 'none' }
    return { name: 'open', open, order: undefined, isAsking: false, finding: 'none' }
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
      setPhase({ name: 'sending', order })
      const sender = person
      const current = await order.currentFee?.()
      if (signal.aborted || sender !== person) return
      if (current && !current.ok) {
        setPhase({ name: 'review', order })
        report(current.error)
        return
      }
      if (current && order.fee !== undefined && current.fee !== order.fee) {
        setPhase({ name: 'review', order: { ...order, fee: current.fee }, feeBefore: order.fee })
        return
      }
      await dispatch(order, true)
    },
    async send(order) {
      if (get().phase.name !== 'none') return
      key = options.newKey()
      await dispatch(order, false)
    },
    async find() {
      const { phase } = get()
      if (phase.name !== 'open' || phase.isAsking) return
      setPhase({ ...phase, isAsking: true })
      const answer = options.sendsKey()
        ? await api.transferRecord(phase.open.idempotencyKey)
        : undefined
      const now = get().phase
      if (now.name !== 'open' || now.open !== phase.open) return
      if (answer?.ok && answer.value) {
        const record = answer.value
        succeed({
          kind: phase.open.kind,
          currency: record.transferWay === 'CRYPTO' ? 'USDT' : 'USD',
          amount: record.amount,
          to: phase.order?.to ?? record.address ?? '',
          ...(phase.order?.network && { network: phase.order.network }),
          ...(record.fee && { fee: record.fee }),
          record,
        })
        return
      }
      // Whoever has to sign in again can ask again then.
      if (answer && !answer.ok && answer.error.navigate) {
        setPhase({ ...phase, isAsking: false })
        report(answer.error)
        return
      }
      setPhase({ ...phase, isAsking: false, finding: answer?.ok ? 'notThere' : 'cannotTell' })
    },
    async sendAgain() {
      const { phase } = get()
      if (phase.name !== 'open' || phase.isAsking) return
      if (phase.finding !== 'notThere' || !phase.order) return
      key = phase.open.idempotencyKey
      await dispatch(phase.order, phase.order.kind !== 'deposit-proof')
    },
    letGo() {
      if (get().phase.name !== 'open') return
      drafts.keep({ open: undefined })
      setPhase({ name: 'none' })
    },
    dismissReceipt() {
      stopPolling()
      set({ receipt: undefined })
    },
    resume() {
      const { phase } = get()
      if (phase.name === 'open') drafts.keep({ open: phase.open })
    },
    restart() {
      stopPolling()
      person = {}
      set({ phase: restore(), receipt: undefined })
    },
  }
}
