import { useLingui } from '@lingui/react/macro'
import { brand } from '../../brand.ts'

/** The contacts of a chip: a rounded square divided by lines. */
const chip =
  'M7 1h32a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6V7a6 6 0 0 1 6-6M1 12h13m-13 12h13m18-12h13m-13 12h13M14 1v34M32 1v34M14 18h18'
const waves = 'M3 5a12 12 0 0 1 0 14M8 3a17 17 0 0 1 0 18M13 1a22 22 0 0 1 0 22'

/** A decorative picture of the card, with a second one behind it. */
export const Plate = () => {
  const { t } = useLingui()
  return (
    <div className="credit-scene" aria-hidden="true">
      <div className="credit-second" />
      <div className="credit-plate">
        <span className="ornament credit-lines" />
        <span className="credit-brand">
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <path d={brand.mark} />
          </svg>
          {brand.name}
        </span>
        <svg className="credit-waves" viewBox="0 0 20 24" aria-hidden="true">
          <path d={waves} />
        </svg>
        <svg className="credit-chip" viewBox="0 0 46 36" aria-hidden="true">
          <path d={chip} />
        </svg>
        <span className="credit-number">
          <span>••••</span>
          <span>••••</span>
          <span>••••</span>
          <span>••••</span>
        </span>
        <span className="credit-kind">{t`Asset-backed`}</span>
      </div>
    </div>
  )
}
