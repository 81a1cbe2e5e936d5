import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { reviewTargetHours } from '../../../shared/limits.ts'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { brand } from '../../brand.ts'
import { arrowRight } from '../../layout/icons.ts'
import { titleOf } from '../titles.ts'
import {
  AddressIllustration,
  CardIllustration,
  CustodyIllustration,
  ReviewIllustration,
} from './illustrations.tsx'
import './security.css'
import { H2, H3 } from '../../layout/Heading.tsx'

/** How money is held and paid out, in four illustrated points. */
export function Security() {
  const { t, i18n } = useLingui()
  const { name } = brand
  const points = [
    {
      label: t`Custody`,
      title: t`Kept by a third party`,
      text: t`Money that is entrusted lies in segregated custody with a trust and settlement institution, apart from what the broker and ${name} own.`,
      Illustration: CustodyIllustration,
    },
    {
      label: t`Withdrawals`,
      title: t`Reviewed twice`,
      text: t`The partnering broker looks first. The clearing institution looks last, and aims to finish within ${plural(reviewTargetHours, { one: '# hour', other: '# hours' })}. Until both have agreed, nothing leaves.`,
      Illustration: ReviewIllustration,
    },
    {
      label: t`Banking data`,
      title: t`Used, and not stored`,
      text: t`We do not store banking data. Where a bound bank card has to be named, its last characters are all that is shown.`,
      Illustration: CardIllustration,
    },
    {
      label: t`Transfers`,
      title: t`Shown whole, sent once`,
      text: t`An address is shown in full, so that every character can be compared. A request that is submitted again after a lost connection is not carried out twice.`,
      Illustration: AddressIllustration,
    },
  ]
  return (
    <section className="section home-security" id="security" tabIndex={-1}>
      <div className="wrap home-security-frame">
        <div className="home-head">
          <p className="eyebrow">{t`Trust and capital security`}</p>
          <H2>{t`Held apart, and released only after a second look`}</H2>
          <p className="lead">{t`Confidence rests on arrangements that can be put in plain words. These are ours.`}</p>
          <ul className="home-security-links">
            <li>
              <Link className="home-quiet-link" href="/trustFund">
                {i18n._(titleOf('trustFund'))}
                <Icon d={arrowRight} />
              </Link>
            </li>
            <li>
              <Link className="home-quiet-link" href="/ccvService">
                {i18n._(titleOf('ccvService'))}
                <Icon d={arrowRight} />
              </Link>
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
