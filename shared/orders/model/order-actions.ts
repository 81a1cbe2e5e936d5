import { msg } from '@lingui/core/macro'
import { openLocalStorage } from '../../api/storage/local-storage.ts'
import { openSessionStorage } from '../../api/storage/session-storage.ts'
import { sendsIdempotencyKey } from '../../api/submit/idempotency-key.ts'
import { randomKey } from '../../api/submit/random-key.ts'
import type { TransferRecord } from '../../api/wire/transfer.ts'
import type { SessionClient } from '../../element/calls/session.ts'
import type { Messages, ModelParts } from '../../element/model/parts.ts'
import type { KeptInputs, KeptInputsOptions } from '../../person/kept-input/kept-inputs.ts'
import { hasKept, keptStorageOf } from '../../person/kept-input/kept-storage.ts'
import { type Confirming, createConfirming } from '../confirmation/confirming.ts'
import { createRecordRequests, type RecordRequests } from '../record-requests/record-requests.ts'
import { hasEnded, statusOf } from '../reviews/review-status.ts'
import type { Order, OrderRecord, Receipt } from '../submission/order.ts'
import { openSubmission, type Submission } from '../submission/submission.ts'
import type { SubmissionApi } from '../submission/submission-options.ts'
import {
  createUnresolvedOrders,
  type OrderFormat,
  type StoredByToken,
} from '../submission/unresolved-orders.ts'
import { holdWhileSent } from './hold-while-sent.ts'
import { createIdentify } from './identify.ts'
import { reportLateOutcome } from './late-outcome.ts'
import type { Orders } from './orders.ts'
import { type EarlierTokens, prepareStored } from './prepare-stored.ts'

/** What a receipt shows of its order, and the reviews of its record. */
type OrderReceipt<Kind extends string> = Receipt<
  OrderRecord & Pick<TransferRecord, 'status' | 'reviews'>
> &
  Pick<Order<Kind>, 'kind' | 'amount'>

/** What sends orders takes of the model of its person. */
export interface OrderSender<O extends Order, R extends OrderReceipt<O['kind']>>
  extends Pick<ModelParts, 'session' | 'messages' | 'texts' | 'root'> {
  readonly orders: Orders<O, R>
  /** Loads the view of an order without an answer and of a receipt: it must be here before money is sent. */
  readonly rest: () => Promise<unknown>
  readonly page: {
    emit(
      type: 'tw-success',
      detail: Pick<R, 'kind' | 'amount'> & { orderNumber?: string; session?: 'earlier' },
    ): void
    emit(type: 'tw-record', detail: Pick<OrderRecord, 'orderNumber' | 'status'>): void
  }
}

/** What one person can do with their orders, in every element that sends some. */
export interface SendingActions<O extends Order, R extends Receipt, Inputs> {
  readonly client: SessionClient
  /** Sends the orders that move money. */
  readonly submission: Submission<O, R>
  /** What the person does to confirm an order. */
  readonly confirming: Confirming
  /** What is asked of a record: to cancel it, or an answer to its question. */
  readonly requests: RecordRequests
  /** Keeps the input of the forms. */
  readonly inputs: KeptInputs<Inputs>
  /** Ends the toasts about earlier failures: the person tries again. */
  readonly endFailures: () => void
  /** Moves all that is stored under an earlier token of the person to the current one. */
  readonly moveFrom: (token: string) => void
}

interface OrderActionsOptions<
  O extends Order,
  R extends OrderReceipt<O['kind']>,
  Inputs,
  Slot extends string,
> {
  /** A developer is warned once if no idempotency key reaches the server of this element. */
  readonly tag: string
  readonly format: OrderFormat<O['kind'], Slot>
  readonly presentSlot: () => Slot
  /** What else is stored under the token. */
  readonly stored: StoredByToken
  /** Of all forms of the element; nothing of the form of an order is stored while that is sent. */
  readonly openInputs: (options: KeptInputsOptions) => KeptInputs<Inputs>
  /** The form of an order, of which nothing is stored while that is sent. */
  readonly formOf: (kind: O['kind']) => keyof Inputs | undefined
  /** Drops what was typed for an order that was accepted. */
  readonly dropInput: (inputs: KeptInputs<Inputs>, kind: O['kind']) => void
  readonly earlier: EarlierTokens
  readonly createApi: (
    client: SessionClient,
    messages: Pick<Messages, 'showNotice'>,
  ) => SubmissionApi<O, R>
  /** Reads the record on screen again, if it is this one: something was asked of it. */
  readonly refreshRecord?: (orderNumber: string) => Promise<void>
  /** Opens the step of an order that is being sent, which shows its progress and why it was refused. */
  readonly openStepOf: (order: O) => void
  /** An order was accepted: the first screen has its receipt. */
  readonly onAccepted: (receipt: R) => void
  /** The last review was decided, so the balances changed. */
  readonly onDecided: () => void
}

/**
 * Opens what sends the orders of a person and tells the page of them, once client and messages are
 * loaded: `tw-success` for an accepted order, `tw-record` when a review is decided.
 */
export async function openOrderActions<
  O extends Order,
  R extends OrderReceipt<O['kind']>,
  Inputs,
  Slot extends string,
>(
  model: OrderSender<O, R>,
  options: OrderActionsOptions<O, R, Inputs, Slot>,
): Promise<SendingActions<O, R, Inputs>> {
  const { orders, session, messages, texts, page } = model
  const unresolvedOrders = createUnresolvedOrders(
    options.format,
    session.token,
    openSessionStorage(),
    options.presentSlot,
    openLocalStorage(),
  )
  let onTyped = () => {}
  const inputs = options.openInputs({
    token: session.token,
    storage: () => keptStorageOf(model.root.host),
    onTyped: () => onTyped(),
  })
  const stores = [unresolvedOrders, inputs, options.stored]
  const client = await prepareStored(options.tag, model, stores, options.earlier)
  const identify = createIdentify(client, session.settings, {
    mayBeMissing: unresolvedOrders.mayBeMissing,
    identify(server, person) {
      unresolvedOrders.identify(server, person)
      inputs.identify(server, person)
    },
  })
  onTyped = () => {
    onTyped = () => {}
    void identify()
  }
  const { endFailures } = (await messages.notifications()).toasts
  const announce = ({ kind, amount, record }: R, session?: 'earlier') =>
    page.emit('tw-success', {
      kind,
      amount,
      ...(record && { orderNumber: record.orderNumber }),
      ...(session && { session }),
    })
  const submission = openSubmission<O, R>({
    store: orders.store,
    api: options.createApi(client, messages),
    unresolvedOrders: holdWhileSent(orders, unresolvedOrders, inputs, options.formOf),
    clock: globalThis,
    newKey: randomKey,
    loadStatusView: model.rest,
    openStepOf: options.openStepOf,
    identify,
    sendsKey: () => sendsIdempotencyKey(session.settings()),
    report: messages.report,
    endFailures,
    onFailure: messages.reportAlways,
    onLate(outcome) {
      const { kind } = outcome.order
      // What has a form was out of the storage while its order was sent.
      if (outcome.answer.ok && options.formOf(kind) === undefined) options.dropInput(inputs, kind)
      reportLateOutcome({ announce, messages, successor: orders.successor, texts }, outcome)
    },
    signal: session.signal,
    onSuccess(receipt) {
      // An order may be rejected at once, or before `checkStatus` finds it; its receipt says so.
      if (!hasEnded(statusOf(receipt.record))) {
        messages.toast('success', texts.i18n._(msg({ message: 'Success', context: 'order' })))
        announce(receipt)
      }
      options.dropInput(inputs, receipt.kind)
      options.onAccepted(receipt)
    },
    onRecord: ({ orderNumber, status }) => page.emit('tw-record', { orderNumber, status }),
    onDecided: options.onDecided,
  })
  // Only a device that keeps an order asks at once whose it is.
  if (orders.hasStored()) {
    const known = identify()
    void known.then(submission.lookUp)
    if (hasKept(options.tag, model.root.host)) void inputs.wait(known)
  }
  return {
    client,
    submission,
    confirming: createConfirming(client, model.root.host),
    requests: createRecordRequests({
      client,
      showNotice: messages.showNotice,
      newKey: randomKey,
      refresh: options.refreshRecord ?? submission.refreshReceipt,
      endFailures,
      onFailure: messages.reportAlways,
      signal: session.signal,
    }),
    inputs,
    endFailures,
    moveFrom(token) {
      for (const each of stores) each.moveFrom(token)
    },
  }
}
