import { createStore, type StoreApi } from 'zustand/vanilla'
import { type BaseModel, openBase } from '../../shared/element/base-model.ts'
import type { ElementContext, ElementModel } from '../../shared/element/context.ts'
import { loadOnce } from '../../shared/element/load-once.ts'
import menu from '../../shared/ui/menu.css?inline'
import type { TransferApi } from './api.ts'
import type { TransferDeclaration, TransferEvents } from './declaration.ts'
import type { Later } from './later.ts'
import { createTransferStore, type TransferStore } from './store.ts'
import { nothingSubmitted, type Receipt, type SubmissionState } from './submission-state.ts'

/** Everything one `<tw-transfer>` is, but for how it looks. */
export interface TransferModel extends BaseModel, ElementModel<TransferDeclaration> {
  /** Loaded on the first call. */
  api(): Promise<TransferApi>
  readonly store: TransferStore
  readonly submissionState: StoreApi<SubmissionState>
  /** What comes after the first view: drafts and sending. Loaded on the first call, then the same. */
  later(): Promise<Later>
  token(): string
  /** Says to the page that a transfer was accepted. */
  announce(receipt: Receipt): void
  /** Sends the person to the host's page for bank cards. */
  openBankCard(): void
}

export function openModel(
  context: ElementContext<TransferDeclaration, TransferEvents>,
): TransferModel {
  const base = openBase(context)
  base.adopt(menu)
  const api = async () => (await import('./api.ts')).createTransferApi(base)
  const token = () => context.properties().token
  let { isUsd } = context.properties()

  const store = createTransferStore({
    api,
    isUsd,
    report: base.report,
    onStep: (step) => context.emit('tw-step', { step }),
  })
  if (token()) store.start()

  const later = loadOnce(async () => (await import('./later.ts')).openLater(model))

  const model: TransferModel = {
    ...base,
    api,
    store,
    submissionState: createStore<SubmissionState>(() => nothingSubmitted),
    token,
    later,
    announce({ kind, amount, record }) {
      context.emit('tw-success', {
        kind,
        amount,
        ...(record && { orderNumber: record.orderNumber }),
      })
    },
    openBankCard: () => context.emit('tw-navigate', { to: '/bindCard', reason: 'bank-card' }),
    update(properties) {
      const restart = () => {
        isUsd = properties.isUsd
        store.restart(isUsd)
        later.loaded()?.submission.restart()
      }
      const resume = () => {
        store.reload()
        later.loaded()?.submission.resume()
      }
      base.update(properties, { resume, restart })
      if (properties.isUsd !== isUsd) restart()
    },
  }
  return model
}
