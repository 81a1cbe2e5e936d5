import { createStore, type StoreApi } from 'zustand/vanilla'
import { type BaseModel, openBase } from '../../shared/element/base-model.ts'
import type { ElementContext, ElementModel } from '../../shared/element/context.ts'
import type { TransferApi } from './api.ts'
import type { TransferDeclaration, TransferEvents } from './declaration.ts'
import { createCompanyCall } from './first-call.ts'
import type { Later } from './later.ts'
import { createTransferStore, type TransferStore } from './store.ts'
import { nothingSubmitted, type Receipt, type SubmissionState } from './submission-state.ts'

/** Everything one `<tw-transfer>` is, but for how it looks. */
export interface TransferModel extends BaseModel, ElementModel<TransferDeclaration> {
  /** The calls after the first view's own. */
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
  const api = async () => (await import('./api.ts')).createTransferApi(base)
  const token = () => context.properties().token
  let { isUsd } = context.properties()
  let opened: Later | undefined
  let opening: Promise<Later> | undefined

  const store = createTransferStore({
    company: createCompanyCall(base),
    api,
    isUsd,
    report: base.report,
    onStep: (step) => context.emit('tw-step', { step }),
  })
  if (token()) store.start()

  const model: TransferModel = {
    ...base,
    api,
    store,
    submissionState: createStore<SubmissionState>(() => nothingSubmitted),
    token,
    later() {
      opening ??= import('./later.ts')
        .then(({ openLater }) => openLater(model))
        .then((later) => {
          opened = later
          return later
        })
      opening.catch(() => {
        opening = undefined
      })
      return opening
    },
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
        opened?.submission.restart()
      }
      const resume = () => {
        store.reload()
        opened?.submission.resume()
      }
      base.update(properties, { resume, restart })
      if (properties.isUsd !== isUsd) restart()
    },
  }
  return model
}
