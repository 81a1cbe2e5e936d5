import { LongText } from '../../ui/LongText.tsx'
import { MaskedNumber } from './MaskedNumber.tsx'
import type { NamedCard } from './masked.ts'

/** A bank account in a row of facts: its bank, and the end of its number. */
export const CardName = ({ card: { bankName, bankAccount } }: { card: NamedCard }) => (
  <span>
    {bankName && (
      <>
        <span translate="no">
          <LongText text={bankName} />
        </span>
        <span> </span>
      </>
    )}
    <MaskedNumber account={bankAccount} />
  </span>
)
