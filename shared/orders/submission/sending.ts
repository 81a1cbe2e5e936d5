import type { ApiError } from '../../api/errors.ts'
import { leavesOutcomeUnknown } from '../../api/outcome.ts'
import type { ConfirmationProof } from '../../api/wire/confirmation.ts'
import { type Confirmation, confirmedFacts } from '../confirmation/confirmation.ts'
import type { Order, Outcome, Phase, Receipt, Unresolved } from './order.ts'
import type { Outcomes } from './outcomes.ts'
import { type Phases, unknownPhase } from './phases.ts'
import type { StatusCheck } from './status-check.ts'
import type { SubmissionOptions } from './submission-options.ts'

/** What the person has confirmed, and how. */
interface Confirmed {
  readonly confirmation: Confirmation
  readonly proof: ConfirmationProof
}

/** Posts one order at a time, each with a key of its own. */
interface Sending<O extends Order> {
  /** The key of what is sent next: a new one for each order, the same for an order that is sent again. */
  takeKey(key: string): void
  /**
   * Sends an order.
   *
   * @param isVoid whether the press that asked for it counts no more
   * @param unsent the phase in which nothing was sent
   */
  send(order: O, isVoid: () => boolean, unsent?: Phase<O>, confirmed?: Confirmed): Promise<void>
  /** The order was posted and is not answered yet. */
  isPosted(): boolean
}

export function createSending<O extends Order, R extends Receipt>(
  options: SubmissionOptions<O, R>,
  phases: Phases<O>,
  { succeed, fail, ask }: Outcomes<O, R>,
  { lookUp }: Pick<StatusCheck, 'lookUp'>,
): Sending<O> {
  const { api, unresolvedOrders, signal } = options
  let key = ''
  let isPosted = false

  /** Why the order cannot be sent; nothing if it can. */
  const obstacle = async (order: O): Promise<ApiError | undefined> => {
    const [unloaded, refusal, unidentified] = await Promise.all([
      options.loadStatusView().then(
        () => undefined,
        (cause: unknown): ApiError => ({ kind: 'network', cause }),
      ),
      api.checkKey(order),
      options.identify(),
    ])
    return unloaded ?? refusal ?? unidentified
  }

  const post = async (
    order: O,
    { kind, isKeyed }: Unresolved<O['kind']>,
    proof: ConfirmationProof | undefined,
  ) => {
    const postOnce = () => {
      phases.posted()
      return proof ? api.send(order, key, proof) : api.send(order, key)
    }
    isPosted = true
    let answer = await postOnce()
    // The token was refused, so nothing was carried out, and the person has another one now. The
    // same key is sent again only after the server has said that it does not know the key.
    const isStillKeyed = () => isKeyed && options.sendsKey() && !signal.aborted
    if (!answer.ok && answer.error.isRenewed && isStillKeyed()) {
      const known = await api.record(key, kind)
      if (known.ok && !known.value && isStillKeyed()) answer = await postOnce()
    }
    isPosted = false
    return answer
  }

  const send = async (
    order: O,
    isVoid: () => boolean,
    unsent?: Phase<O>,
    confirmed?: Confirmed,
  ) => {
    if (signal.aborted) return
    const sending: Phase<O> = {
      name: 'sending',
      order,
      ...(confirmed && { confirmation: confirmed.confirmation }),
    }
    phases.begin(sending)
    const found = await obstacle(order)
    if (signal.aborted || phases.now() !== sending) return
    const issue: ApiError | undefined = found ?? (isVoid() ? { kind: 'canceled' } : undefined)
    if (issue) {
      const form: Phase<O> = api.isReviewed(order)
        ? { name: 'review', order, issue }
        : { name: 'none', issue }
      phases.set(unsent ?? form)
      options.report(issue)
      return
    }
    const { kind } = order
    const earlier = unresolvedOrders.find(kind)
    if (earlier && earlier.idempotencyKey !== key) {
      // Of another tab, or of an earlier visit with another token.
      phases.set(unknownPhase(earlier))
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
    unresolvedOrders.keep(unresolved)
    const answer = await post(order, unresolved, confirmed?.proof)
    const record = answer.ok ? api.recordIn(answer.value) : undefined
    const isUnresolved = !answer.ok && leavesOutcomeUnknown(answer.error)
    const outcome: Outcome<O, R> = {
      order,
      unresolved,
      answer,
      isUnresolved,
      receipt: {
        ...api.receiptOf(order, record),
        ...(confirmed && confirmedFacts(confirmed.confirmation, confirmed.proof)),
      },
    }
    if (signal.aborted) {
      if (!isUnresolved) unresolvedOrders.resolve(unresolved)
      options.onLate(outcome)
      return
    }
    const confirmation =
      answer.ok || isUnresolved ? undefined : api.confirmationIn(order, answer.error)
    if (confirmation) return ask(outcome, confirmation)
    // A refused order was not executed and gets a new key; one that was not judged keeps its key.
    if (!answer.ok && !isUnresolved && answer.error.kind === 'refused') key = options.newKey()
    if (answer.ok) succeed(outcome.receipt, unresolved)
    else fail(outcome, api.isReviewed(order))
    // The person was not known before, if their server did not answer.
    if (isUnresolved) void options.identify()
  }

  return {
    takeKey(next) {
      key = next
    },
    send,
    isPosted: () => isPosted,
  }
}
