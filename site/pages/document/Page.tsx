import { useLingui } from '@lingui/react/macro'
import { Suspense, useRef } from 'react'
import type { Locale } from '../../../shared/text/i18n/locale.ts'
import type { LegalText } from '../../../shared/text/legal-text/legal-text.ts'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { ConsentChoice } from '../../analytics/ConsentChoice.tsx'
import { brand } from '../../brand.ts'
import { Heading } from '../../common/Heading.tsx'
import { PageLink } from '../../common/PageLink.tsx'
import type { PageProps } from '../../common/page-module.ts'
import { DocumentContents } from '../../documents/DocumentContents.tsx'
import { loadText } from '../../documents/load-text.ts'
import { Prose } from '../../documents/Prose.tsx'
import type { DocumentName } from '../../map/documents.ts'
import { documentTitles } from '../../map/documents.ts'
import { titleOf } from '../../map/titles.ts'
import './document.css'

export const prepare = (locale: Locale, name: string): Promise<LegalText> =>
  loadText(locale, name as DocumentName)

const back = 'M20 12H4m6-6-6 6 6 6'

/** A document as a page, for links to it and for visitors without JavaScript. */
export const Page = ({ value, data }: PageProps<LegalText>) => {
  const { i18n } = useLingui()
  const article = useRef<HTMLElement>(null)
  return (
    <div className="wrap document">
      <div className="document-side">
        <PageLink to="home">
          <Icon d={back} />
          <span>{i18n._(titleOf('home'))}</span>
        </PageLink>
        <DocumentContents sections={data.sections} text={article} />
      </div>
      <article ref={article} className="document-text">
        <Heading>{i18n._(documentTitles[value as DocumentName])}</Heading>
        {/* Hydrated after the rest: it can be long. */}
        <Suspense>
          <Prose text={data} />
        </Suspense>
        {brand.analytics && value === 'cookies' && <ConsentChoice />}
      </article>
    </div>
  )
}
