import { useLingui } from '@lingui/react/macro'
import { Dialog } from '../../../../shared/ui/dialog/Dialog.tsx'
import { EnquiryForm } from '../../../enquiry/EnquiryForm.tsx'
import '../../../styles/dialog.css'
import './application.css'

/** The enquiry that starts an application. */
export const ApplyDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui()
  const assets = [
    { topic: 'Credit card', text: t`Not decided yet` },
    { topic: 'Credit card: digital assets', text: t`Digital assets` },
    { topic: 'Credit card: securities', text: t`Securities` },
    { topic: 'Credit card: property', text: t`Property` },
    { topic: 'Credit card: other assets', text: t`Other assets` },
  ]
  return (
    <Dialog open title={t`Apply for the card`} onClose={onClose} closeLabel={t`Close`}>
      <div className="application">
        <EnquiryForm
          choice={{ label: t`Assets to secure the card`, options: assets }}
          submitLabel={t`Send the enquiry`}
          action="send_application"
        />
      </div>
    </Dialog>
  )
}
