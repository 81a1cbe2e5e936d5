import { useLingui } from '@lingui/react/macro'
import { brand } from '../brand.ts'

/** E-mail address, phone number and postal address of the company. */
export const ContactDetails = () => {
  const { t } = useLingui()
  const { email, phone, address } = brand.contact
  return (
    <dl>
      <dt>{t`E-mail`}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
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
