import { ground, parallel } from '../hatches.ts'
import { lightOn, noise, onCylinder, ramp, vignette } from '../light.ts'
import { Plate } from '../plate.ts'
import { arc, arched, disc, ellipse, type Point, rectangle } from '../shapes.ts'

const sky = parallel(0, 4.2, (x, y) => 1.8 * Math.sin(x / 66 - y / 40))
const brick = parallel(0, 2.8)
const plaster = parallel(90, 3)
const slates = parallel(0, 2.4)
const shade = parallel(58, 2.5)
const glass = parallel(-45, 2)
const cross = parallel(-58, 2.8)
const leaf = parallel(-32, 2.7, (x, y) => 1.4 * Math.sin(x / 5) * Math.cos(y / 6))
const leafCross = parallel(40, 2.9)
const street = ground(300, 2.4, 1.08, 0.4)
const shadow = parallel(0, 1.9)
const fade = vignette([240, 192], [264, 198])

const base = 300

function sash(
  plate: Plate,
  x: number,
  upper: number,
  width: number,
  height: number,
  isArched = false,
) {
  const shape = isArched ? arched : rectangle
  plate.add(shape(x - width / 2 - 2.4, upper - 2.6, x + width / 2 + 2.4, upper + height + 2), {
    hatch: brick,
    light: 0.98,
    outline: 0.4,
  })
  plate.add(shape(x - width / 2, upper, x + width / 2, upper + height), {
    hatch: glass,
    light: (px, py) =>
      0.06 + 0.5 * ramp(0.2, 0.9, (px - x) / width + 0.5 - (py - upper) / height / 2),
    outline: 0.55,
  })
  plate.line(
    [
      [x, upper],
      [x, upper + height],
    ],
    0.7,
  )
  plate.line(
    [
      [x - width / 2, upper + height / 2],
      [x + width / 2, upper + height / 2],
    ],
    0.8,
  )
  plate.add(
    rectangle(x - width / 2 - 4, upper + height + 1, x + width / 2 + 4, upper + height + 4),
    { hatch: brick, light: 1, outline: 0.45 },
  )
}

function door(plate: Plate, x: number) {
  plate.add(rectangle(x - 13, base - 54, x + 13, base), { hatch: brick, light: 0.96, outline: 0.5 })
  plate.add(
    [
      [x - 17, base - 53],
      [x, base - 66],
      [x + 17, base - 53],
    ],
    { hatch: brick, light: 0.98, outline: 0.6 },
  )
  plate.add(arched(x - 8.6, base - 49, x + 8.6, base), {
    hatch: plaster,
    cross: brick,
    light: 0.1,
    outline: 0.6,
  })
  plate.add(arched(x - 8.6, base - 49, x + 8.6, base - 37), {
    hatch: glass,
    light: 0.6,
    outline: 0.5,
  })
  plate.line(
    [
      [x - 5, base - 31],
      [x + 5, base - 31],
      [x + 5, base - 5],
      [x - 5, base - 5],
      [x - 5, base - 31],
    ],
    0.5,
  )
  for (const [at, half] of [
    [0, 15],
    [1, 19],
  ] as const) {
    plate.add(rectangle(x - half, base + at * 3.4, x + half, base + 3.4 + at * 3.4), {
      hatch: brick,
      light: (_x, y) => (y > base + 1.8 + at * 3.4 ? 0.15 : 0.95),
      outline: 0.4,
    })
  }
}

function chimney(plate: Plate, x: number, upper: number, lower: number) {
  plate.add(rectangle(x - 8, upper, x + 8, lower), {
    hatch: brick,
    light: (px) => (px > x + 2 ? 0.12 : 0.7),
    outline: 0.6,
  })
  plate.add(rectangle(x - 10, upper, x + 10, upper + 5), { hatch: brick, light: 0.9, outline: 0.5 })
  for (const dx of [-4, 4]) {
    plate.add(rectangle(x + dx - 2.4, upper - 9, x + dx + 2.4, upper), {
      hatch: brick,
      light: (px) => onCylinder((px - x - dx) / 2.6),
      outline: 0.5,
    })
  }
}

/** A street of four houses, none like its neighbour. */
export function houses(): Plate {
  const plate = new Plate(480, 360)
  plate.add(rectangle(0, 0, 480, 304), {
    hatch: sky,
    ink: (x, y) => 0.32 * fade(x, y) * ramp(0, 240, 300 - y) * (0.55 + 0.7 * noise(x / 70, y / 24)),
  })
  plate.add(rectangle(0, 300, 480, 360), {
    hatch: street,
    ink: (x, y) => fade(x, y) * (0.2 + 0.24 * noise(x / 30, y / 7)),
  })
  const crown = (cx: number, cy: number, radius: number) =>
    plate.add(disc([cx, cy], radius), {
      hatch: leaf,
      cross: leafCross,
      light: (x, y) =>
        (0.1 + 0.85 * lightOn((x - cx) / radius, (y - cy) / radius, 0)) *
        (0.55 + 0.75 * noise(x / 5, y / 4)),
      relief: (x, y) => 1.2 * Math.sin(x * 0.9) * Math.cos(y * 0.8),
    })
  for (const [cx, cy, radius] of [
    [48, 226, 26],
    [32, 250, 22],
    [60, 254, 22],
    [434, 222, 28],
    [452, 248, 22],
    [424, 252, 24],
  ] as const) {
    crown(cx, cy, radius)
  }
  for (const x of [46, 438]) {
    plate.add(
      [
        [x - 4, 262],
        [x + 4, 262],
        [x + 6, 302],
        [x - 6, 302],
      ],
      { hatch: plaster, light: (px) => onCylinder((px - x) / 6), outline: 0.5 },
    )
  }

  // The first: a gable with steps.
  chimney(plate, 92, 118, 170)
  const steps: Point[] = [
    [70, base],
    [70, 176],
    [80, 176],
    [80, 160],
    [92, 160],
    [92, 144],
    [104, 144],
    [104, 128],
    [124, 128],
    [124, 144],
    [136, 144],
    [136, 160],
    [148, 160],
    [148, 176],
    [158, 176],
    [158, base],
  ]
  plate.add(steps, { hatch: brick, light: (x) => (x > 150 ? 0.4 : 0.7), outline: 0.8 })
  sash(plate, 114, 146, 16, 26, true)
  for (const x of [92, 136]) sash(plate, x, 190, 18, 34)
  sash(plate, 114, 190, 14, 34)
  sash(plate, 90, 248, 18, 36)
  door(plate, 134)

  // The second, lower: a slate roof with dormers.
  chimney(plate, 238, 130, 186)
  plate.add(
    [
      [156, 206],
      [168, 158],
      [238, 158],
      [250, 206],
    ],
    {
      hatch: slates,
      cross,
      light: (_x, y) => 0.1 + 0.24 * ramp(206, 158, y),
      outline: 0.8,
    },
  )
  plate.add(rectangle(158, 204, 248, base), {
    hatch: plaster,
    light: (x) => 0.9 - 0.25 * ramp(220, 248, x),
    outline: 0.8,
  })
  plate.add(rectangle(154, 202, 252, 208), {
    hatch: brick,
    light: (_x, y) => (y > 205.5 ? 0.15 : 0.95),
    outline: 0.6,
  })
  for (const x of [182, 224]) {
    plate.add(
      [
        [x - 13, 196],
        [x - 13, 180],
        [x, 166],
        [x + 13, 180],
        [x + 13, 196],
      ],
      { hatch: brick, light: 0.9, outline: 0.6 },
    )
    sash(plate, x, 181, 11, 14)
  }
  for (const x of [178, 203, 228]) sash(plate, x, 218, 13, 26)
  for (const x of [178, 228]) sash(plate, x, 258, 13, 30)
  door(plate, 203)

  // The third, the highest: a round gable, a balcony.
  chimney(plate, 322, 92, 150)
  const gable: Point[] = [
    [248, base],
    [248, 168],
    [256, 168],
    ...arc([256, 152], [14, 16], 0.25, 0, 10),
    ...arc([293, 136], [23, 26], 0.5, 1, 24),
    ...arc([330, 152], [14, 16], 0.5, 0.25, 10),
    [338, 168],
    [338, base],
  ]
  plate.add(gable, { hatch: brick, light: (x) => (x > 330 ? 0.34 : 0.62), outline: 0.8 })
  plate.add(rectangle(245, 166, 341, 171), { hatch: brick, light: 0.98, outline: 0.6 })
  plate.add(disc([293, 142], 11), { hatch: brick, light: 0.98, outline: 0.5 })
  plate.add(disc([293, 142], 8), { hatch: glass, light: 0.16, outline: 0.6 })
  plate.line(
    [
      [285, 142],
      [301, 142],
    ],
    0.7,
  )
  plate.line(
    [
      [293, 134],
      [293, 150],
    ],
    0.7,
  )
  for (const x of [268, 293, 318]) sash(plate, x, 182, 15, 32, true)
  for (const x of [268, 318]) sash(plate, x, 246, 16, 38, true)
  plate.add(rectangle(256, 220, 330, 236), {})
  plate.line(
    [
      [256, 221],
      [330, 221],
    ],
    1.4,
  )
  plate.line(
    [
      [256, 235],
      [330, 235],
    ],
    1.8,
  )
  for (let x = 257; x <= 330; x += 5.2)
    plate.line(
      [
        [x, 221],
        [x, 235],
      ],
      0.9,
    )
  door(plate, 293)

  // The fourth: a steep roof to the right, a bay.
  chimney(plate, 352, 142, 190)
  plate.add(
    [
      [336, 196],
      [372, 138],
      [412, 196],
    ],
    { hatch: brick, light: 0.8, outline: 0.8 },
  )
  plate.add(rectangle(338, 194, 410, base), {
    hatch: brick,
    light: (x) => (x > 402 ? 0.34 : 0.8),
    outline: 0.8,
  })
  plate.add(
    [
      [334, 198],
      [372, 136],
      [374, 144],
      [340, 200],
    ],
    { hatch: shade, light: 0.3, outline: 0.5 },
  )
  plate.add(
    [
      [414, 198],
      [372, 136],
      [371, 144],
      [408, 200],
    ],
    { hatch: shade, light: 0.1, outline: 0.5 },
  )
  sash(plate, 373, 166, 15, 24, true)
  sash(plate, 356, 208, 15, 28)
  sash(plate, 392, 208, 15, 28)
  plate.add(rectangle(348, 250, 376, base), {
    hatch: plaster,
    light: (x) => onCylinder((x - 362) / 18),
    outline: 0.7,
  })
  plate.add(rectangle(345, 247, 379, 252), { hatch: brick, light: 0.98, outline: 0.5 })
  for (const x of [354, 370]) sash(plate, x, 258, 8, 28)
  door(plate, 393)

  // Railings, and a lamp.
  for (let x = 66; x < 414; x += 5) {
    if ([134, 203, 293, 393].some((entrance) => Math.abs(x - entrance) < 20)) continue
    plate.line(
      [
        [x, 286],
        [x, 306],
      ],
      0.8,
    )
  }
  for (const [from, to] of [
    [64, 114],
    [154, 183],
    [223, 273],
    [313, 373],
  ] as const) {
    plate.line(
      [
        [from, 289],
        [to, 289],
      ],
      1,
    )
    plate.line(
      [
        [from, 305],
        [to, 305],
      ],
      1,
    )
  }
  plate.add(ellipse([264, 341], [30, 2.6]), { hatch: shadow, light: 0.3 })
  plate.add(rectangle(238.6, 232, 241.4, 338), { hatch: plaster, light: 0.8, outline: 0.7 })
  plate.add(
    [
      [235, 338],
      [245, 338],
      [247, 344],
      [233, 344],
    ],
    { hatch: brick, light: 0.6, outline: 0.6 },
  )
  plate.add(
    [
      [233, 214],
      [247, 214],
      [244, 232],
      [236, 232],
    ],
    { hatch: plaster, light: 0.96, outline: 0.8 },
  )
  plate.add(
    [
      [231, 214],
      [240, 204],
      [249, 214],
    ],
    { hatch: brick, light: 0.3, outline: 0.7 },
  )
  plate.line(
    [
      [240, 204],
      [240, 199],
    ],
    1,
  )
  plate.line(
    [
      [230, 240],
      [250, 240],
    ],
    1,
  )
  return plate
}
