import { useLingui } from '@lingui/react/macro'
import { brand } from '../../brand.ts'
import { EnquiryForm } from '../../enquiry/EnquiryForm.tsx'
import './contact.css'

/** How to reach the company: by its form, or by what stands beside it. */
export function Contact() {
  const { t } = useLingui()
  const { email, phone, address } = brand.contact
  return (
    <section className="section home-contact" id="contact">
      <div className="wrap home-contact-frame">
        <div className="home-head">
          <span className="ornament home-contact-seal" aria-hidden="true" />
          <h2>{t`Get In Touch`}</h2>
          <p className="lead">{t`Tell us in a few words what you would like to arrange, and we will answer by e-mail.`}</p>
          <dl className="home-contact-details">
            <dt>{t`E-mail`}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
            <dt>{t`Telephone`}</dt>
            <dd>
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            </dd>
            <dt>{t`Address`}</dt>
            <dd>
              <address>{address}</address>
            </dd>
          </dl>
        </div>
        <div className="card home-contact-form">
          <EnquiryForm />
        </div>
      </div>
    </section>
  )
}
