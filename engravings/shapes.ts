/** A point in a plate's units: x to the right, y down. */
export type Point = readonly [x: number, y: number]

/** A closed outline. */
export type Shape = readonly Point[]

export const rectangle = (left: number, top: number, right: number, bottom: number): Shape => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

/** Points of an ellipse, from an angle to another, in turns. */
export const arc = (
  [cx, cy]: Point,
  [rx, ry]: Point,
  from = 0,
  to = 1,
  count = Math.ceil(Math.abs(to - from) * 72),
): Point[] =>
  Array.from({ length: count + 1 }, (_, at) => {
    const angle = 2 * Math.PI * (from + ((to - from) * at) / count)
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
  })

export const ellipse = (centre: Point, radii: Point): Shape => arc(centre, radii).slice(0, -1)

export const disc = (centre: Point, radius: number): Shape => ellipse(centre, [radius, radius])

/** A window or a door with a round arch. */
export const arched = (left: number, top: number, right: number, bottom: number): Shape => {
  const radius = (right - left) / 2
  return [
    [left, bottom],
    ...arc([left + radius, top + radius], [radius, radius], 0.5, 1, 18),
    [right, bottom],
  ]
}

/** A band along a line, of changing width. */
export const band = (
  points: readonly (readonly [x: number, y: number, width: number])[],
): Shape => {
  const sides: [Point[], Point[]] = [[], []]
  points.forEach(([x, y, width], at) => {
    const [ax, ay] = points[at - 1] ?? [x, y]
    const [bx, by] = points[at + 1] ?? [x, y]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const [nx, ny] = [(-(by - ay) / length) * (width / 2), ((bx - ax) / length) * (width / 2)]
    sides[0].push([x + nx, y + ny])
    sides[1].unshift([x - nx, y - ny])
  })
  return [...sides[0], ...sides[1]]
}

/** A smooth line through points (Catmull and Rom). */
export function smooth(points: readonly Point[], each = 10): Point[] {
  const line: Point[] = []
  for (let at = 0; at < points.length - 1; at++) {
    const p1 = points[at] as Point
    const p2 = points[at + 1] as Point
    const p0 = points[at - 1] ?? p1
    const p3 = points[at + 2] ?? p2
    for (let part = 0; part < each; part++) {
      const t = part / each
      const mix = (axis: 0 | 1) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t ** 3)
      line.push([mix(0), mix(1)])
    }
  }
  return [...line, points.at(-1) as Point]
}
