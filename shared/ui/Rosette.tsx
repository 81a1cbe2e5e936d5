import { useState } from 'react'

/**
 * One closed curve of eleven turns and forty petals, interlaced as on banknotes. In whole numbers,
 * which are written faster than any other.
 */
const draw = (): string => {
  let d = 'M'
  for (let step = 0; step < 2300; step++) {
    const t = (step * 22 * Math.PI) / 2300
    const petal = (40 / 11) * t
    const r = 280 + 180 * Math.cos(petal) + 30 * Math.cos(3 * petal)
    d += `${Math.round(500 + r * Math.cos(t))} ${Math.round(500 + r * Math.sin(t))} `
  }
  return `${d}Z`
}

/** With the drawing, not in a sheet that may come after it. */
const ornament = {
  position: 'absolute',
  inset: '50% -72px auto auto',
  width: 224,
  translate: '0 -50%',
  fill: 'none',
  stroke: 'var(--_action)',
  strokeWidth: 2.5,
  mask: 'linear-gradient(90deg, #0000, #000 75%)',
  opacity: 0.6,
} as const

/** A guilloché rosette: ornament, 224 px wide unless styled otherwise. */
export default function Rosette() {
  const [d] = useState(draw)
  return (
    <svg viewBox="0 0 1000 1000" aria-hidden="true" style={ornament}>
      <path d={d} />
    </svg>
  )
}
