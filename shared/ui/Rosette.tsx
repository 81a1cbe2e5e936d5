import { useState } from 'react'
import { rosettePath } from './rosette-path.ts'

/** A guilloché rosette, an ornament. Each sheet of a view that shows one imports Rosette.css. */
export function Rosette() {
  const [d] = useState(rosettePath)
  return (
    <svg className="tw-rosette" viewBox="0 0 1000 1000" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
