import { ground, parallel } from '../hatches.ts'
import { lightOn, noise, onCylinder, ramp, vignette } from '../light.ts'
import { Plate } from '../plate.ts'
import { arched, band, disc, ellipse, type Point, rectangle } from '../shapes.ts'

const sky = parallel(0, 4.2, (x, y) => 1.6 * Math.sin(x / 60 + y / 34))
const wall = parallel(0, 2.7)
const side = parallel(64, 2.5)
const glass = parallel(90, 2)
const roofs = parallel(0, 2.3)
const leaf = parallel(-32, 2.6, (x, y) => 1.4 * Math.sin(x / 5) * Math.cos(y / 6))
const leafCross = parallel(40, 2.8)
const lawn = ground(286, 2.4, 1.045, 0.5)
const shadow = parallel(0, 1.9)
const cross = parallel(-58, 2.8)

const fade = vignette([240, 196], [262, 196])

/** A grand hotel: a portico with columns, two wings, a mansard roof, and a drive through the lawn. */
export function estate(): Plate {
  const plate = new Plate(480, 360)
  plate.add(rectangle(0, 0, 480, 300), {
    hatch: sky,
    ink: (x, y) => 0.3 * fade(x, y) * ramp(20, 260, 330 - y) * (0.55 + 0.7 * noise(x / 70, y / 24)),
  })
  // Trees behind the wings.
  const crown = (cx: number, cy: number, radius: number) => {
    plate.add(disc([cx, cy], radius), {
      hatch: leaf,
      cross: leafCross,
      light: (x, y) =>
        (0.12 + 0.8 * lightOn((x - cx) / radius, (y - cy) / radius, 0)) *
        (0.55 + 0.75 * noise(x / 5, y / 4)),
      relief: (x, y) => 1.2 * Math.sin(x * 0.9) * Math.cos(y * 0.8),
    })
  }
  for (const [cx, cy, radius] of [
    [46, 244, 26],
    [30, 262, 20],
    [64, 262, 20],
    [436, 246, 26],
    [450, 263, 20],
    [418, 264, 20],
  ] as const)
    crown(cx, cy, radius)

  plate.add(rectangle(0, 286, 480, 360), {
    hatch: lawn,
    ink: (x, y) => fade(x, y) * (0.26 + 0.3 * noise(x / 30, y / 7)),
  })
  // The drive, narrowing towards the portico.
  plate.add(
    [
      [214, 287],
      [266, 287],
      [336, 360],
      [144, 360],
    ],
    {
      hatch: parallel(0, 5),
      ink: (x, y) => 0.12 * fade(x, y) + 0.2 * ramp(14, 0, y - 287),
      outline: 0.5,
    },
  )

  const wing = (left: number, right: number) => {
    plate.add(rectangle(left, 190, right, 287), { hatch: wall, light: 0.74, outline: 0.7 })
    plate.add(
      [
        [left - 3, 190],
        [left + 8, 158],
        [right - 8, 158],
        [right + 3, 190],
      ],
      {
        hatch: roofs,
        cross,
        light: (_x, y) => 0.14 + 0.2 * ramp(190, 158, y),
        outline: 0.7,
      },
    )
    plate.add(rectangle(left - 4, 188, right + 4, 193), { light: 1, hatch: wall, outline: 0.6 })
    plate.add(rectangle(left, 238, right, 240.5), { light: 1, hatch: wall, outline: 0.4 })
    const bays = Math.round((right - left) / 22)
    const width = (right - left) / bays
    for (let bay = 0; bay < bays; bay++) {
      const x = left + width * (bay + 0.5)
      for (const [upper, lower, isArched] of [
        [202, 230, false],
        [248, 280, true],
      ] as const) {
        plate.add(rectangle(x - 6.6, upper - 2.5, x + 6.6, lower + 2), {
          light: 0.98,
          hatch: wall,
          outline: 0.35,
        })
        plate.add((isArched ? arched : rectangle)(x - 4.6, upper, x + 4.6, lower), {
          hatch: glass,
          light: (px, py) => 0.1 + 0.28 * ramp(0, 9, px - x + 4.6 - (py - upper) * 0.2),
          outline: 0.5,
        })
        plate.line(
          [
            [x, upper],
            [x, lower],
          ],
          0.7,
        )
        plate.line(
          [
            [x - 4.6, (upper + lower) / 2],
            [x + 4.6, (upper + lower) / 2],
          ],
          0.7,
        )
      }
      // A dormer above every bay.
      if (bay % 2 === 0) {
        plate.add(arched(x - 6, 164, x + 6, 186), { light: 0.92, hatch: wall, outline: 0.5 })
        plate.add(arched(x - 3.4, 168, x + 3.4, 186), { light: 0.12, hatch: glass, outline: 0.4 })
      }
    }
  }
  wing(72, 182)
  wing(298, 408)
  // End pavilions: a tower with a pointed roof.
  for (const [left, right] of [
    [56, 92],
    [388, 424],
  ] as const) {
    const middle = (left + right) / 2
    plate.add(rectangle(left, 172, right, 287), {
      hatch: wall,
      light: (x) => (x > right - 9 ? 0.34 : 0.8),
      outline: 0.7,
    })
    plate.add(
      [
        [left - 3, 173],
        [middle, 120],
        [right + 3, 173],
      ],
      {
        hatch: side,
        cross,
        light: (x) => (x < middle ? 0.5 : 0.12),
        outline: 0.7,
      },
    )
    plate.line(
      [
        [middle, 120],
        [middle, 106],
      ],
      0.9,
    )
    plate.add(rectangle(left - 4, 170, right + 4, 175), { light: 1, hatch: wall, outline: 0.6 })
    for (const upper of [184, 216, 252]) {
      plate.add(arched(middle - 7, upper, middle + 5, upper + 26), {
        hatch: glass,
        light: (x) => (x < middle ? 0.12 : 0.32),
        outline: 0.6,
      })
      plate.line(
        [
          [middle - 1, upper],
          [middle - 1, upper + 26],
        ],
        0.7,
      )
    }
  }

  // The middle: attic, dome, pediment, columns.
  plate.add(rectangle(176, 150, 304, 287), { hatch: wall, light: 0.6, outline: 0.7 })
  plate.add(rectangle(212, 118, 268, 132), {
    hatch: wall,
    light: (x) => onCylinder((x - 240) / 28),
    outline: 0.6,
  })
  const dome: Point[] = Array.from({ length: 25 }, (_, at) => {
    const angle = Math.PI * (1 + at / 24)
    return [240 + 26 * Math.cos(angle), 119 + 32 * Math.sin(angle)]
  })
  plate.add(dome, {
    hatch: roofs,
    cross,
    light: (x, y) => lightOn((x - 240) / 27, (y - 119) / 34),
    relief: (x) => -3 * Math.sqrt(Math.max(0, 1 - ((x - 240) / 27) ** 2)),
    outline: 0.7,
  })
  for (const rib of [-14, -5, 5, 14]) {
    plate.line(
      Array.from({ length: 12 }, (_, at): Point => {
        const rise = at / 11
        return [
          240 + rib * Math.cos((rise * Math.PI) / 2) * 1.3,
          118 - 31 * Math.sin((rise * Math.PI) / 2),
        ]
      }),
      0.5,
    )
  }
  plate.add(rectangle(236, 76, 244, 88), {
    hatch: wall,
    light: (x) => onCylinder((x - 240) / 4),
    outline: 0.5,
  })
  plate.line(
    [
      [240, 76],
      [240, 44],
    ],
    0.9,
  )
  plate.add(
    [
      [240.5, 46],
      [250, 44],
      [258, 48],
      [270, 45],
      [270, 57],
      [258, 60],
      [250, 56],
      [240.5, 58],
    ],
    { hatch: parallel(12, 2), light: (x) => 0.45 + 0.4 * Math.sin(x / 4), outline: 0.5 },
  )
  plate.add(rectangle(172, 130, 308, 152), { hatch: wall, light: 0.8, outline: 0.7 })
  for (let x = 178; x < 306; x += 7)
    plate.add(rectangle(x, 135, x + 3.4, 148), { hatch: glass, light: 0.12, outline: 0.35 })
  // Shadow of the portico, its floor and steps.
  plate.add(rectangle(182, 196, 298, 276), {
    hatch: glass,
    cross: wall,
    light: (_x, y) => 0.08 + 0.16 * ramp(196, 276, y),
  })
  for (const x of [212, 240, 268]) {
    plate.add(arched(x - 8, 214, x + 8, 276), { hatch: wall, light: 0.5, outline: 0.5 })
    plate.add(arched(x - 6, 217, x + 6, 276), { hatch: glass, light: 0.03, outline: 0.4 })
  }
  for (const x of [186, 204, 226, 254, 276, 294]) {
    plate.add(rectangle(x - 4.6, 200, x + 4.6, 274), {
      hatch: wall,
      light: (px) => onCylinder((px - x) / 5) * 1.12,
      relief: (px) => 1.6 * Math.sqrt(Math.max(0, 1 - ((px - x) / 5) ** 2)),
      outline: 0.5,
    })
    plate.add(
      [
        [x - 7, 194],
        [x + 7, 194],
        [x + 4.8, 201],
        [x - 4.8, 201],
      ],
      { hatch: wall, light: 0.95, outline: 0.5 },
    )
    plate.add(rectangle(x - 6.4, 272, x + 6.4, 277), { hatch: wall, light: 0.9, outline: 0.4 })
  }
  plate.add(rectangle(176, 183, 304, 195), {
    hatch: wall,
    light: (_x, y) => (y > 191 ? 0.3 : 0.9),
    outline: 0.7,
  })
  plate.add(
    [
      [170, 184],
      [240, 152],
      [310, 184],
    ],
    { hatch: wall, light: 0.96, outline: 0.8 },
  )
  plate.add(
    [
      [188, 181],
      [240, 158],
      [292, 181],
    ],
    { hatch: side, light: 0.4, outline: 0.5 },
  )
  plate.add(disc([240, 173], 6.4), { hatch: wall, light: 0.95, outline: 0.5 })
  for (const [at, left, right] of [
    [0, 174, 306],
    [1, 170, 310],
    [2, 165, 315],
  ] as const) {
    const y = 276 + at * 4.4
    plate.add(rectangle(left, y, right, y + 4.4), {
      hatch: wall,
      light: (_x, py) => (py > y + 2.8 ? 0.2 : 0.95),
      outline: 0.4,
    })
  }
  // Clipped trees along the drive.
  for (const [x, y, size] of [
    [196, 300, 8],
    [284, 300, 8],
    [172, 318, 12],
    [308, 318, 12],
    [136, 346, 17],
    [344, 346, 17],
  ] as const) {
    plate.add(ellipse([x + size * 0.7, y + size * 0.1], [size * 1.2, size * 0.24]), {
      hatch: shadow,
      light: 0.2,
    })
    plate.add(
      band([
        [x, y - size, size * 0.2],
        [x, y, size * 0.24],
      ]),
      { hatch: glass, light: 0.3, outline: 0.4 },
    )
    plate.add(
      [
        [x - size * 0.8, y - size * 0.5],
        [x, y - size * 3.1],
        [x + size * 0.8, y - size * 0.5],
      ],
      {
        hatch: leaf,
        cross: leafCross,
        light: (px, py) =>
          onCylinder((px - x) / (size * 0.85)) * (0.6 + 0.7 * noise(px / 2.4, py / 2.4)),
      },
    )
  }
  return plate
}
