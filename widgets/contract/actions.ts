import { msg } from '@lingui/core/macro'
import { newKey } from '../../shared/element/view/new-key.ts'
import more from '../../shared/ui/more.css?inline'
import { saveFile } from '../../shared/ui/save-file.ts'
import type { Copy } from './copy.ts'
import type { ContractModel } from './model.ts'
import { receiptRows } from './receipt-rows.ts'
import { createSigning, type Signing } from './signing.ts'
import { createSigningApi } from './signing-api.ts'
import { tellLate } from './steps/late-signature.ts'

/** What an element needs once its text can be read. */
export interface Later extends Signing {
  /** Nothing was drawn: says so (specification, section 5: sign.signMsg). */
  missing(): void
  /**
   * Prints the contract alone; false where this browser does not print. `near` is anywhere in the
   * element. Rejects, as `save` does, where what makes a copy cannot be loaded.
   */
  print(near: Element): Promise<boolean>
  /** Offers the contract as a file; false where files cannot be saved here. */
  save(): Promise<boolean>
}

export async function openLater(model: ContractModel): Promise<Later> {
  const { store, signal, report, toast, i18n } = model
  model.adopt(more)
  const [client] = await Promise.all([model.client(), model.speech()])
  // Once in an element's life, whoever follows.
  if (model.id === 1) client.warnWithoutKey('tw-contract')
  const missing = () => model.say({ kind: 'signature', message: i18n._(msg`Please sign first.`) })
  const signing = createSigning({
    store,
    api: createSigningApi(client, model),
    now: () => new Date(),
    newKey,
    signal,
    report,
    onLate: (receipt, answer) => tellLate(model, receipt, answer),
    onMissing: missing,
    onNotSigned: () => toast('warning', i18n._(msg`It was not signed. You can submit it again.`)),
    onSigned(receipt) {
      toast('success', i18n._(msg`Success`))
      model.announce(receipt)
    },
  })
  /** As it is on screen or, once signed, as it was signed. */
  const copy = async (): Promise<Copy | undefined> => {
    const { phase, contract, date, text } = store.getState()
    if (phase.name !== 'signed') {
      const facts = contract.value && { ...contract.value, date }
      return text && facts && { text: text.document, locale: text.locale, facts }
    }
    const { receipt } = phase
    const document = await model.documentIn(receipt.locale)
    const { signature } = receipt
    return {
      text: document,
      locale: receipt.locale,
      facts: receipt,
      receipt: {
        heading: i18n._(msg`Receipt`),
        rows: receiptRows(receipt, document.words, i18n),
        signature: signature && { png: signature.png, label: i18n._(msg`Your signature`) },
      },
    }
  }
  const withCopy = async (
    use: (copy: Copy, tools: typeof import('./copy.ts')) => boolean | Promise<boolean>,
  ) => {
    const [made, tools] = await Promise.all([copy(), import('./copy.ts')])
    return !made || use(made, tools)
  }
  return {
    ...signing,
    missing,
    print: (near) =>
      withCopy((made, { printCopy }) => printCopy(made, near.getRootNode() as ShadowRoot, signal)),
    save: () =>
      withCopy((made, { copyFile }) =>
        saveFile(copyFile(made), `${made.facts.number || 'contract'}.html`),
      ),
  }
}
