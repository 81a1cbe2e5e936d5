import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { EnquiryForm } from '../enquiry/EnquiryForm.tsx'
import type { EnquiryDraft } from '../enquiry/enquiry.ts'
import { dialogTitle } from './dialog-title.ts'
import '../styles/dialog.css'
import './application.css'

interface ApplyDialogProps {
  /** Keeps the draft while the dialog is closed. */
  readonly draft: RefObject<EnquiryDraft | undefined>
  readonly onClose: () => void
}

/** The enquiry that starts an application. */
export const ApplyDialog = ({ draft, onClose }: ApplyDialogProps) => {
  const { t, i18n } = useLingui()
  const assets = [
    { topic: 'Credit card', text: t`Not decided yet` },
    { topic: 'Credit card: digital assets', text: t`Digital assets` },
    { topic: 'Credit card: securities', text: t`Securities` },
    { topic: 'Credit card: property', text: t`Property` },
    { topic: 'Credit card: other assets', text: t`Other assets` },
  ]
  return (
    <Dialog open title={i18n._(dialogTitle)} onClose={onClose} closeLabel={t`Close`}>
      <div className="application">
        <EnquiryForm
          choice={{ label: t`Assets to secure the card`, options: assets }}
          submitLabel={t`Send the enquiry`}
          action="send_application"
          draft={draft}
        />
      </div>
    </Dialog>
  )
}
