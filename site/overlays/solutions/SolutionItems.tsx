import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { DocumentLink } from '../../common/DocumentLink.tsx'
import { arrowRight } from '../../common/icons.ts'
import { SiteLink } from '../../common/SiteLink.tsx'
import type { SolutionCategory } from './solutions.ts'

interface SolutionItemsProps {
  readonly category: SolutionCategory
  /** Called when a link is followed, to close the menu. */
  readonly onLeave?: (() => void) | undefined
}

/** The items of a category; each leads to the kind of trust that it belongs to. */
export function SolutionItems({ category, onLeave }: SolutionItemsProps) {
  const { t, i18n } = useLingui()
  return (
    <dl className="solution-items">
      {category.items.map(({ title, text, document }) => (
        <div key={title.id}>
          <dt>
            <SiteLink to={`/trusts#${category.key}`} onClick={onLeave}>
              <span>{i18n._(title)}</span>
              <span className="solution-arrow">
                <Icon d={arrowRight} />
              </span>
            </SiteLink>
          </dt>
          <dd>{i18n._(text)}</dd>
          {document && (
            <dd>
              <DocumentLink name={document} className="solution-article" onOpen={onLeave}>
                <span>{t`Read the article`}</span>
                <Icon d={arrowRight} />
              </DocumentLink>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
