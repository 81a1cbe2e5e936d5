import { useLingui } from '@lingui/react/macro'
import { brand } from '../../brand.ts'
import { MailLink } from '../../common/MailLink.tsx'

/** Opens the form; without JavaScript a link writes an e-mail instead. */
export const ApplyButton = ({ onClick }: { onClick: () => void }) => {
  const { t } = useLingui()
  return (
    <>
      <button
        type="button"
        className="button credit-apply"
        data-variant="primary"
        aria-haspopup="dialog"
        onClick={onClick}
      >
        {t`APPLY NOW`}
      </button>
      <noscript>
        <MailLink className="button" address={brand.contact.email} />
      </noscript>
    </>
  )
}
