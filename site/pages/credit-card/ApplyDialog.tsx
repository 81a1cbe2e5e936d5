import { useLingui } from '@lingui/react/macro'
import { Dialog } from '../../../shared/ui/Dialog.tsx'
import { EnquiryForm } from '../../enquiry/EnquiryForm.tsx'
import '../../styles/dialog.css'

/** The enquiry that an application begins with. */
export const ApplyDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui()
  return (
    <Dialog open title={t`Apply for the card`} onClose={onClose} closeLabel={t`Close`}>
      <div className="credit-form">
        <EnquiryForm topic={t`Credit card`} />
      </div>
    </Dialog>
  )
}
