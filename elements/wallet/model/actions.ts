import { msg } from '@lingui/core/macro'
import { idle } from '../../../shared/api/loading/loadable.ts'
import { openLocalStorage } from '../../../shared/api/storage/local-storage.ts'
import { randomKey } from '../../../shared/api/submit/random-key.ts'
import type { ElementContext } from '../../../shared/element/entry/context.ts'
import {
  type OrderSender,
  openOrderActions,
  type SendingActions,
} from '../../../shared/orders/model/order-actions.ts'
import type { EarlierTokens } from '../../../shared/orders/model/prepare-stored.ts'
import { hasChanged, hasNews } from '../../../shared/orders/submission/has-changed.ts'
import { saveFile } from '../../../shared/paper/save-file.ts'
import { createDeviceList } from '../../../shared/recipients/device-list.ts'
import { createRecipients, type Recipients } from '../../../shared/recipients/recipients.ts'
import { isoDay } from '../../../shared/text/dates/plain-dates.ts'
import { createApi, type WalletApi } from '../api.ts'
import { type CardRequests, createCardRequests } from '../bank-card/card-requests.ts'
import type { WalletDeclaration, WalletEvents } from '../declaration.ts'
import { type CsvExport, createCsvExport } from '../history/export-csv.ts'
import { createHistory, type History } from '../history/history.ts'
import { createSubmissionApi } from '../order/submission-api.ts'
import { type Order, orderFormat, type Receipt } from '../order/submission-state.ts'
import { createPasskeyRequests, type PasskeyRequests } from '../passkeys/passkey-requests.ts'
import { createInputs, type Inputs } from './inputs.ts'
import { stepOf, type WalletStore } from './state.ts'

/** What one person can do after the first view; loaded once HUB can be used. */
export interface WalletActions extends SendingActions<Order, Receipt, Inputs> {
  readonly cards: CardRequests
  readonly passkeys: PasskeyRequests
  readonly history: History
  readonly csvExport: CsvExport
  readonly recipients: Recipients
  readonly recordOf: WalletApi['record']
}

/** The part of the model that the actions use. */
type ActionsModel = OrderSender<Order, Receipt> & {
  readonly store: WalletStore
  readonly page: Pick<ElementContext<WalletDeclaration, WalletEvents>, 'emit'>
}

const ready = <Value>(value: Value) => ({ status: 'ready', value, error: undefined }) as const

/** The form of an order. */
const formOf = (kind: Order['kind']) => (kind === 'conversion' ? 'convert' : 'to-friend')

export async function createActions(
  model: ActionsModel,
  earlier: EarlierTokens,
): Promise<WalletActions> {
  const { messages, page, session, store } = model
  const { emit } = page
  const { i18n } = model.texts
  const { report, toast } = messages
  const { signal } = session
  const device = createDeviceList(session.token, openLocalStorage())
  const recipients = createRecipients({
    client: session,
    settings: session.settings,
    device,
    recordType: 'TRANSFER',
    newId: randomKey,
  })
  const actions = await openOrderActions<Order, Receipt, Inputs, 'wallet'>(model, {
    tag: 'tw-wallet',
    format: orderFormat,
    presentSlot: () => 'wallet',
    stored: device,
    earlier,
    openInputs: createInputs,
    formOf,
    dropInput: (inputs, kind) => inputs.clear(formOf(kind)),
    createApi: createSubmissionApi,
    async refreshRecord(orderNumber) {
      if (store.getState().orderNumber === orderNumber) await store.load('record')
    },
    openStepOf: ({ kind }) => store.go(kind === 'conversion' ? 'CONVERT' : 'TO_FRIEND'),
    onAccepted({ toNumber: walletNumber }) {
      if (walletNumber) recipients.use({ walletNumber })
      store.reset()
    },
    onDecided() {
      for (const resource of ['wallet', 'inProgress', 'latest'] as const) void store.load(resource)
    },
  })
  const { client, inputs, endFailures } = actions
  const cards = createCardRequests({
    client,
    showNotice: messages.showNotice,
    newKey: randomKey,
    signal,
    onBound: async (card) => {
      inputs.clear('bind-card')
      toast('success', i18n._(msg`Success`))
      emit('tw-success', { kind: 'card-bound' })
      // Without the new card in the answer, no card is shown until it has loaded: not the earlier one.
      store.setState({ card: card ? ready(card) : idle })
      if (!card) await store.load('card')
    },
    onRemoved: () => {
      // The removed card must not stay on screen if the load fails.
      store.setState({ card: ready(null) })
      toast('success', i18n._(msg`Success`))
      emit('tw-success', { kind: 'card-removed' })
      void store.load('card')
    },
    endFailures,
    onFailure: messages.reportAlways,
    async onUnknown(of) {
      await store.load('card')
      const isRemoved = of === 'removal' && store.getState().card.value === null
      if (isRemoved && !signal.aborted) emit('tw-success', { kind: 'card-removed' })
    },
    onLate: (kind) => emit('tw-success', { kind, session: 'earlier' }),
  })
  const passkeys = createPasskeyRequests({
    client,
    onRemoved(left) {
      store.setState({ passkeys: ready(left) })
      toast('success', i18n._(msg`Passkey removed`))
    },
  })
  const api = createApi(model.session)
  const history = createHistory({ load: api.history, report })
  /** What the list knew of the record that was opened last. */
  let listed = store.getState().record.value
  store.subscribe((state, before) => {
    const step = stepOf(state)
    // The list keeps its place only for the way back from a record.
    if (step !== stepOf(before) && step !== 'RECORD' && step !== 'HISTORY') history.forget()
    // RECORD loads the record again and polls its review: the list may have an earlier state of it.
    const { value: record } = state.record
    const { value: known } = before.record
    if (!record || record === known) return
    if (state.orderNumber !== before.orderNumber) listed = record
    history.update(record)
    const { orderNumber, status } = record
    if (known?.orderNumber !== orderNumber) return
    const isNews = known === listed ? hasNews(known, record) : hasChanged(known, record)
    if (isNews) emit('tw-record', { orderNumber, status })
  })
  const csvExport = createCsvExport({
    load: api.history,
    save: (file, name) => saveFile(file, name, model.root.host),
    report,
    today: () => isoDay(new Date()),
  })
  history.store.subscribe(({ filter }, before) => {
    if (filter !== before.filter) csvExport.dismiss()
  })
  signal.addEventListener('abort', csvExport.cancel)
  return { ...actions, cards, passkeys, history, csvExport, recipients, recordOf: api.record }
}
