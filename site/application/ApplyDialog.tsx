import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { Dialog } from '../../../shared/ui/Dialog.tsx'
import { EnquiryForm } from '../../enquiry/EnquiryForm.tsx'
import type { EnquiryDraft } from '../../enquiry/enquiry.ts'
import { dialogTitle } from './dialog-title.ts'
import '../../styles/dialog.css'

interface ApplyDialogProps {
  /** Keeps the draft while the dialog is closed. */
  readonly draft: RefObject<EnquiryDraft | undefined>
  readonly onClose: () => void
}

/** The enquiry that starts an application. */
export const ApplyDialog = ({ draft, onClose }: ApplyDialogProps) => {
  const { t, i18n } = useLingui()
  return (
    <Dialog open title={i18n._(dialogTitle)} onClose={onClose} closeLabel={t`Close`}>
      <div className="credit-form">
        <EnquiryForm topic="Credit card" action="send_application" draft={draft} />
      </div>
    </Dialog>
  )
}
