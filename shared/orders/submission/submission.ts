import type { StoreApi } from 'zustand/vanilla'
import type { Answer, ApiError } from '../../api/errors.ts'
import { leavesOutcomeUnknown } from '../../api/outcome.ts'
import { orderArrivalMs } from '../../limits.ts'
import type { DraftStore } from './draft-store.ts'
import { hasChanged } from './has-changed.ts'
import type {
  Order,
  OrderIssue,
  Outcome,
  Phase,
  Receipt,
  RecordOf,
  SubmissionState,
  Unresolved,
} from './order.ts'
import { pollDelays } from './poll-delays.ts'

/** How the orders of an element are sent and followed. */
export interface SubmissionApi<O extends Order, R extends Receipt> {
  /**
   * Moves money. Called again with the same key only if the server did not carry the order out.
   * Resolves to the item that holds the record.
   */
  send(order: O, idempotencyKey: string): Promise<Answer<unknown>>
  /** Why the server must not get the order, which needs its key; nothing if it may. */
  checkKey(order: O): Promise<ApiError | undefined>
  /** A record by order number or idempotency key; `undefined` if the server does not know it. */
  record(id: string, kind: O['kind']): Promise<Answer<RecordOf<R> | undefined>>
  /** The record in the answer to `send`; `undefined` if there is none or it is malformed. */
  recordIn(item: unknown): RecordOf<R> | undefined
  /** The receipt of an order that was answered. */
  receiptOf(order: O, record: RecordOf<R> | undefined): R
  /** The receipt of an order that a status check has found; after a reload without the order. */
  foundReceipt(unresolved: Unresolved<O['kind']>, order: O | undefined, record: RecordOf<R>): R
  /** Whether the order was reviewed: if it is refused, the review is shown again, else the form. */
  isReviewed(order: O): boolean
}

interface SubmissionOptions<O extends Order, R extends Receipt> {
  /** Created with the model, before this module is loaded. */
  readonly store: StoreApi<SubmissionState<O, R>>
  readonly api: SubmissionApi<O, R>
  readonly drafts: Pick<DraftStore<O['kind'], object, string>, 'unresolved' | 'keep' | 'settle'>
  readonly clock: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout' | 'performance'>
  readonly newKey: () => string
  /** Loads the view that shows the outcome. If it cannot be loaded, nothing is sent. */
  readonly loadStatusView: () => Promise<unknown>
  /** Opens the step of an order that is being sent, which shows its progress and why it was refused. */
  readonly openStepOf: (order: O) => void
  /**
   * Finds out who the person is, because an order without an answer belongs to a person and not to a
   * token. Resolves to an error if nothing may be sent before that is known.
   */
  readonly identify: () => Promise<ApiError | undefined>
  /** Whether the idempotency key reaches the server, so that sending again is safe. */
  readonly sendsKey: () => boolean
  readonly report: (error: ApiError) => void
  /** Ends the short messages about earlier failures: the person tries again. */
  readonly endFailures: () => void
  /** Reports a failed order, also while the element is closed. */
  readonly onFailure: (error: ApiError) => void
  readonly onSuccess: (receipt: R) => void
  /** Reports the outcome of an order whose person has left. */
  readonly onLate: (outcome: Outcome<O, R>) => void
  /** The record of the receipt has changed: a review was decided. */
  readonly onRecord: (record: RecordOf<R>) => void
  /** The last review was decided, so the balances changed. */
  readonly onDecided: () => void
  /** Aborts when the person leaves. */
  readonly signal: AbortSignal
}

export interface Submission<O extends Order, R extends Receipt> {
  /** Shows an order for review and sends nothing. */
  review(order: O): void
  /** Sends the reviewed order once; if the fee has changed, shows it for another review instead. */
  confirm(): Promise<void>
  /** Sends an order without review: one that moves no money. */
  send(order: O): Promise<void>
  /**
   * Finds an order without an answer that the device keeps for the person, and asks the server for it
   * once. For the opening, when it is known who the person is.
   */
  lookUp(): Promise<void>
  /** Asks the server whether the unresolved order was carried out. */
  checkStatus(): Promise<void>
  /**
   * Sends the unresolved order again with the same key, only after the server has not found it when it
   * could no longer arrive. If what was reviewed has changed, it sends nothing and says so.
   */
  sendAgain(): Promise<void>
  /** Forgets the unresolved order: the person has checked it elsewhere. */
  dismiss(): void
  dismissReceipt(): void
  /** Stops following reviews until `resume`. A press from before sends nothing any more. */
  pause(): void
  /** Follows the reviews again: after a refused token was renewed, or the element is back on the page. */
  resume(): void
  /**
   * Follows a change of the current slot; an order that is being sent or unresolved stays on
   * screen.
   */
  changeSlot(): void
  /** Takes the outcome of an order that was sent before the same person left and came back. */
  applyOutcome(outcome: Outcome<O, R>): boolean
}

/** The issue that the review or the form shows; a refused token is shown elsewhere. */
const issueOf = (issue: OrderIssue | undefined): { readonly issue?: OrderIssue } =>
  !issue || issue.kind === 'auth' || issue.kind === 'forbidden' ? {} : { issue }

const unknownPhase = <O extends Order>(unresolved: Unresolved<O['kind']>, order?: O): Phase<O> => ({
  name: 'unknown',
  unresolved,
  order,
  isChecking: false,
  checkResult: 'none',
  isFinal: false,
})

/**
 * Sends the orders of one person, each at most once: one order at a time, one key per order, and no
 * repeat unless the server refused the order or does not know its key. After the person has left,
 * it sends, polls and shows nothing.
 */
export function createSubmission<O extends Order, R extends Receipt>(
  options: SubmissionOptions<O, R>,
): Submission<O, R> {
  const { store, api, drafts, clock, report, signal } = options
  const { getState: get, setState: set } = store
  const setPhase = (phase: Phase<O>) => set({ phase })
  /** Begins what the person has asked for. */
  const begin = (phase: Phase<O>) => {
    options.endFailures()
    setPhase(phase)
  }

  let key = ''
  /** The order was posted and is not answered yet. */
  let isPosted = false
  /**
   * When the order was sent, or found after a reload, by the page's clock: that of the device can be
   * set.
   */
  let waitsSince = 0
  /** How often the element was taken off the page. */
  let pauses = 0
  let poll: ReturnType<typeof globalThis.setTimeout> | undefined
  const stopPolling = () => clock.clearTimeout(poll)
  signal.addEventListener('abort', stopPolling)

  const followReviews = (orderNumber: string, kind: O['kind'], turn = 0) => {
    stopPolling()
    if (signal.aborted) return
    const delay = pollDelays[Math.min(turn, pollDelays.length - 1)]
    poll = clock.setTimeout(async () => {
      const answer = await api.record(orderNumber, kind)
      if (signal.aborted) return
      const { receipt } = get()
      if (receipt?.record?.orderNumber !== orderNumber) return
      const record = answer.ok ? answer.value : undefined
      if (record && hasChanged(receipt.record, record)) {
        set({ receipt: { ...receipt, record } })
        options.onRecord(record as RecordOf<R>)
      }
      if (record && record.status !== 'Auditing') options.onDecided()
      // The element was taken off the page: `resume` follows.
      else if (!answer.ok && answer.error.kind === 'canceled') return
      // Polling ends on a refusal, which would repeat; it goes on if the server was not reached, or
      // is too busy.
      else if (answer.ok || leavesOutcomeUnknown(answer.error) || answer.error.status === 429)
        followReviews(orderNumber, kind, turn + 1)
      // A refused token: `resume` follows after a new one was set.
      else if (answer.error.navigate) report(answer.error)
    }, delay)
  }

  const followReceipt = () => {
    const { receipt } = get()
    const { record } = receipt ?? {}
    if (receipt && record?.status === 'Auditing') followReviews(record.orderNumber, receipt.kind)
  }

  const succeed = (receipt: R, unresolved: Unresolved<O['kind']>) => {
    drafts.settle(unresolved, true)
    set({ phase: restore(), receipt })
    options.onSuccess(receipt)
    followReceipt()
  }

  const fail = (
    { order, unresolved, answer, isUnresolved }: Outcome<O, R>,
    isReviewed: boolean,
  ) => {
    if (isUnresolved) setPhase(unknownPhase(unresolved, order))
    else {
      drafts.settle(unresolved, false)
      const issue = issueOf(answer.ok ? undefined : answer.error)
      setPhase(isReviewed ? { name: 'review', order, ...issue } : { name: 'none', ...issue })
    }
    if (!answer.ok) options.onFailure(answer.error)
  }

  /**
   * Sends an order.
   *
   * @param pressedAt `pauses` when the person asked for it
   * @param unsent the phase in which nothing was sent
   */
  const dispatch = async (order: O, pressedAt: number, unsent?: Phase<O>) => {
    if (signal.aborted) return
    const sending: Phase<O> = { name: 'sending', order }
    begin(sending)
    const [unloaded, refusal, unidentified] = await Promise.all([
      options.loadStatusView().then(
        () => undefined,
        (cause: unknown): ApiError => ({ kind: 'network', cause }),
      ),
      api.checkKey(order),
      options.identify(),
    ])
    if (signal.aborted || get().phase !== sending) return
    const wasPaused = pauses !== pressedAt
    const issue: ApiError | undefined =
      unloaded ?? refusal ?? unidentified ?? (wasPaused ? { kind: 'canceled' } : undefined)
    if (issue) {
      const form: Phase<O> = api.isReviewed(order)
        ? { name: 'review', order, issue }
        : { name: 'none', issue }
      setPhase(unsent ?? form)
      report(issue)
      return
    }
    const { kind } = order
    const earlier = drafts.unresolved(kind)
    if (earlier && earlier.idempotencyKey !== key) {
      // Of another tab, or of an earlier visit with another token.
      setPhase(unknownPhase(earlier))
      return lookUp()
    }
    const unresolved: Unresolved<O['kind']> = {
      kind,
      amount: order.amount,
      idempotencyKey: key,
      currency: order.currency,
      ...(order.availableBefore && { availableBefore: order.availableBefore }),
      isKeyed: options.sendsKey(),
    }
    // Stored before it is sent: if the webview dies now, the next one finds the order.
    drafts.keep(unresolved)
    isPosted = true
    const post = () => {
      waitsSince = clock.performance.now()
      return api.send(order, key)
    }
    let answer = await post()
    // The token was refused, so nothing was carried out, and the person has another one now. The
    // same key is sent again only after the server has said that it does not know the key.
    const isKeyed = () => unresolved.isKeyed && options.sendsKey() && !signal.aborted
    if (!answer.ok && answer.error.isRenewed && isKeyed()) {
      const known = await api.record(key, kind)
      if (known.ok && !known.value && isKeyed()) answer = await post()
    }
    isPosted = false
    const record = answer.ok ? api.recordIn(answer.value) : undefined
    const isUnresolved = !answer.ok && leavesOutcomeUnknown(answer.error)
    const outcome: Outcome<O, R> = {
      order,
      unresolved,
      answer,
      isUnresolved,
      receipt: api.receiptOf(order, record),
    }
    if (signal.aborted) {
      if (!isUnresolved) drafts.settle(unresolved, answer.ok)
      options.onLate(outcome)
      return
    }
    // A refused order was not executed and gets a new key; one that was not judged keeps its key.
    if (!answer.ok && !isUnresolved && answer.error.kind === 'refused') key = options.newKey()
    if (answer.ok) succeed(outcome.receipt, unresolved)
    else fail(outcome, api.isReviewed(order))
    // The person was not known before, if their server did not answer.
    if (isUnresolved) void options.identify()
  }

  /**
   * Compares the fee of an order with the current one, in a phase of its own; `undefined` if that
   * phase has ended meanwhile. `issue`: why the current fee is not known.
   */
  const checkFee = async (order: O, checking: Phase<O>) => {
    begin(checking)
    const current = await order.currentFee?.()
    if (signal.aborted || get().phase !== checking) return
    if (current && !current.ok) return { hasChanged: false, issue: current.error }
    return { hasChanged: current !== undefined && current.fee !== order.fee, fee: current?.fee }
  }

  const restore = (): Phase<O> => {
    const unresolved = drafts.unresolved()
    waitsSince = clock.performance.now()
    return unresolved ? unknownPhase(unresolved) : { name: 'none' }
  }
  /**
   * Asks the server whether the unresolved order was carried out.
   *
   * @param isUnasked the person has not asked for it: a failure changes nothing on screen
   */
  const check = async (isUnasked: boolean) => {
    const { phase } = get()
    if (phase.name !== 'unknown' || phase.isChecking) return
    const { unresolved, order } = phase
    const isFinal = clock.performance.now() - waitsSince >= orderArrivalMs
    begin({ ...phase, isChecking: true })
    const answer = unresolved.isKeyed
      ? await api.record(unresolved.idempotencyKey, unresolved.kind)
      : undefined
    const now = get().phase
    if (signal.aborted) return
    if (now.name !== 'unknown' || now.unresolved !== unresolved) return
    if (answer?.ok && answer.value) {
      succeed(api.foundReceipt(unresolved, order, answer.value), unresolved)
      return
    }
    // After a new sign-in the person can check again.
    if (answer && !answer.ok && (isUnasked || answer.error.navigate)) {
      setPhase({ ...phase, isChecking: false })
      if (answer.error.navigate) report(answer.error)
      return
    }
    setPhase({
      ...phase,
      isChecking: false,
      checkResult: answer?.ok ? 'notFound' : 'unavailable',
      isFinal,
    })
  }

  const lookUp = async () => {
    if (signal.aborted) return
    if (get().phase.name === 'none') setPhase(restore())
    const { phase } = get()
    if (phase.name === 'unknown' && phase.unresolved.isKeyed) await check(true)
  }

  setPhase(restore())

  return {
    review(order) {
      const { phase } = get()
      if (phase.name !== 'none' && phase.name !== 'review') return
      key = options.newKey()
      setPhase({ name: 'review', order })
      // Before it is needed: the person reads the review meanwhile.
      void options.identify()
    },
    async confirm() {
      const { phase } = get()
      if (phase.name !== 'review') return
      const { order } = phase
      const pressedAt = pauses
      const check = await checkFee(order, { name: 'sending', order })
      if (!check) return
      if (check.issue) {
        setPhase({ name: 'review', order, ...issueOf(check.issue) })
        if (check.issue.kind !== 'gone') report(check.issue)
        return
      }
      if (check.hasChanged) {
        const { fee: feeBefore = null, ...rest } = order
        const fee = check.fee && { fee: check.fee }
        setPhase({ name: 'review', order: { ...rest, ...fee } as O, feeBefore })
        return
      }
      await dispatch(order, pressedAt)
    },
    async send(order) {
      if (get().phase.name !== 'none') return
      key = options.newKey()
      await dispatch(order, pauses)
    },
    lookUp,
    checkStatus: () => check(false),
    async sendAgain() {
      const { phase } = get()
      if (phase.name !== 'unknown' || phase.isChecking) return
      if (phase.checkResult !== 'notFound' || !phase.isFinal || !phase.order) return
      const { order, unresolved } = phase
      const pressedAt = pauses
      const check = await checkFee(order, { ...phase, isChecking: true })
      if (!check) return
      const { hasChanged, issue } = check
      if (issue || hasChanged) {
        const haveTermsChanged = hasChanged || issue?.kind === 'gone'
        setPhase({ ...phase, ...(haveTermsChanged && { haveTermsChanged }) })
        if (issue && issue.kind !== 'gone') report(issue)
        return
      }
      key = unresolved.idempotencyKey
      options.openStepOf(order)
      await dispatch(order, pressedAt, phase)
    },
    dismiss() {
      const { phase } = get()
      if (phase.name !== 'unknown' || !phase.isFinal) return
      drafts.settle(phase.unresolved, false)
      setPhase(restore())
    },
    dismissReceipt() {
      stopPolling()
      set({ receipt: undefined })
    },
    pause() {
      pauses++
      stopPolling()
    },
    resume: followReceipt,
    changeSlot() {
      stopPolling()
      const { phase } = get()
      const isKept = isPosted || phase.name === 'unknown'
      set({ phase: isKept ? phase : restore(), receipt: undefined })
      if (isPosted && phase.name === 'sending') options.openStepOf(phase.order)
    },
    applyOutcome(outcome) {
      const { phase } = get()
      const isHere =
        phase.name === 'unknown' &&
        phase.unresolved.idempotencyKey === outcome.unresolved.idempotencyKey
      if (!isHere) return false
      if (outcome.answer.ok) succeed(outcome.receipt, outcome.unresolved)
      else fail(outcome, false)
      return true
    },
  }
}
