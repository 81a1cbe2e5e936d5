import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { LegalText } from '../../../shared/legal-text/legal-text.ts'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { loadText } from '../../documents.ts'
import { type Later, later, useLater } from '../../Later.tsx'
import { documentTitles } from '../../layout/documents/document-titles.ts'
import { Heading } from '../../layout/Heading.tsx'
import { PageLink } from '../../layout/PageLink.tsx'
import { Prose } from '../../Prose.tsx'
import type { PageProps } from '../../pages.ts'
import type { DocumentName } from '../../routes.ts'
import { titles } from '../../titles.ts'
import './document.css'

/** The text comes after the page can be used where the document has it already. */
export async function prepare(
  locale: Locale,
  name: string,
  isInDocument: boolean,
): Promise<Later<LegalText>> {
  const text = later(() => loadText(locale, name as DocumentName))
  if (!isInDocument) await text.load()
  return text
}

const Text = ({ text }: { text: Later<LegalText> }) => <Prose text={useLater(text)} />

const back = 'M20 12H4m6-6-6 6 6 6'

/** A document as a page of its own: for who has no JavaScript, and for links to it. */
export const Page = ({ value, data }: PageProps<Later<LegalText>>) => {
  const { i18n } = useLingui()
  return (
    <div className="wrap document">
      <div className="document-side">
        <PageLink to="home">
          <Icon d={back} />
          {i18n._(titles.home)}
        </PageLink>
        <span className="ornament document-mark" aria-hidden="true" />
      </div>
      <article className="document-text">
        <Heading>{i18n._(documentTitles[value as DocumentName])}</Heading>
        <Suspense>
          <Text text={data} />
        </Suspense>
      </article>
    </div>
  )
}
