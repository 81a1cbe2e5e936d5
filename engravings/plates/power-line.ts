import { ground, parallel } from '../hatches.ts'
import { noise, ramp, vignette } from '../light.ts'
import { Plate } from '../plate.ts'
import { disc, type Point, rectangle } from '../shapes.ts'

const sky = parallel(0, 4, (x, y) => 2.4 * Math.sin(x / 85 + y / 60))
const cloud = parallel(0, 2.8, (x, y) => 1.8 * Math.sin(x / 14 + y / 9))
const hill = parallel(-16, 2.8, (x, y) => 3 * Math.sin(x / 40) + 0.6 * Math.sin(y / 8))
const far = parallel(24, 2.8)
const field = ground(262, 2.2, 1.06, 1)
const crossing = parallel(48, 3)
const fade = vignette([240, 190], [266, 200])

/** A lattice tower seen from slightly below; `scale` 1 is as high as the plate. */
function tower(plate: Plate, [x, foot]: Point, scale: number): Point[] {
  const at = (dx: number, up: number): Point => [x + dx * scale, foot - up * scale]
  const weight = (width: number) => Math.max(0.35, width * scale)
  const levels = [0, 46, 86, 120, 149, 174, 196, 215, 232, 247, 260, 272, 283]
  const half = (up: number) => (up < 174 ? 37 - (up / 174) * 25 : 12 - ((up - 174) / 109) * 5.5)
  for (const sign of [-1, 1]) {
    plate.line(
      levels.map((up) => at(sign * half(up), up)),
      weight(2.6),
    )
    // The tower's far side.
    plate.line(
      levels.map((up) => at(sign * half(up) * 0.56, up)),
      weight(0.9),
    )
  }
  levels.slice(1).forEach((up, index) => {
    const below = levels[index] ?? 0
    plate.line([at(-half(below), below), at(half(up), up)], weight(1.3))
    plate.line([at(half(below), below), at(-half(up), up)], weight(1.3))
    plate.line([at(-half(up), up), at(half(up), up)], weight(1.1))
    plate.line([at(-half(below) * 0.56, below), at(half(up) * 0.56, up)], weight(0.6))
    plate.line([at(half(below) * 0.56, below), at(-half(up) * 0.56, up)], weight(0.6))
  })
  plate.line([at(-6.5, 283), at(0, 308), at(6.5, 283)], weight(2))
  const ends: Point[] = [at(0, 308)]
  for (const [up, reach] of [
    [260, 66],
    [215, 86],
    [174, 70],
  ] as const) {
    for (const sign of [-1, 1]) {
      const inner = sign * half(up)
      plate.line([at(inner, up), at(sign * reach, up + 3), at(inner, up + 17)], weight(2))
      for (let part = 1; part <= 4; part++) {
        const share = part / 5
        const dx = inner + (sign * reach - inner) * share
        const rise = 17 - 14 * share
        const back = inner + (sign * reach - inner) * (share - 0.2)
        plate.line([at(back, up + 3 * (share - 0.2)), at(dx, up + rise)], weight(0.9))
        plate.line([at(dx, up + rise), at(dx, up + 3 * share)], weight(0.9))
      }
      // The chain of insulators.
      for (let bell = 0; bell < 6; bell++) {
        const y = up - bell * 3.4
        plate.line([at(sign * reach - 3.4, y), at(sign * reach + 3.4, y)], weight(2.1))
      }
      plate.line([at(sign * reach, up + 3), at(sign * reach, up - 20)], weight(0.8))
      ends.push(at(sign * reach, up - 20))
    }
  }
  return ends
}

const sag = ([ax, ay]: Point, [bx, by]: Point, depth: number): Point[] =>
  Array.from({ length: 41 }, (_, index) => {
    const share = index / 40
    return [ax + (bx - ax) * share, ay + (by - ay) * share + 4 * depth * share * (1 - share)]
  })

/** Towers of a power line that recede over the hills, under a wide sky. */
export function powerLine(): Plate {
  const plate = new Plate(480, 360)
  plate.add(rectangle(0, 0, 480, 300), {
    hatch: sky,
    ink: (x, y) =>
      fade(x, y) * (0.12 + 0.26 * ramp(0, 250, 250 - y)) * (0.7 + 0.5 * noise(x / 90, y / 30)),
  })
  // Clouds: bright above, hatched below.
  const puff = (cx: number, cy: number, radius: number) =>
    plate.add(disc([cx, cy], radius), {
      hatch: cloud,
      ink: (x, y) =>
        0.42 * ramp(-0.3, 1, (y - cy) / radius + 0.35 * ((x - cx) / radius)) * fade(x, y),
    })
  for (const [cx, cy, radius] of [
    [330, 84, 20],
    [352, 72, 26],
    [382, 80, 24],
    [404, 92, 16],
    [360, 94, 20],
    [70, 128, 16],
    [92, 118, 20],
    [116, 128, 16],
  ] as const)
    puff(cx, cy, radius)
  const ridge = (
    points: readonly Point[],
    hatch: typeof hill,
    light: (x: number, y: number) => number,
  ) =>
    plate.add([...points, [484, 300], [-4, 300]], {
      hatch,
      ink: (x, y) => light(x, y) * fade(x, y),
      outline: 0,
    })
  const slope = (base: number, swing: number, wave: number, shift: number): Point[] =>
    Array.from({ length: 62 }, (_, index): Point => {
      const x = -4 + index * 8
      return [x, base - swing * Math.sin(x / wave + shift) - 3 * Math.sin(x / 17 + shift)]
    })
  ridge(slope(232, 16, 70, 0.4), far, (x, y) => 0.2 + 0.16 * noise(x / 20, y / 9))
  ridge(slope(250, 12, 52, 2.2), hill, (x, y) => 0.3 + 0.4 * noise(x / 17, y / 10))
  plate.add([...slope(268, 7, 90, 3.4), [484, 364], [-4, 364]], {
    hatch: field,
    cross: crossing,
    ink: (x, y) => fade(x, y) * (0.24 + 0.42 * noise(x / 26 + y / 30, y / 8)),
  })
  const first = tower(plate, [148, 346], 1.05)
  const second = tower(plate, [318, 292], 0.52)
  const third = tower(plate, [398, 268], 0.27)
  const fourth = tower(plate, [438, 258], 0.14)
  first.forEach((from, index) => {
    const to = second[index] as Point
    const next = third[index] as Point
    const last = fourth[index] as Point
    plate.line(sag(from, to, 20), 0.75)
    plate.line(sag(to, next, 8), 0.5)
    plate.line(sag(next, last, 3), 0.35)
    plate.line(sag([from[0] - 190, from[1] - 40], from, 24), 0.95)
  })
  return plate
}
