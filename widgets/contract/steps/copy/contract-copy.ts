import { msg } from '@lingui/core/macro'
import type { ActionsModel } from '../../actions-model.ts'
import { receiptRows } from '../receipt-rows.ts'
import type { Copy } from './copy.ts'

/**
 * The contract for a copy: as it is on screen or, if it is signed, in the language in which it was
 * signed and with its receipt. Undefined while the contract is loading.
 */
export async function contractCopy({
  store,
  i18n,
  documentIn,
}: Pick<ActionsModel, 'store' | 'i18n' | 'documentIn'>): Promise<Copy | undefined> {
  const { phase, contract, text } = store.getState()
  if (phase.name !== 'signed') {
    const facts = contract.value
    return text && facts && { text: text.document, locale: text.locale, facts }
  }
  const { receipt } = phase
  const { signature } = receipt
  const document = await documentIn(receipt.locale)
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
