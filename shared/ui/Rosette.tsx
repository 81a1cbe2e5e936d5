import { useState } from 'react'
import { rosettePath } from './rosette-path.ts'

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
  const [d] = useState(rosettePath)
  return (
    <svg viewBox="0 0 1000 1000" aria-hidden="true" style={ornament}>
      <path d={d} />
    </svg>
  )
}
