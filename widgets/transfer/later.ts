import { msg } from '@lingui/core/macro'
import { newKey } from '../../shared/element/new-key.ts'
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

/** Session storage, where the webview allows it. */
const sessionDrafts = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

export async function openLater(model: TransferModel): Promise<Later> {
  const { base, report, signal, store, submissionState, texts } = model
  model.adopt(more)
  const [client] = await Promise.all([model.client(), model.speech()])
  const drafts = createDrafts(model.token, sessionDrafts())
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
      base.getState().speech?.toasts.show('success', texts.i18n._(msg`Success`))
      model.announce(receipt)
      store.reset()
    },
    onDecided: () => void store.load('wallet'),
  })
  return { drafts, submission }
}
