import { useLingui } from '@lingui/react/macro'
import { DocumentLink } from '../../common/DocumentLink.tsx'
import type { DocumentName } from '../../map/documents.ts'
import { documentTitles } from '../../map/documents.ts'
import { FooterGroup } from './FooterGroup.tsx'

/**
 * The documents in two groups, in the order of section 2 of the specification, which lists one of them
 * twice: each group has it.
 */
const safety = [
  'privacy-terms',
  'crypto-anti-fraud',
  'funding-info',
  'anti-fraud-reminder',
] as const
const terms = ['account-terms', 'financial-crime', 'cookies', 'anti-fraud-reminder'] as const

interface DocumentGroupProps {
  readonly title: string
  readonly names: readonly DocumentName[]
}

const DocumentGroup = ({ title, names }: DocumentGroupProps) => {
  const { i18n } = useLingui()
  return (
    <FooterGroup title={title}>
      {names.map((name) => (
        <li key={name}>
          <DocumentLink name={name}>{i18n._(documentTitles[name])}</DocumentLink>
        </li>
      ))}
    </FooterGroup>
  )
}

/** Links to the documents. */
export function FooterDocuments() {
  const { t } = useLingui()
  return (
    <nav className="footer-documents" aria-label={t`Documents`}>
      <DocumentGroup title={t`Privacy and safety`} names={safety} />
      <DocumentGroup title={t`Terms and compliance`} names={terms} />
    </nav>
  )
}
