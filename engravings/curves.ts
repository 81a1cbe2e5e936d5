/** A point in the ornament's own units. */
type Point = readonly [x: number, y: number]

const turn = 2 * Math.PI

const pathOf = (points: readonly Point[], isClosed: boolean): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${isClosed ? 'Z' : ''}`

/** Samples a curve at evenly spaced values from 0 to 1. */
const sample = (count: number, at: (share: number) => Point): Point[] =>
  Array.from({ length: count + 1 }, (_, index) => at(index / count))

/** One line of an ornament, and the rotations of its copies about the origin. */
export interface Turned {
  readonly path: string
  /** Angles in degrees; a single 0 is the line itself. */
  readonly angles: readonly number[]
  /** The path is the outline of a line of changing width, to be filled. */
  readonly isOutline?: boolean
}

interface RosetteShape {
  /** From the origin to the outermost point. */
  readonly radius: number
  /** The number of superimposed lines. */
  readonly strands: number
  readonly petals: number
  /** The innermost and the outermost point, as shares of the radius. */
  readonly inner: number
  readonly outer: number
  /** Waves of a finer ripple on each line. */
  readonly ripples?: number
}

/** The points of one line of a rosette, and how far out each is: 0 at the inner end, 1 at the outer. */
function petalLine({ radius, petals, inner, outer, ripples }: RosetteShape) {
  const middle = (inner + outer) / 2
  const swing = (outer - inner) / 2
  const count = Math.max(petals * 24, (ripples ?? 0) * 8, 240)
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * turn
    const wave = Math.cos(petals * angle)
    const ripple = ripples ? 0.01 * Math.cos(ripples * angle) : 0
    const distance = radius * (middle + swing * wave + ripple)
    const point: Point = [distance * Math.cos(angle), distance * Math.sin(angle)]
    return { point, out: (wave + 1) / 2 }
  })
}

const anglesOf = ({ petals, strands }: RosetteShape): number[] =>
  Array.from({ length: strands }, (_, at) => (at * 360) / petals / strands)

/**
 * A guilloche rosette as on banknotes: a circle with an oscillating radius, repeated with a phase
 * shift so that the lines form a net of lenses. Its centre is the origin.
 */
export const rosette = (shape: RosetteShape): Turned => ({
  path: pathOf(
    petalLine(shape).map(({ point }) => point),
    true,
  ),
  angles: anglesOf(shape),
})

/** A rosette whose lines swell outwards, as a burin cuts them: from a width to another. */
export function swellingRosette(shape: RosetteShape, thin: number, thick: number): Turned {
  const line = petalLine(shape)
  const side = (sign: number): Point[] =>
    line.map(({ point: [x, y], out }, at) => {
      const [ax, ay] = line.at(at - 1)?.point ?? [x, y]
      const [bx, by] = line[(at + 1) % line.length]?.point ?? [x, y]
      const half = (sign * (thin + (thick - thin) * out * out)) / 2
      const length = Math.hypot(bx - ax, by - ay)
      return [x + (half * (by - ay)) / length, y - (half * (bx - ax)) / length]
    })
  return {
    path: pathOf(side(1), true) + pathOf(side(-1), true),
    angles: anglesOf(shape),
    isOutline: true,
  }
}

interface BundleShape {
  readonly width: number
  readonly height: number
  readonly strands: number
  /** Waves of the bundle along its width, and their amplitude as a share of the height. */
  readonly waves: number
  readonly swing: number
  /** How often the bundle narrows. */
  readonly knots: number
  /** The phase of the wave, in turns. */
  readonly shift: number
}

/** Parallel waves that narrow and widen together. */
export function bundle(shape: BundleShape): Turned {
  const { width, height, strands, waves, swing, knots, shift } = shape
  const lines = Array.from({ length: strands }, (_, strand) => {
    const side = strand / (strands - 1) - 0.5
    const points = sample(Math.ceil(width / 9), (share) => {
      const wave = Math.sin((share * waves + shift) * turn)
      const spread = 0.14 + 0.86 * Math.sin((share * knots + shift) * Math.PI) ** 2
      return [share * width, height * (0.5 + swing * wave + side * (1 - 2 * swing) * spread)]
    })
    return pathOf(points, false)
  })
  return { path: lines.join(''), angles: [0] }
}

/** A border: phase-shifted waves that interlace to lenses. */
export function border(width: number, height: number, strands: number, waves: number): Turned {
  const lines = Array.from({ length: strands }, (_, strand) => {
    const shift = (strand / strands) * turn
    const points = sample(width / 8, (share) => {
      const angle = share * turn
      const swing = (height / 2) * (0.7 + 0.28 * Math.cos(2 * waves * angle))
      return [share * width, height / 2 + swing * Math.sin(waves * angle + shift)]
    })
    return pathOf(points, false)
  })
  return { path: lines.join(''), angles: [0] }
}
