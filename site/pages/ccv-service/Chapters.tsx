import { useLingui } from '@lingui/react/macro'
import { H2, H3 } from '../../common/Heading.tsx'
import { chapters } from './chapters.ts'

/** The chapters, each with an engraved initial on alternating sides. */
export const Chapters = () => {
  const { t, i18n } = useLingui()
  return chapters.map(({ name, initial, title, what, how, seen }) => (
    <section key={name} id={name} className="wrap section split ccv-chapter">
      <div className="ccv-initial" data-ornament={name} aria-hidden="true">
        <span className="ornament" />
        <span>{initial}</span>
      </div>
      <div className="ccv-words">
        <H2>{i18n._(title)}</H2>
        <p className="lead">{i18n._(what)}</p>
        <ul>
          {how.map((point) => (
            <li key={point.id}>{i18n._(point)}</li>
          ))}
        </ul>
        <H3>{t`What the client sees`}</H3>
        <p>{i18n._(seen)}</p>
      </div>
    </section>
  ))
}
