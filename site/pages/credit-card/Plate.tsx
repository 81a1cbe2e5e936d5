import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { brand } from '../../brand.ts'
import { useLight } from './use-light.ts'

const waves = 'M3 5a12 12 0 0 1 0 14M8 3a17 17 0 0 1 0 18M13 1a22 22 0 0 1 0 22'

/** A decorative drawing of the card, with a second one behind it. */
export const Plate = () => {
  const { t } = useLingui()
  const scene = useRef<HTMLDivElement>(null)
  useLight(scene)
  return (
    <div className="credit-scene" ref={scene} aria-hidden="true">
      <div className="credit-second" />
      <div className="credit-plate">
        <span className="ornament credit-lines" />
        <span className="credit-brand">
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <path d={brand.mark} />
          </svg>
          <span>{brand.name}</span>
        </span>
        <svg className="credit-waves" viewBox="0 0 20 24" aria-hidden="true">
          <path d={waves} />
        </svg>
        <span className="credit-chip">
          <span className="ornament" />
        </span>
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
