import type { StoreApi } from 'zustand/vanilla'
import type { ApiError } from '../../../shared/api/errors.ts'
import { leavesOutcomeUnknown } from '../../../shared/api/outcome.ts'
import { type Drafts, modeOf, type OpenTransfer } from './drafts.ts'
import { recordIn, type SubmissionApi } from './submission-api.ts'
import type {
  Order,
  OrderFault,
  Outcome,
  Phase,
  Receipt,
  SubmissionState,
} from './submission-state.ts'

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
  /** What became of what was sent, also where the element cannot go on. */
  readonly onFailure: (error: ApiError) => void
  readonly onSuccess: (receipt: Receipt) => void
  /** What became of what was sent, once its person has gone. */
  readonly onLate: (outcome: Outcome) => void
  /** A review was decided, so balances changed. */
  readonly onDecided: () => void
  /** Ends with the person. */
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
  /** The same person goes on after a refused token. */
  resume(): void
  /** The other mode, of the same person: what is under way or open stays in sight. */
  changeMode(): void
  /** The same person has left and come back meanwhile: takes up what became of the transfer. */
  takeUp(outcome: Outcome): boolean
}

/** Between two questions after a review's state, in milliseconds: soon at first, then seldom. */
const pollDelays = [2_000, 4_000, 8_000, 15_000, 15_000, 30_000, 60_000] as const

/** What the review or the form says of an error; a new sign-in needs no words there. */
const faultIn = (fault: OrderFault | undefined): { readonly fault?: OrderFault } =>
  !fault || fault.kind === 'auth' || fault.kind === 'forbidden' ? {} : { fault }

/**
 * Sends the money of one person, never twice: one order at a time, one key per order, no repeat
 * before somebody has found out. Nothing can be sent, asked or shown once the person has gone.
 */
export function createSubmission(options: SubmissionOptions): Submission {
  const { store, api, drafts, clock, report, signal } = options
  const { getState: get, setState: set } = store
  const setPhase = (phase: Phase) => set({ phase })

  let key = ''
  /** It was posted, and its answer is not here yet. */
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
      // A server that says no will say so again; one that cannot be reached may be back.
      else if (answer.ok || leavesOutcomeUnknown(answer.error)) followReviews(orderNumber, turn + 1)
    }, delay)
  }

  const followReceipt = () => {
    const { record } = get().receipt ?? {}
    if (record?.status === 'Auditing') followReviews(record.orderNumber)
  }

  /** What was accepted is no draft any more. */
  const forgetSent = (kind: Order['kind']) =>
    drafts.keep(
      { open: undefined, ...(kind === 'deposit-proof' && { proof: undefined }) },
      modeOf(kind),
    )

  const succeed = (receipt: Receipt) => {
    forgetSent(receipt.kind)
    set({ phase: restore(), receipt })
    options.onSuccess(receipt)
    followReceipt()
  }

  const fail = ({ order, open, answer, isOpen }: Outcome, isReviewed: boolean) => {
    if (isOpen) setPhase({ name: 'open', open, order, isAsking: false, finding: 'none' })
    else {
      drafts.keep({ open: undefined }, modeOf(order.kind))
      const fault = faultIn(answer.ok ? undefined : answer.error)
      setPhase(isReviewed ? { name: 'review', order, ...fault } : { name: 'none', ...fault })
    }
    if (!answer.ok) options.onFailure(answer.error)
  }

  const dispatch = async (order: Order, isReviewed: boolean) => {
    if (signal.aborted) return
    const open: OpenTransfer = {
      kind: order.kind,
      amount: order.amount,
      idempotencyKey: key,
      ...(order.availableBefore && { availableBefore: order.availableBefore }),
    }
    // Written before it is sent: a webview that dies in between still knows that something is open.
    drafts.keep({ open }, modeOf(order.kind))
    setPhase({ name: 'sending', order })
    isPosted = true
    const answer = await api.transfer(order.payload, key)
    isPosted = false
    const record = answer.ok ? recordIn(answer.value) : undefined
    const isOpen = !answer.ok && leavesOutcomeUnknown(answer.error)
    const outcome: Outcome = { order, open, answer, isOpen, receipt: { ...order, record } }
    if (signal.aborted) {
      // The same person may have come back, and have sent another since.
      const { open: kept } = drafts.read(modeOf(order.kind))
      if (!isOpen && kept?.idempotencyKey === open.idempotencyKey) {
        if (answer.ok) forgetSent(order.kind)
        else drafts.keep({ open: undefined }, modeOf(order.kind))
      }
      options.onLate(outcome)
      return
    }
    // What the server refused was not written; what it may not judge yet keeps its key.
    if (!answer.ok && !isOpen && answer.error.kind === 'refused') key = options.newKey()
    if (answer.ok) succeed(outcome.receipt)
    else fail(outcome, isReviewed)
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
      const checking: Phase = { name: 'sending', order }
      setPhase(checking)
      const current = await order.currentFee?.()
      if (signal.aborted || get().phase !== checking) return
      if (current && !current.ok) {
        const { error } = current
        setPhase({ name: 'review', order, ...faultIn(error) })
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
    async find() {
      const { phase } = get()
      if (phase.name !== 'open' || phase.isAsking) return
      setPhase({ ...phase, isAsking: true })
      const answer = options.sendsKey()
        ? await api.transferRecord(phase.open.idempotencyKey)
        : undefined
      const now = get().phase
      if (signal.aborted) return
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
      const { phase } = get()
      if (phase.name !== 'open') return
      drafts.keep({ open: undefined }, modeOf(phase.open.kind))
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
      const isKept = isPosted || phase.name === 'open'
      set({ phase: isKept ? phase : restore(), receipt: undefined })
    },
    takeUp(outcome) {
      const { phase } = get()
      const isHere =
        phase.name === 'open' && phase.open.idempotencyKey === outcome.open.idempotencyKey
      if (!isHere) return false
      if (outcome.answer.ok) succeed(outcome.receipt)
      else fail(outcome, false)
      return true
    },
  }
}
