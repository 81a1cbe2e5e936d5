import { useLingui } from '@lingui/react/macro'
import { DocumentLink } from '../../common/DocumentLink.tsx'
import { documentTitles } from '../../map/documents.ts'

/** What a person wants to know before opening an account. */
export function AccountNotes() {
  const { t, i18n } = useLingui()
  return (
    <dl className="account-notes">
      <div>
        <dt>{t`About three minutes`}</dt>
        <dd>{t`A code, a password and the terms. Then you can sign in.`}</dd>
      </div>
      <div>
        <dt>{t`A code confirms your address`}</dt>
        <dd>{t`Enter it on this page and nowhere else. Nobody acting for us will ever ask you for it.`}</dd>
      </div>
      <div>
        <dt>{t`Your data`}</dt>
        <dd>
          <span>{`${t`What we keep, why and for how long:`} `}</span>
          <DocumentLink name="privacy-terms">
            {i18n._(documentTitles['privacy-terms'])}
          </DocumentLink>
        </dd>
      </div>
    </dl>
  )
}
