import { TermsDialog } from '../../../shared/orders/terms/TermsDialog.tsx'
import type { LegalText } from '../../../shared/text/legal-text/legal-text.ts'
import type { LegalTexts } from '../../../shared/text/legal-text/load-legal-text.ts'

const texts = {
  'account-terms': import.meta.glob<{ default: LegalText }>(
    '/locales/*/documents/account-terms.md',
  ),
  'privacy-terms': import.meta.glob<{ default: LegalText }>(
    '/locales/*/documents/privacy-terms.md',
  ),
} satisfies Record<string, LegalTexts>

export type TermsDocumentName = keyof typeof texts

interface TermsDocumentProps {
  readonly name: TermsDocumentName
  readonly title: string
  readonly onClose: () => void
}

/** One of the documents that a person agrees to who opens an account. */
export function TermsDocument({ name, ...dialog }: TermsDocumentProps) {
  return <TermsDialog key={name} texts={texts[name]} {...dialog} />
}
