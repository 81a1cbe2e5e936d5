import { useLingui } from '@lingui/react/macro'
import { brand } from '../brand.ts'
import { MailLink } from './MailLink.tsx'

/** E-mail address, phone number and postal address of the company. */
export const ContactDetails = () => {
  const { t } = useLingui()
  const { email, phone, address } = brand.contact
  return (
    <dl>
      <dt>{t`E-mail`}</dt>
      <dd>
        <MailLink address={email} />
      </dd>
      <dt>{t`Phone`}</dt>
      <dd>
        <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      </dd>
      <dt>{t`Address`}</dt>
      <dd>{address}</dd>
    </dl>
  )
}
