import { useLingui } from '@lingui/react/macro'
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
      <h2 id="solutions-title">{t`Solutions`}</h2>
      {solutions.map((category) => (
        <section key={category.key} aria-labelledby={`solutions-${category.key}`}>
          <h3 id={`solutions-${category.key}`}>{i18n._(category.title)}</h3>
          <SolutionItems category={category} />
        </section>
      ))}
    </section>
  )
}
