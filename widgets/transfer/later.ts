import { msg } from '@lingui/core/macro'
import { newKey } from '../../shared/element/new-key.ts'
import { openSessionStorage } from '../../shared/element/session-storage.ts'
import more from '../../shared/ui/more.css?inline'
import { createDrafts, type Drafts } from './drafts.ts'
import type { TransferModel } from './model.ts'
import { createSubmission, type Submission } from './submission.ts'
import { createSubmissionApi } from './submission-api.ts'

/** What an element needs once its first view can be used. */
export interface Later {
  readonly drafts: Drafts
  readonly submission: Submission
}

export async function openLater(model: TransferModel): Promise<Later> {
  const { report, signal, store, submissionState, texts } = model
  model.adopt(more)
  const [client] = await Promise.all([model.client(), model.speech()])
  const drafts = createDrafts(
    // Two elements of one person, one in each mode, keep theirs apart.
    () => `${store.getState().isUsd ? 'usd' : 'usdt'} ${model.token()}`,
    openSessionStorage(),
  )
  const submission = createSubmission({
    store: submissionState,
    api: createSubmissionApi(client),
    drafts,
    clock: globalThis,
    newKey,
    sendsKey: client.sendsIdempotencyKey,
    report,
    signal,
    onSuccess: (receipt) => {
      // One that was found may have been rejected by then; its receipt says so.
      if (receipt.record?.status !== 'Fail') {
        model.toast('success', texts.i18n._(msg`Success`))
        model.announce(receipt)
      }
      store.reset()
    },
    onDecided: () => void store.load('wallet'),
  })
  return { drafts, submission }
}
