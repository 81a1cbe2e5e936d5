import type { ConfirmationProof } from '../../api/wire/confirmation.ts'
import { beforeReview } from '../confirmation/before-review.ts'
import { isFailedCall, type Order, type Outcome, type Phase, type Receipt } from './order.ts'
import { createOutcomes } from './outcomes.ts'
import { createPhases, issueOf } from './phases.ts'
import { openReceiptReviews } from './receipt-reviews.ts'
import { createSending } from './sending.ts'
import { createStatusCheck } from './status-check.ts'
import type { SubmissionOptions } from './submission-options.ts'

/** Sends the orders of one person, and follows each until its outcome is known. */
export interface Submission<O extends Order, R extends Receipt> {
  /** Shows an order for review and sends nothing. */
  review(order: O): void
  /** Notes a press; tells later whether it is void, because the element was off the page meanwhile. */
  press(): () => boolean
  /** Sends the reviewed order once; if the fee has changed, shows it for another review instead. */
  confirm(): Promise<void>
  /** Sends the order that the server wants to be confirmed, with the same key. */
  prove(proof: Omit<ConfirmationProof, 'id'>): Promise<void>
  /** Shows the review again instead of its confirmation: nothing was sent. */
  reviewAgain(): void
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
  /** Shows the receipt of an earlier order and follows its reviews. */
  showReceipt(receipt: R): void
  dismissReceipt(): void
  /** Reads the record of the receipt again, because the person has changed it. */
  refreshReceipt(): Promise<void>
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

/**
 * Sends the orders of one person, each at most once: one order at a time, one key per order, and no
 * repeat unless the server refused the order or does not know its key. After the person has left,
 * it sends, polls and shows nothing.
 */
export function openSubmission<O extends Order, R extends Receipt>(
  options: SubmissionOptions<O, R>,
): Submission<O, R> {
  const { store, unresolvedOrders, report, signal } = options
  const phases = createPhases(options)
  const reviews = openReceiptReviews(options)
  const outcomes = createOutcomes(options, phases, reviews)
  const status = createStatusCheck(options, phases, outcomes)
  const sending = createSending(options, phases, outcomes, status)
  /** How often the element was taken off the page. */
  let pauses = 0
  const press = () => {
    const at = pauses
    return () => pauses !== at
  }

  /**
   * Compares the fee of an order with the current one, in a phase of its own; `undefined` if that
   * phase has ended meanwhile. `issue`: why the current fee is not known.
   */
  const checkFee = async (order: O, checking: Phase<O>) => {
    phases.begin(checking)
    const current = await order.currentFee?.()
    if (signal.aborted || phases.now() !== checking) return
    if (current && !current.ok) return { hasChanged: false, issue: current.error }
    return { hasChanged: current !== undefined && current.fee !== order.fee, fee: current?.fee }
  }

  phases.set(phases.stored())

  return {
    press,
    review(order) {
      const phase = phases.now()
      if (phase.name !== 'none' && phase.name !== 'review') return
      sending.takeKey(options.newKey())
      phases.set({ name: 'review', order })
      // Before it is needed: the person reads the review meanwhile.
      void options.identify()
    },
    async confirm() {
      const phase = phases.now()
      if (phase.name !== 'review') return
      const { order } = phase
      const isVoid = press()
      const check = await checkFee(order, { name: 'sending', order })
      if (!check) return
      if (check.issue) {
        phases.set({ name: 'review', order, ...issueOf(check.issue) })
        if (isFailedCall(check.issue)) report(check.issue)
        return
      }
      if (check.hasChanged) {
        const { fee: feeBefore = null, ...rest } = order
        const fee = check.fee && { fee: check.fee }
        phases.set({ name: 'review', order: { ...rest, ...fee } as O, feeBefore })
        return
      }
      await sending.send(order, isVoid)
    },
    async prove(proof) {
      const phase = phases.now()
      if (phase.name !== 'review' || !phase.confirmation) return
      const { order, confirmation } = phase
      // The server would carry out another order than the person sees.
      if (confirmation.differences.length > 0) return
      const confirmed = { confirmation, proof: { ...proof, id: confirmation.request.id } }
      await sending.send(order, press(), phase, confirmed)
    },
    reviewAgain() {
      const phase = phases.now()
      if (phase.name === 'review' && phase.confirmation) phases.set(beforeReview(phase))
    },
    async send(order) {
      if (phases.now().name !== 'none') return
      sending.takeKey(options.newKey())
      await sending.send(order, press())
    },
    lookUp: status.lookUp,
    checkStatus: () => status.check(false),
    async sendAgain() {
      const phase = phases.now()
      if (phase.name !== 'unknown' || phase.isChecking) return
      if (phase.checkResult !== 'notFound' || !phase.isFinal || !phase.order) return
      const { order, unresolved } = phase
      const isVoid = press()
      const check = await checkFee(order, { ...phase, isChecking: true })
      if (!check) return
      const { hasChanged, issue } = check
      if (issue || hasChanged) {
        const haveTermsChanged = hasChanged || (issue && !isFailedCall(issue))
        phases.set({ ...phase, ...(haveTermsChanged && { haveTermsChanged }) })
        if (issue && isFailedCall(issue)) report(issue)
        return
      }
      sending.takeKey(unresolved.idempotencyKey)
      options.openStepOf(order)
      await sending.send(order, isVoid, phase)
    },
    dismiss() {
      const phase = phases.now()
      if (phase.name !== 'unknown' || !phase.isFinal) return
      unresolvedOrders.resolve(phase.unresolved)
      phases.set(phases.stored())
    },
    showReceipt(receipt) {
      reviews.stop()
      store.setState({ receipt })
      reviews.follow()
    },
    dismissReceipt() {
      reviews.stop()
      store.setState({ receipt: undefined })
    },
    refreshReceipt: reviews.refresh,
    pause() {
      pauses++
      reviews.stop()
    },
    resume: reviews.follow,
    changeSlot() {
      reviews.stop()
      const phase = phases.now()
      const isKept = sending.isPosted() || phase.name === 'unknown'
      store.setState({ phase: isKept ? phase : phases.stored(), receipt: undefined })
      if (sending.isPosted() && phase.name === 'sending') options.openStepOf(phase.order)
    },
    applyOutcome(outcome) {
      const phase = phases.now()
      const isHere =
        phase.name === 'unknown' &&
        phase.unresolved.idempotencyKey === outcome.unresolved.idempotencyKey
      if (!isHere) return false
      if (outcome.answer.ok) outcomes.succeed(outcome.receipt, outcome.unresolved)
      else outcomes.fail(outcome, false)
      return true
    },
  }
}
