import { useLingui } from '@lingui/react/macro'
import { H2, H3 } from '../../common/Heading.tsx'
import { SolutionItems } from './SolutionItems.tsx'
import { solutions } from './solutions.ts'

/** The content of the Solutions menu as a part of the page, for visitors without JavaScript. */
export function SolutionsText() {
  const { t, i18n } = useLingui()
  return (
    <section
      id="solutions"
      className="wrap section solutions-text"
      aria-labelledby="solutions-title"
    >
      <H2 id="solutions-title">{t`Solutions`}</H2>
      {solutions.map((category) => (
        <section key={category.key} aria-labelledby={`solutions-${category.key}`}>
          <H3 id={`solutions-${category.key}`}>{i18n._(category.title)}</H3>
          <SolutionItems category={category} />
        </section>
      ))}
    </section>
  )
}
