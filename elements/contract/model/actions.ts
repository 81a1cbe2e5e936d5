import { warnWithoutKey } from '../../../shared/api/submit/idempotency-key.ts'
import { randomKey } from '../../../shared/api/submit/random-key.ts'
import type { ModelParts } from '../../../shared/element/model/parts.ts'
import { printOut } from '../../../shared/paper/print/print-out.ts'
import { type Saving, saveFile } from '../../../shared/paper/save-file.ts'
import type { KeptInputs } from '../../../shared/person/kept-input/kept-inputs.ts'
import { keptStorageOf } from '../../../shared/person/kept-input/kept-storage.ts'
import { contractCopy } from '../copy/contract-copy.ts'
import { type Copy, copyFile, copyText, printCopy } from '../copy/copy.ts'
import { createInputs, type Inputs } from '../signature/kept-signature.ts'
import { createSigning, type Signing } from '../signing/signing.ts'
import { createSigningApi } from '../signing/signing-api.ts'
import { createTelling, type SignatureTeller } from './messages.ts'

export interface SavedCopy extends Saving {
  /** The file as plain text: a webview may drop a download silently. */
  readonly text: string
}

/** What a person can do once the text is on screen: sign it, and make a copy. */
export interface ContractActions extends Signing {
  /** Keeps a signature that is drawn or typed over a reload. */
  readonly inputs: KeptInputs<Inputs>
  /** Ends the toasts about earlier failures: the person tries again. */
  readonly endFailures: () => void
  /** Tells the person that there is no signature yet. */
  reportMissingSignature(): void
  /**
   * Prints the contract alone. False if this browser cannot print. Rejects, as `save` does, if the
   * code that makes a copy cannot be loaded.
   *
   * @param near any node inside the element
   */
  print(near: Element): Promise<boolean>
  /** Offers the contract as a file. Undefined while the contract is loading. */
  save(): Promise<SavedCopy | undefined>
}

const fileNameOf = ({ facts }: Copy) => `${facts.number || 'contract'}.html`

/** @param former tokens of earlier links: what is kept for them is deleted */
export async function createActions(
  model: Pick<ModelParts, 'session' | 'root'> &
    SignatureTeller &
    Parameters<typeof contractCopy>[0],
  former: string[] = [],
): Promise<ContractActions> {
  const { messages, root, session, store } = model
  const [client, { toasts }] = await Promise.all([session.client(), messages.notifications()])
  // Once per element, not once per link.
  if (session.id === 1) warnWithoutKey(session.settings(), 'tw-contract')
  const inputs = createInputs({
    token: session.token,
    storage: () => keptStorageOf(root.host),
  })
  for (const token of former.splice(0)) inputs.forget(token)
  const forgetSigned = () => {
    if (store.getState().phase.name === 'signed') inputs.clear('signature')
  }
  store.subscribe(forgetSigned)
  forgetSigned()
  const now = () => new Date()
  const telling = createTelling(model)
  const signing = createSigning({
    store,
    api: createSigningApi(client, messages, now),
    now,
    newKey: randomKey,
    signal: session.signal,
    report: messages.report,
    ...telling,
  })
  return {
    ...signing,
    inputs,
    endFailures: toasts.endFailures,
    reportMissingSignature: telling.onMissing,
    async print(near) {
      const copy = await contractCopy(model)
      if (!copy) return true
      return printOut(root.host, fileNameOf(copy), copyFile(copy), () =>
        printCopy(copy, near.getRootNode() as ShadowRoot, session.signal),
      )
    },
    async save() {
      const copy = await contractCopy(model)
      if (!copy) return undefined
      const saving = await saveFile(copyFile(copy), fileNameOf(copy), root.host)
      return { ...saving, text: copyText(copy) }
    },
  }
}
