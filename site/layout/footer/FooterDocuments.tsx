import { useLingui } from '@lingui/react/macro'
import { DocumentLink } from '../../common/DocumentLink.tsx'
import type { DocumentName } from '../../map/documents.ts'
import { documentTitles } from '../../map/documents.ts'

/** In the order of section 2 of the specification, which lists one of them twice. */
const names: readonly DocumentName[] = [
  'privacy-terms',
  'crypto-anti-fraud',
  'funding-info',
  'anti-fraud-reminder',
  'account-terms',
  'financial-crime',
  'cookies',
  'anti-fraud-reminder',
]

/** Links to the documents. */
export function FooterDocuments() {
  const { t, i18n } = useLingui()
  return (
    <nav className="footer-documents" aria-label={t`Documents`}>
      <ul>
        {names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one name is there twice, and none moves
          <li key={at}>
            <DocumentLink name={name}>{i18n._(documentTitles[name])}</DocumentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
