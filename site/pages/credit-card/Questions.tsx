import { useLingui } from '@lingui/react/macro'
import { H2, H3 } from '../../common/Heading.tsx'
import { questions } from './questions.ts'
import { toggleInPlace } from './toggle-in-place.ts'

/** An accordion that needs no script: one panel is open at a time, the first to begin with. */
export const Questions = () => {
  const { t, i18n } = useLingui()
  return (
    <section className="wrap section credit-terms">
      <div className="credit-terms-head">
        <H2>{t`Before you apply`}</H2>
        <p className="muted">{t`The terms in brief. The agreement you sign prevails.`}</p>
      </div>
      <div className="credit-questions">
        {questions.map(({ title, p, subTitle, subItems }, at) => (
          <details key={title.id} name="credit-questions" open={at === 0}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of the browser */}
            <summary onClick={toggleInPlace}>
              <H3>{i18n._(title)}</H3>
              <span className="credit-sign" aria-hidden="true" />
            </summary>
            <div className="credit-answer">
              <p>{i18n._(p)}</p>
              <h4>{i18n._(subTitle)}</h4>
              <ul>
                {subItems.map((item) => (
                  <li key={item.id}>{i18n._(item)}</li>
                ))}
              </ul>
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
