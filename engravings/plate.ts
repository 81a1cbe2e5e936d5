import type { Hatch } from './hatches.ts'
import type { Point, Shape } from './shapes.ts'

/** The theme that a plate is printed for: on dark paper a line is light, on light paper it is shadow. */
export type Paper = 'dark' | 'light'

/** How a shape is engraved. */
interface Cut {
  /** The lines that cover it; without them it stays blank and hides what is behind it. */
  readonly hatch?: Hatch | undefined
  /** Further lines, across the first, where the ink is dense. */
  readonly cross?: Hatch | undefined
  /** How much light falls on a point, from 0 to 1. The paper decides what is ink. */
  readonly light?: number | ((x: number, y: number) => number)
  /** The same density on both papers, from 0 to 1; instead of `light`. */
  readonly ink?: number | ((x: number, y: number) => number)
  /** How far a line is pushed aside, in units, so that a surface looks round. */
  readonly relief?: (x: number, y: number) => number
  /** The width of its outline. */
  readonly outline?: number
}

interface Painted {
  readonly shape: Shape
  readonly cut: Cut
}

interface Stroke {
  readonly points: readonly Point[]
  readonly width: number
  /** Shapes painted after it hide it. */
  readonly above: number
}

/** A point of a line, and the width of the line there. */
type Weighed = readonly [x: number, y: number, width: number]

/** Cells of the raster for each unit. */
const fine = 2
/** The distance of two samples along a line, in units. */
const step = 1.1
/** A thinner line is not drawn. */
const thinnest = 0.2

const clamp = (value: number) => Math.min(1, Math.max(0, value))

const valueAt = (field: Cut['light'], x: number, y: number): number =>
  typeof field === 'function' ? field(x, y) : (field ?? 0)

/** The squared distance of a sample from the chord of two others, its width counted in. */
function deviation(a: Weighed, b: Weighed, p: Weighed): number {
  const [dx, dy, dw] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const length = dx * dx + dy * dy + dw * dw
  const share = length
    ? clamp(((p[0] - a[0]) * dx + (p[1] - a[1]) * dy + (p[2] - a[2]) * dw) / length)
    : 0
  return (
    (p[0] - a[0] - share * dx) ** 2 +
    (p[1] - a[1] - share * dy) ** 2 +
    (p[2] - a[2] - share * dw) ** 2
  )
}

/** Drops the points that a straight line passes anyway (Douglas and Peucker). */
function simplify(run: readonly Weighed[], tolerance: number): Weighed[] {
  const kept = new Set([0, run.length - 1])
  const spans: [number, number][] = [[0, run.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    const [a, b] = [run[from], run[to]]
    if (!a || !b) continue
    let [farthest, at] = [tolerance * tolerance, -1]
    for (let between = from + 1; between < to; between++) {
      const far = deviation(a, b, run[between] as Weighed)
      if (far > farthest) [farthest, at] = [far, between]
    }
    if (at < 0) continue
    kept.add(at)
    spans.push([from, at], [at, to])
  }
  return [...kept].sort((a, b) => a - b).map((at) => run[at] as Weighed)
}

/** Path data in tenths of a unit, each point relative to the one before. */
function relative(points: readonly Point[]): string {
  let [atX, atY] = [0, 0]
  let path = ''
  points.forEach(([x, y], at) => {
    const [toX, toY] = [Math.round(x * 10), Math.round(y * 10)]
    const [dx, dy] = [toX - atX, toY - atY]
    if (at && !dx && !dy) return
    path += `${at ? (at === 1 ? 'l' : ' ') : 'm'}${dx}${dy < 0 ? '' : ' '}${dy}`
    ;[atX, atY] = [toX, toY]
  })
  // After `z` the next `m` starts from this outline's first point.
  return `${path}z`
}

/** A line of changing width as an outline: along one side and back along the other. */
function outlineOf(run: readonly Weighed[]): Point[] {
  const sides: [Point[], Point[]] = [[], []]
  run.forEach(([x, y, width], at) => {
    const before = run[at - 1] ?? run[at]
    const after = run[at + 1] ?? run[at]
    if (!before || !after) return
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    const [nx, ny] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)]
    sides[0].push([x + nx, y + ny])
    sides[1].unshift([x - nx, y - ny])
  })
  return [...sides[0], ...sides[1]]
}

/**
 * A copper plate. Shapes are laid over each other as on paper; then each is covered with lines, and
 * the light on it decides how wide a line is.
 */
export class Plate {
  readonly #painted: Painted[] = []
  readonly #strokes: Stroke[] = []
  #cells: Uint16Array | undefined

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  /** Lays a shape over those before it. */
  add(shape: Shape, cut: Cut): this {
    this.#painted.push({ shape, cut })
    return this
  }

  /** A single line of one width, over the shapes before it. */
  line(points: readonly Point[], width: number): this {
    this.#strokes.push({ points, width, above: this.#painted.length })
    return this
  }

  /** The path of all lines, in tenths of a unit. */
  print(paper: Paper): string {
    const top = this.#raster()
    const at = (x: number, y: number): number => {
      const [column, row] = [Math.round(x * fine), Math.round(y * fine)]
      if (column < 0 || row < 0 || column > this.width * fine || row > this.height * fine) return 0
      return top[row * (this.width * fine + 1) + column] ?? 0
    }
    const inkAt = (cut: Cut, x: number, y: number): number => {
      if (cut.ink !== undefined) return clamp(valueAt(cut.ink, x, y))
      const light = clamp(valueAt(cut.light, x, y))
      return paper === 'dark' ? light : 1 - light
    }
    const runs: Weighed[][] = []
    const cover = (hatch: Hatch, isCross: boolean) => {
      const isIts = (index: number) => {
        const cut = this.#painted[index - 1]?.cut
        return (isCross ? cut?.cross : cut?.hatch) === hatch ? cut : undefined
      }
      for (const base of hatch.lines(this.width, this.height, step)) {
        let run: Weighed[] = []
        let last = 0
        const end = () => {
          if (run.length > 2) runs.push(run)
          run = []
        }
        base.forEach(([x, y], sample) => {
          const under = this.#painted[at(x, y) - 1]?.cut
          const push = under?.relief?.(x, y) ?? 0
          const [bx, by] = base[sample + 1] ?? base[sample - 1] ?? [x, y]
          const side = base[sample + 1] ? 1 : -1
          const length = Math.hypot(bx - x, by - y) || 1
          const px = x - (side * push * (by - y)) / length
          const py = y + (side * push * (bx - x)) / length
          const index = at(px, py)
          const cut = isIts(index)
          if (!cut || (last && index !== last)) end()
          last = index
          if (!cut) return
          const ink = inkAt(cut, px, py)
          const dense = isCross ? clamp((ink - 0.6) / 0.4) * 0.7 : ink
          const width = hatch.spacing * 0.86 * dense
          if (width < thinnest) end()
          else run.push([px, py, width])
        })
        end()
      }
    }
    const hatches = new Set(this.#painted.map(({ cut }) => cut.hatch).filter((one) => !!one))
    const crosses = new Set(this.#painted.map(({ cut }) => cut.cross).filter((one) => !!one))
    for (const hatch of hatches) cover(hatch, false)
    for (const hatch of crosses) cover(hatch, true)

    const trace = (
      points: readonly Point[],
      width: number,
      isSeen: (x: number, y: number) => boolean,
    ) => {
      let run: Weighed[] = []
      points.slice(1).forEach(([toX, toY], index) => {
        const [fromX, fromY] = points[index] as Point
        const count = Math.max(1, Math.ceil(Math.hypot(toX - fromX, toY - fromY) / step))
        for (let part = index ? 1 : 0; part <= count; part++) {
          const x = fromX + ((toX - fromX) * part) / count
          const y = fromY + ((toY - fromY) * part) / count
          if (isSeen(x, y)) run.push([x, y, width])
          else {
            if (run.length > 1) runs.push(run)
            run = []
          }
        }
      })
      if (run.length > 1) runs.push(run)
    }
    this.#painted.forEach(({ shape, cut: { outline } }, index) => {
      if (!outline) return
      const near = [-0.8, 0, 0.8]
      trace(
        [...shape, shape[0] as Point],
        outline,
        (x, y) =>
          near.some((dx) => near.some((dy) => at(x + dx, y + dy) === index + 1)) &&
          !near.every((dx) => near.every((dy) => at(x + dx, y + dy) > index + 1)),
      )
    })
    for (const { points, width, above } of this.#strokes) {
      trace(points, width, (x, y) => at(x, y) <= above)
    }
    let [startX, startY] = [0, 0]
    return runs
      .map((run) => {
        const outline = outlineOf(simplify(run, 0.12))
        const [first] = outline
        if (!first) return ''
        const moved = outline.map(([x, y]) => [x - startX / 10, y - startY / 10] as const)
        ;[startX, startY] = [Math.round(first[0] * 10), Math.round(first[1] * 10)]
        return relative(moved)
      })
      .join('')
  }

  /** For each cell the number of the shape on top, counted from 1: filled row by row. */
  #raster(): Uint16Array {
    if (this.#cells) return this.#cells
    const columns = this.width * fine + 1
    const rows = this.height * fine + 1
    const cells = new Uint16Array(columns * rows)
    this.#painted.forEach(({ shape }, index) => {
      const ys = shape.map(([, y]) => y * fine)
      const last = Math.min(rows - 1, Math.floor(Math.max(...ys)))
      for (let row = Math.max(0, Math.ceil(Math.min(...ys))); row <= last; row++) {
        const edges: number[] = []
        shape.forEach(([ax, ay], at) => {
          const [bx, by] = shape[(at + 1) % shape.length] as Point
          const y = row / fine
          if (ay > y !== by > y) edges.push((((bx - ax) * (y - ay)) / (by - ay) + ax) * fine)
        })
        edges.sort((a, b) => a - b)
        for (let pair = 0; pair + 1 < edges.length; pair += 2) {
          const from = Math.max(0, Math.ceil(edges[pair] as number))
          const to = Math.min(columns - 1, Math.floor(edges[pair + 1] as number))
          if (from <= to) cells.fill(index + 1, row * columns + from, row * columns + to + 1)
        }
      }
    })
    this.#cells = cells
    return cells
  }
}
