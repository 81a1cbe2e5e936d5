import { useLingui } from '@lingui/react/macro'
import { locales } from '../../../shared/text/i18n/locale.ts'
import { ConsentButton } from '../../analytics/ConsentButtons.tsx'
import { brand } from '../../brand.ts'
import { AccountLink } from '../../common/AccountLink.tsx'
import { Brand } from '../../common/Brand.tsx'
import { ContactDetails } from '../../common/ContactDetails.tsx'
import { useSite } from '../../common/site-context.ts'
import { pages } from '../../map/pages.ts'
import type { RouteMatch } from '../../map/routes.ts'
import { LanguageLink } from '../language/LanguageLink.tsx'
import { useAddresses } from '../language/use-addresses.ts'
import { BotCheckNotice } from './BotCheckNotice.tsx'
import { FooterDocuments } from './FooterDocuments.tsx'
import { FooterPages } from './FooterPages.tsx'
import './footer.css'

/** Whether a page is a task of its own: its footer has the documents alone, in one line. */
const isTask = ({ name }: RouteMatch): boolean =>
  Boolean(pages[name].needsToken) || pages[name].element === 'account'

/**
 * The end of every page: contact details, pages, documents, and the page in the other languages.
 */
export function Footer({ match }: { match: RouteMatch }) {
  const { t } = useLingui()
  const { locale } = useSite()
  const addressIn = useAddresses(match)
  return (
    <footer className="footer" data-brief={isTask(match)}>
      <span className="ornament footer-border" aria-hidden="true" />
      <div className="wrap footer-main">
        <div className="footer-brand">
          <p className="brand">
            <Brand />
          </p>
          <address className="footer-contact">
            <ContactDetails />
          </address>
          <p>
            <AccountLink match={match} className="footer-account" />
          </p>
        </div>
        <FooterPages match={match} />
        <FooterDocuments />
      </div>
      <div className="wrap footer-notices">
        {brand.claims.map((claim) => (
          <p key={claim.en}>{claim[locale]}</p>
        ))}
        {brand.botCheck && <BotCheckNotice />}
        {brand.analytics && !pages[match.name].isSecret && (
          <p>
            <ConsentButton />
          </p>
        )}
        {brand.notice[locale] && <p>{brand.notice[locale]}</p>}
      </div>
      <div className="wrap footer-end">
        <p>{`© ${brand.name}`}</p>
        <nav aria-label={t`Language`}>
          <ul>
            {locales.map((each) => (
              <li key={each}>
                <LanguageLink to={each} href={addressIn(each)} isChosen={each === locale} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
