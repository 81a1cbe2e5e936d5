import { msg } from '@lingui/core/macro'
import { newKey } from '../../shared/element/view/new-key.ts'
import { openSessionStorage } from '../../shared/element/view/session-storage.ts'
import more from '../../shared/ui/more.css?inline'
import { createDrafts, type Drafts } from './drafts.ts'
import type { TransferModel } from './model.ts'
import { tellLate } from './steps/late-outcome.ts'
import { createSubmission, type Submission } from './submission.ts'
import { createSubmissionApi } from './submission-api.ts'

/** What an element needs once its first view can be used. */
export interface Later {
  readonly drafts: Drafts
  readonly submission: Submission
}

/** Tokens that were here before; each list is emptied once the storage knows. */
export interface Before {
  /** Of other persons. */
  readonly former: string[]
  /** Of this one. */
  readonly refreshed: string[]
}

export async function openLater(
  model: TransferModel,
  { former, refreshed }: Before,
): Promise<Later> {
  const { report, signal, store, submissionState, i18n } = model
  model.adopt(more)
  const drafts = createDrafts(model.token, openSessionStorage(), () =>
    store.getState().isUsd ? 'usd' : 'usdt',
  )
  for (const token of former.splice(0)) drafts.forget(token)
  const [client] = await Promise.all([model.client(), model.speech()])
  // Once in an element's life, whoever follows.
  if (model.id === 1) client.warnWithoutKey('tw-transfer')
  for (const token of refreshed.splice(0)) drafts.take(token)
  const submission = createSubmission({
    store: submissionState,
    api: createSubmissionApi(client, model),
    drafts,
    clock: globalThis,
    newKey,
    sendsKey: client.sendsIdempotencyKey,
    report,
    onFailure: model.tell,
    onLate: (outcome) => tellLate(model, outcome),
    signal,
    onSuccess: (receipt) => {
      // One that was found may have been rejected by then; its receipt says so.
      if (receipt.record?.status !== 'Fail') {
        model.toast('success', i18n._(msg`Success`))
        model.announce(receipt)
      }
      store.reset()
    },
    onDecided: () => void store.load('wallet'),
  })
  return { drafts, submission }
}
