import { arc, type Point } from './shapes.ts'

/** A set of lines. The lines of shapes that share it meet. */
export interface Hatch {
  /** From one line to the next. */
  readonly spacing: number
  /** The lines that cover a plate, sampled. */
  readonly lines: (width: number, height: number, step: number) => Iterable<readonly Point[]>
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Parallel lines at an angle in degrees; `sway` pushes each point across them. */
export const parallel = (
  angle: number,
  spacing: number,
  sway: (x: number, y: number) => number = () => 0,
): Hatch => ({
  spacing,
  *lines(width, height, step) {
    const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
    const reach = Math.hypot(width, height)
    for (let across = -reach; across <= reach; across += spacing) {
      const line: Point[] = []
      for (let along = -reach; along <= reach; along += step) {
        const x = along * cos - across * sin
        const y = along * sin + across * cos
        if (x < -6 || y < -6 || x > width + 6 || y > height + 6) continue
        const push = sway(x, y)
        line.push([x - sin * push, y + cos * push])
      }
      if (line.length > 2) yield line
    }
  },
})

/** Circles about a point. */
export const rings = (centre: Point, spacing: number, outermost: number, flat = 1): Hatch => ({
  spacing,
  *lines(_width, _height, step) {
    for (let radius = spacing; radius <= outermost; radius += spacing) {
      const count = Math.max(36, Math.ceil((2 * Math.PI * radius) / step))
      yield arc(centre, [radius, radius * flat], 0, 1, count)
    }
  },
})

/** Lines from a point outwards; `spacing` is measured at the distance `at`. */
export const rays = (
  centre: Point,
  count: number,
  inner: number,
  outer: number,
  at: number,
): Hatch => ({
  spacing: (2 * Math.PI * at) / count,
  *lines(_width, _height, step) {
    for (let ray = 0; ray < count; ray++) {
      const angle = (2 * Math.PI * ray) / count
      const line: Point[] = []
      for (let radius = inner; radius <= outer; radius += step) {
        line.push([centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)])
      }
      yield line
    }
  },
})

/** Level lines of a ground that recedes to a horizon: close together in the distance. */
export const ground = (horizon: number, spacing: number, growth: number, swell = 0): Hatch => ({
  spacing,
  *lines(width, height, step) {
    let gap = spacing
    for (let y = horizon + gap; y < height + 4; y += gap) {
      const line: Point[] = []
      for (let x = -4; x <= width + 4; x += step)
        line.push([x, y + swell * Math.sin(x / 37 + y / 5)])
      yield line
      gap *= growth
    }
  },
})
