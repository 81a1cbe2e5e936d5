import { useLingui } from '@lingui/react/macro'
import { ContactDetails } from '../../common/ContactDetails.tsx'
import { H2 } from '../../common/Heading.tsx'
import { EnquiryForm } from '../../enquiry/EnquiryForm.tsx'
import './contact.css'

/** The enquiry form and the contact details. */
export function Contact() {
  const { t } = useLingui()
  return (
    <section className="section home-contact" id="contact">
      <div className="wrap home-contact-frame">
        <div className="home-head">
          <span className="ornament home-contact-seal" aria-hidden="true" />
          <H2>{t`Get In Touch`}</H2>
          <p className="lead">{t`Tell us in a few words what you would like to arrange, and we will answer by e-mail.`}</p>
          <address className="home-contact-details">
            <ContactDetails />
          </address>
        </div>
        <div className="card">
          <EnquiryForm />
        </div>
      </div>
    </section>
  )
}
