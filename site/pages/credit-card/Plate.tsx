import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { brand } from '../../brand.ts'
import { useLight } from './use-light.ts'

/** A chip: a rounded square, its contacts, and the lines on them. */
const chip = 'M7 1h32a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6V7a6 6 0 0 1 6-6'
const contacts =
  'M1 12h10l4 4v4l-4 4H1M45 12H35l-4 4v4l4 4h10M15 16V9l4-4h8l4 4v7M15 20v7l4 4h8l4-4v-7M23 1v4M23 31v4'
/** Lines of an engraving: upright in the middle, level at the sides. */
const chipLines = [
  ...Array.from({ length: 13 }, (_, at) => `M${17 + at} 9v18`),
  ...Array.from({ length: 8 }, (_, at) => `M3 ${13.6 + at * 1.25}h${8 + Math.min(at, 7 - at)}`),
  ...Array.from({ length: 8 }, (_, at) => `M43 ${13.6 + at * 1.25}h-${8 + Math.min(at, 7 - at)}`),
  ...Array.from({ length: 6 }, (_, at) => `M4 ${4 + at * 1.25}h12M30 ${4 + at * 1.25}h12`),
  ...Array.from({ length: 6 }, (_, at) => `M4 ${25.8 + at * 1.25}h12M30 ${25.8 + at * 1.25}h12`),
].join('')
const waves = 'M3 5a12 12 0 0 1 0 14M8 3a17 17 0 0 1 0 18M13 1a22 22 0 0 1 0 22'

/** A decorative picture of the card, with a second one behind it. */
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
          {brand.name}
        </span>
        <svg className="credit-waves" viewBox="0 0 20 24" aria-hidden="true">
          <path d={waves} />
        </svg>
        <svg className="credit-chip" viewBox="0 0 46 36" aria-hidden="true">
          <path className="credit-chip-ground" d={chip} />
          <path className="credit-chip-lines" d={chipLines} />
          <path d={contacts} />
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
