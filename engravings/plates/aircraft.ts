import { parallel } from '../hatches.ts'
import { noise, onCylinder, ramp, vignette } from '../light.ts'
import { Plate } from '../plate.ts'
import { band, disc, ellipse, type Point, rectangle, smooth } from '../shapes.ts'

const sky = parallel(0, 4.4, (x, y) => 2.2 * Math.sin(x / 92 - y / 50))
const cloud = parallel(0, 2.9, (x, y) => 1.6 * Math.sin(x / 13 + y / 8))
/** The aircraft climbs: its axis rises to the right. */
const climb = -13
const skin = parallel(climb + 90, 2.5)
const skinCross = parallel(climb, 2.6)
const wingLines = parallel(climb + 14, 2.3)
const dark = parallel(climb + 58, 2)
const fade = vignette([240, 180], [268, 196])

const [cos, sin] = [Math.cos((climb * Math.PI) / 180), Math.sin((climb * Math.PI) / 180)]
/** From the aircraft's own axes: forward from its middle, and up. */
const at = (forward: number, up: number): Point => [
  238 + forward * cos + up * sin,
  172 + forward * sin - up * cos,
]
const of = (x: number, y: number): Point => [
  (x - 238) * cos + (y - 172) * sin,
  (x - 238) * sin - (y - 172) * cos,
]
const body = (points: readonly Point[]): Point[] => points.map(([forward, up]) => at(forward, up))

/** The fuselage's upper and lower edge. */
const upper: readonly Point[] = [
  [-196, 10],
  [-150, 17],
  [-60, 22],
  [60, 22.5],
  [128, 22],
  [158, 19],
  [182, 8],
  [193, -3],
]
const lower: readonly Point[] = [
  [193, -3],
  [184, -13],
  [158, -20],
  [110, -22.5],
  [0, -22.5],
  [-70, -20],
  [-140, -5],
  [-196, 6],
]

/** A business jet that climbs above the clouds. */
export function aircraft(): Plate {
  const plate = new Plate(480, 360)
  plate.add(rectangle(0, 0, 480, 360), {
    hatch: sky,
    ink: (x, y) =>
      fade(x, y) * (0.3 - 0.2 * ramp(40, 320, y)) * (0.7 + 0.5 * noise(x / 80, y / 26)),
  })
  const puffs: readonly (readonly [number, number, number])[] = [
    [60, 300, 26],
    [92, 284, 32],
    [132, 290, 28],
    [166, 302, 24],
    [204, 308, 22],
    [250, 304, 26],
    [288, 292, 30],
    [328, 284, 34],
    [370, 292, 30],
    [406, 304, 24],
    [118, 312, 24],
    [346, 312, 26],
    [36, 314, 18],
    [430, 314, 18],
  ]
  for (const [cx, cy, radius] of puffs) {
    plate.add(disc([cx, cy], radius), {
      hatch: cloud,
      ink: (x, y) =>
        0.7 *
        ramp(-0.5, 0.7, (y - cy) / radius + 0.5 * ((x - cx) / radius)) *
        (1 - ramp(cy + 0.1 * radius, cy + 0.95 * radius, y)) *
        (0.7 + 0.5 * noise(x / 9, y / 5)),
    })
  }

  // The far wing, tail plane and engine, behind the fuselage.
  plate.add(
    body([
      [30, 10],
      [-62, 66],
      [-82, 70],
      [-84, 66],
      [-34, 10],
    ]),
    {
      hatch: wingLines,
      light: (x, y) => 0.35 + 0.2 * ramp(10, 66, of(x, y)[1]),
      outline: 0.8,
    },
  )
  plate.add(
    body([
      [-82, 69],
      [-92, 84],
      [-95, 84],
      [-87, 67],
    ]),
    { hatch: skin, light: 0.7, outline: 0.6 },
  )

  // The fin, and the tail plane on top of it.
  plate.add(
    body([
      [-118, 16],
      [-164, 72],
      [-192, 76],
      [-182, 12],
    ]),
    {
      hatch: skin,
      light: (x, y) => 0.5 + 0.4 * ramp(-190, -130, of(x, y)[0]),
      outline: 0.9,
    },
  )
  plate.line(
    body([
      [-186, 40],
      [-149, 53],
    ]),
    0.6,
  )
  plate.add(
    body([
      [-160, 73],
      [-178, 98],
      [-194, 100],
      [-190, 74],
    ]),
    { hatch: wingLines, light: 0.4, outline: 0.7 },
  )
  plate.add(
    body([
      [-154, 72],
      [-200, 50],
      [-218, 50],
      [-196, 74],
    ]),
    { hatch: wingLines, light: 0.92, outline: 0.8 },
  )

  // The fuselage: round across its axis.
  const shell = [...smooth(upper), ...smooth(lower)]
  plate.add(body(shell), {
    hatch: skin,
    cross: skinCross,
    light: (x, y) => {
      const [forward, up] = of(x, y)
      const half = 22 - 10 * ramp(-60, -190, forward) - 10 * ramp(150, 194, forward)
      const middle = 8 * ramp(-60, -190, forward) - 2 * ramp(150, 194, forward)
      const share = (up - middle) / half
      // A bright strip along the upper side, and light that comes back from the clouds.
      return 0.06 + 0.94 * Math.exp(-(((share - 0.42) / 0.5) ** 2)) + 0.2 * ramp(-0.7, -1, share)
    },
    relief: (x, y) => {
      const [, up] = of(x, y)
      return 3 * Math.sqrt(Math.max(0, 1 - (up / 24) ** 2))
    },
    outline: 1,
  })
  // A line along it, windows, door, cockpit.
  plate.line(
    body(
      smooth([
        [-186, 2],
        [-120, -6],
        [0, -9],
        [120, -9],
        [190, -5],
      ]),
    ),
    1.1,
  )
  plate.line(
    body(
      smooth([
        [-186, 0],
        [-120, -9],
        [0, -12],
        [120, -12],
        [188, -8],
      ]),
    ),
    0.5,
  )
  for (let window = 0; window < 9; window++) {
    const forward = -44 + window * 16.4
    const frame = (rx: number, ry: number) =>
      ellipse([0, 0], [rx, ry]).map(([x, y]) => at(forward + x, 4.4 - y))
    plate.add(frame(5, 6.2), { outline: 0.5 })
    plate.add(frame(3.8, 4.9), {
      hatch: dark,
      light: (x, y) => 0.04 + 0.3 * ramp(2, 8, of(x, y)[1]),
      outline: 0.7,
    })
  }
  plate.line(
    body([
      [112, -16],
      [112, 15],
      [126, 15],
      [126, -16],
      [112, -16],
    ]),
    0.55,
  )
  plate.add(
    body([
      [146, 12],
      [152, 4],
      [166, 3],
      [163, 13],
      [152, 15],
    ]),
    { hatch: dark, light: 0.1, outline: 0.7 },
  )
  plate.add(
    body([
      [168, 3],
      [182, 1],
      [176, 8],
      [166, 13],
    ]),
    { hatch: dark, light: 0.24, outline: 0.7 },
  )

  // The engine at the tail: its cowling, its mouth, its pipe.
  plate.add(
    body([
      [-142, -4],
      [-158, 0],
      [-160, 16],
      [-142, 22],
    ]),
    { hatch: dark, light: 0.2, outline: 0.7 },
  )
  const cowling = [
    ...smooth([
      [-146, 21],
      [-110, 27],
      [-84, 24],
      [-76, 19],
    ]),
    ...smooth([
      [-76, -1],
      [-86, -6],
      [-116, -6],
      [-146, 3],
    ]),
  ]
  plate.add(body(cowling), {
    hatch: skin,
    cross: skinCross,
    light: (x, y) => 0.05 + 0.95 * Math.exp(-(((of(x, y)[1] - 16) / 8) ** 2)),
    relief: (x, y) => 2.4 * Math.sqrt(Math.max(0, 1 - ((of(x, y)[1] - 10) / 17) ** 2)),
    outline: 0.9,
  })
  plate.add(
    ellipse([0, 0], [4.4, 11]).map(([x, y]) => at(-76 + x, 9 - y)),
    { hatch: skin, light: 0.9, outline: 0.8 },
  )
  plate.add(
    ellipse([0, 0], [2.8, 8.4]).map(([x, y]) => at(-75.6 + x, 9 - y)),
    { hatch: dark, light: 0.02, outline: 0.6 },
  )

  // The near wing sweeps towards the viewer, with its winglet.
  const wing = body([
    [44, -14],
    [12, -52],
    [-76, -104],
    [-98, -104],
    [-64, -50],
    [-52, -14],
  ])
  plate.add(wing, {
    hatch: wingLines,
    cross: skin,
    light: (x, y) => {
      const [forward, up] = of(x, y)
      // From the leading edge, which is bright, to the flaps.
      const lead = 44 + (up + 14) * 1.33
      const share = (lead - forward) / (96 + (up + 14) * 0.75)
      return 1 - 0.72 * ramp(0, 1, share)
    },
    outline: 1,
  })
  plate.line(
    body([
      [-44, -16],
      [-56, -52],
      [-84, -100],
    ]),
    0.55,
  )
  plate.line(
    body([
      [36, -16],
      [6, -51],
      [-78, -102],
    ]),
    0.5,
  )
  plate.line(
    body([
      [-56, -52],
      [-64, -51],
    ]),
    0.6,
  )
  plate.line(
    body([
      [-68, -74],
      [-78, -73],
    ]),
    0.6,
  )
  plate.add(
    body([
      [-76, -104],
      [-92, -122],
      [-101, -124],
      [-98, -104],
    ]),
    { hatch: skin, light: 0.8, outline: 0.8 },
  )
  // Where the wing meets the fuselage.
  plate.add(
    body(
      smooth([
        [64, -12],
        [20, -8],
        [-50, -9],
        [-76, -15],
        [-50, -21],
        [40, -21],
        [64, -12],
      ]),
    ),
    {
      hatch: skin,
      light: (x, y) => onCylinder((-14 - of(x, y)[1]) / 7, 1.4),
      outline: 0.7,
    },
  )
  // The wake.
  for (const [forward, up, length, width] of [
    [-206, 8, 60, 1.1],
    [-212, 2, 44, 0.7],
    [-168, 10, 26, 0.8],
    [-110, -118, 90, 0.9],
    [-118, -112, 60, 0.5],
  ] as const) {
    plate.add(
      band([
        [...at(forward, up), width],
        [...at(forward - length, up), 0.05],
      ] as const),
      { hatch: skinCross, ink: 1 },
    )
    plate.line(
      body([
        [forward, up],
        [forward - length, up],
      ]),
      width * 0.7,
    )
  }
  return plate
}
