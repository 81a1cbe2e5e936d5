import { useLingui } from '@lingui/react/macro'
import { brand } from '../../brand.ts'

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
        <a className="button" href={`mailto:${brand.contact.email}`}>
          {brand.contact.email}
        </a>
      </noscript>
    </>
  )
}
