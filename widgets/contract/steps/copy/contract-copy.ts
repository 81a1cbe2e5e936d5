import { msg } from '@lingui/core/macro'
import { contractText } from '../../../../shared/legal-text/contract-text.ts'
import type { ActionsModel } from '../../actions-model.ts'
import { textHashOf } from '../../signing/text-hash.ts'
import type { Receipt } from '../../state.ts'
import { receiptRows } from '../receipt-rows.ts'
import type { Copy } from './copy.ts'

/** The signed text, if it is not today's: its exact lines, or a caution that it is missing. */
function earlierText(
  { textHash, signedText }: Receipt,
  today: string,
  i18n: ActionsModel['i18n'],
): Pick<Copy, 'exact' | 'caution'> {
  if (!textHash || textHashOf(today) === textHash) return {}
  return signedText && textHashOf(signedText) === textHash
    ? { exact: signedText }
    : {
        caution: i18n._(
          msg`The agreement has changed since it was signed. This copy contains the current text.`,
        ),
      }
}

/**
 * The contract for a copy: as it is on screen or, if it is signed, as it was signed and with its
 * receipt. Undefined while the contract is loading.
 */
export async function contractCopy({
  store,
  i18n,
  legalTextIn,
}: Pick<ActionsModel, 'store' | 'i18n' | 'legalTextIn'>): Promise<Copy | undefined> {
  const { phase, contract, text } = store.getState()
  if (phase.name !== 'signed') {
    const facts = contract
    return text && facts && { text: text.legalText, locale: text.locale, facts }
  }
  const { receipt } = phase
  const { signature } = receipt
  const legalText = await legalTextIn(receipt.locale)
  return {
    text: legalText,
    locale: receipt.locale,
    facts: receipt,
    ...earlierText(receipt, contractText(legalText, receipt.locale, receipt), i18n),
    receipt: {
      heading: i18n._(msg`Receipt`),
      rows: receiptRows(receipt, legalText.words, i18n),
      signature: signature && { png: signature.png, label: i18n._(msg`Your signature`) },
    },
  }
}
