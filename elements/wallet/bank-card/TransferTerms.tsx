import { TermsDialog } from '../../../shared/orders/terms/TermsDialog.tsx'
import type { LegalText } from '../../../shared/text/legal-text/legal-text.ts'

const texts = import.meta.glob<{ default: LegalText }>('/locales/*/documents/transfer-terms.md')

interface TransferTermsProps {
  readonly title: string
  readonly onClose: () => void
}

/** The contracts that a person agrees to who binds a bank account. */
export function TransferTerms(dialog: TransferTermsProps) {
  return <TermsDialog texts={texts} {...dialog} />
}
