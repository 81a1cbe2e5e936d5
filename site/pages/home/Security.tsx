import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { reviewTargetHours } from '../../../shared/limits.ts'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { brand } from '../../brand.ts'
import { H2, H3 } from '../../common/Heading.tsx'
import { arrowRight } from '../../common/icons.ts'
import { SiteLink } from '../../common/SiteLink.tsx'
import { titleOf } from '../../map/titles.ts'
import {
  AddressIllustration,
  CardIllustration,
  CustodyIllustration,
  ReviewIllustration,
} from './illustrations.tsx'
import './security.css'

/** How money is held and paid out, in four illustrated points. */
export function Security() {
  const { t, i18n } = useLingui()
  const { name } = brand
  const points = [
    {
      label: t`Custody`,
      title: t`Held by a third party`,
      text: t`A trust and settlement institution keeps client money separate from the assets of the broker and of ${name}.`,
      Illustration: CustodyIllustration,
    },
    {
      label: t`Withdrawals`,
      title: t`Reviewed twice`,
      text: t`First by the partnering broker, then by the clearing institution, which aims to finish within ${plural(reviewTargetHours, { one: '# hour', other: '# hours' })}. Nothing is paid out until both have approved.`,
      Illustration: ReviewIllustration,
    },
    {
      label: t`Banking data`,
      title: t`Not stored by us`,
      text: t`We do not store banking data. Only the last three characters of your bank account are shown until you choose to see the full number.`,
      Illustration: CardIllustration,
    },
    {
      label: t`Transfers`,
      title: t`Addresses in full, payments once`,
      text: t`You see every character of an address. If the connection drops and you try again, safeguards keep the payment from being made twice.`,
      Illustration: AddressIllustration,
    },
  ]
  return (
    <section className="section home-security">
      <div className="wrap home-security-frame">
        <div className="home-head">
          <p className="eyebrow">{t`Trust and capital security`}</p>
          <H2>{t`Kept separate, and released only after two reviews`}</H2>
          <p className="lead">{t`How your money is kept, in four facts.`}</p>
          <ul className="home-security-links">
            <li>
              <SiteLink className="home-quiet-link" to="/trustFund">
                <span>{i18n._(titleOf('trustFund'))}</span>
                <Icon d={arrowRight} />
              </SiteLink>
            </li>
            <li>
              <SiteLink className="home-quiet-link" to="/ccvService">
                <span>{i18n._(titleOf('ccvService'))}</span>
                <Icon d={arrowRight} />
              </SiteLink>
            </li>
          </ul>
        </div>
        <ol className="home-points">
          {points.map(({ label, title, text, Illustration }) => (
            <li key={label}>
              <div className="home-point">
                <p className="home-point-label">{label}</p>
                <H3>{title}</H3>
                <p className="muted">{text}</p>
              </div>
              <Illustration />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
