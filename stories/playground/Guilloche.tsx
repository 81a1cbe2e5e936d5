import { useState } from 'react'
import './Guilloche.css'

const width = 1200
const height = 120
const strands = 24

/**
 * One strand of a banknote's border: a wave with a varying amplitude and a ripple. Phase-shifted
 * strands interlace to a band of lenses.
 */
function strand(at: number): string {
  const shift = (at / strands) * 2 * Math.PI
  const points: string[] = []
  for (let x = 0; x <= width; x += 3) {
    const turn = (x / width) * 2 * Math.PI
    const swing = 38 + 14 * Math.cos(6 * turn)
    const wave = Math.sin(3 * turn + shift) + 0.14 * Math.sin(21 * turn - 3 * shift)
    points.push(`${x} ${(height / 2 + swing * wave).toFixed(1)}`)
  }
  return `M${points.join('L')}`
}

const draw = (): string[] => Array.from({ length: strands }, (_, at) => strand(at))

/** The band of line-work behind the page's title. */
export const Guilloche = () => {
  const [paths] = useState(draw)
  return (
    <svg
      className="guilloche"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  )
}
