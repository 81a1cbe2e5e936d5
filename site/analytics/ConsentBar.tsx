import { useLingui } from '@lingui/react/macro'
import { brand } from '../brand.ts'
import { DocumentLink } from '../common/DocumentLink.tsx'
import { documentTitles } from '../map/documents.ts'
import { pages } from '../map/pages.ts'
import type { RouteMatch } from '../map/routes.ts'
import { ConsentButtons } from './ConsentButtons.tsx'
import { consentBarId } from './consent.ts'
import './consent.css'

/**
 * The question that comes before analytics. It is part of the page below the header and covers
 * nothing. Every document has it; a style shows it while the root says that it is to be asked. A
 * secret address has no third party, and no question.
 */
export function ConsentBar({ match }: { match: RouteMatch }) {
  const { t, i18n } = useLingui()
  if (!brand.analytics || pages[match.name].isSecret) return null
  return (
    <section className="consent-bar" id={consentBarId} tabIndex={-1} aria-label={t`Analytics`}>
      <div className="wrap">
        <p>
          <span>
            {t`May we count your visit? A third party would learn your IP address and may set cookies. Nothing is loaded unless you accept, and you can change your choice at any time.`}
          </span>
          <span> </span>
          <DocumentLink name="cookies">{i18n._(documentTitles.cookies)}</DocumentLink>
        </p>
        {/* The buttons are gone then, so the focus moves to the content. */}
        <ConsentButtons
          onChoose={() => document.getElementById('main')?.focus({ preventScroll: true })}
        />
      </div>
    </section>
  )
}
