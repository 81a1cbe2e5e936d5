import { ground, parallel, rays } from '../hatches.ts'
import { lightOn, noise, onCylinder, ramp, vignette } from '../light.ts'
import { Plate } from '../plate.ts'
import { band, disc, ellipse, type Point, rectangle, smooth } from '../shapes.ts'

const sunAt: Point = [356, 214]
const beams = rays(sunAt, 168, 32, 420, 118)
const sunRings = parallel(0, 2.6)
const far = parallel(18, 3)
const meadow = ground(236, 2.3, 1.06, 1.2)
const shadow = parallel(0, 1.9)
const bark = parallel(84, 2.4, (x, y) => 1.5 * Math.sin(y / 17 + x / 9))
const leaf = parallel(-34, 2.7, (x, y) => 1.6 * Math.sin(x / 5) * Math.cos(y / 6))
const leafCross = parallel(38, 2.9)
const cloth = parallel(90, 2)
const wool = parallel(28, 1.9)
const skin = parallel(0, 1.7)
const fade = vignette([240, 184], [266, 196])

/** A person seen from behind, with the feet at a point; `height` in units. */
interface Figure {
  readonly feet: Point
  readonly height: number
  readonly dress: 'coat' | 'skirt' | 'shorts'
  /** How wide it is, 1 is usual. */
  readonly girth?: number
}

function figure(plate: Plate, { feet: [x, y], height, dress, girth = 1 }: Figure) {
  const at = (dx: number, up: number): Point => [x + dx * height * girth, y - up * height]
  const round = (cx: number, half: number, base: number) => (px: number) =>
    base * onCylinder((px - cx) / half) * 1.12
  plate.add(ellipse([x - height * 0.2, y + 1], [height * 0.34, height * 0.04]), {
    hatch: shadow,
    light: 0.1,
  })
  for (const side of [-1, 1]) {
    const leg = band([
      [...at(side * 0.06, 0.5), height * 0.115 * girth],
      [...at(side * 0.068, 0.02), height * 0.08 * girth],
    ] as const)
    plate.add(leg, {
      hatch: cloth,
      light: round(at(side * 0.06, 0)[0], height * 0.06, dress === 'coat' ? 0.5 : 0.9),
      outline: 0.5,
    })
    plate.add(ellipse(at(side * 0.078, 0.012), [height * 0.05, height * 0.022]), {
      hatch: skin,
      light: 0.2,
      outline: 0.5,
    })
  }
  if (dress === 'skirt') {
    plate.add([at(-0.09, 0.6), at(0.09, 0.6), at(0.17, 0.24), at(-0.17, 0.24)], {
      hatch: cloth,
      light: (px, py) =>
        0.95 * onCylinder((px - x) / (height * 0.17)) * (0.7 + 0.4 * Math.sin(px * 1.1 + py / 30)),
      outline: 0.6,
    })
  }
  const hem = dress === 'coat' ? 0.36 : 0.5
  const torso = [
    at(-0.125, hem),
    at(-0.112, 0.62),
    at(-0.14, 0.78),
    at(-0.12, 0.82),
    at(-0.04, 0.85),
    at(0.04, 0.85),
    at(0.12, 0.82),
    at(0.14, 0.78),
    at(0.112, 0.62),
    at(0.125, hem),
  ]
  plate.add(torso, {
    hatch: wool,
    light: round(x, height * 0.14 * girth, dress === 'coat' ? 0.7 : 1),
    outline: 0.6,
  })
  if (dress === 'coat') plate.line([at(0, 0.52), at(0, hem)], 0.5)
  plate.add(
    band([
      [...at(0, 0.83), height * 0.07],
      [...at(0, 0.89), height * 0.065],
    ] as const),
    { hatch: skin, light: 0.6, outline: 0.4 },
  )
  const [hx, hy] = at(0, 0.93)
  const radius = height * 0.072
  plate.add(ellipse([hx, hy], [radius * 0.92, radius * 1.08]), {
    hatch: skin,
    light: (px, py) => 0.5 * lightOn((px - hx) / radius, (py - hy) / radius) + 0.06,
    outline: 0.6,
  })
  return at
}

const arm = (plate: Plate, from: Point, elbow: Point, to: Point, width: number) =>
  plate.add(
    band(
      smooth([from, elbow, to], 6).map(
        ([x, y], at, all) => [x, y, width * (1 - 0.4 * (at / all.length))] as const,
      ),
    ),
    {
      hatch: wool,
      light: 0.72,
      outline: 0.5,
    },
  )

/** Three generations on a hill beneath an old oak, in the evening light. */
export function family(): Plate {
  const plate = new Plate(480, 360)
  plate.add(rectangle(0, 0, 480, 280), {
    hatch: beams,
    ink: (x, y) =>
      fade(x, y) *
      (0.14 + 0.22 * ramp(260, 40, Math.hypot(x - sunAt[0], y - sunAt[1]))) *
      (0.75 + 0.5 * noise(x / 40, y / 18)),
  })
  plate.add(disc(sunAt, 30), {
    hatch: sunRings,
    light: (_x, y) => 1 - 0.5 * ramp(190, 244, y),
    outline: 0.8,
  })
  const slope = (base: number, swing: number, wave: number, shift: number): Point[] => [
    ...Array.from({ length: 62 }, (_, index): Point => {
      const x = -4 + index * 8
      return [x, base - swing * Math.sin(x / wave + shift) - 2 * Math.sin(x / 15 + shift)]
    }),
    [484, 364],
    [-4, 364],
  ]
  plate.add(slope(232, 10, 60, 1), {
    hatch: far,
    ink: (x, y) => fade(x, y) * (0.22 + 0.2 * noise(x / 18, y / 9)),
  })
  plate.add(slope(243, 7, 44, 3), {
    hatch: leaf,
    ink: (x, y) => fade(x, y) * (0.3 + 0.3 * noise(x / 8, y / 6)) * ramp(276, 236, y),
  })
  plate.add(slope(276, 16, 118, 5.3), {
    hatch: meadow,
    cross: far,
    ink: (x, y) => fade(x, y) * (0.24 + 0.38 * noise(x / 22 + y / 30, y / 6)),
  })

  // The oak: its shadow, roots and trunk, its branches, its crown in many clusters.
  plate.add(ellipse([118, 311], [78, 7]), { hatch: shadow, light: 0.12 })
  const trunk = [
    ...smooth([
      [104, 312],
      [124, 298],
      [130, 262],
      [126, 222],
      [128, 186],
      [120, 150],
    ]),
    ...smooth([
      [170, 150],
      [160, 186],
      [160, 222],
      [164, 262],
      [176, 298],
      [202, 312],
    ]),
  ]
  const woody = {
    hatch: bark,
    light: (x: number, y: number) =>
      onCylinder((146 - x) / 21) * (0.5 + 0.8 * noise(x / 3, y / 12)),
    outline: 0.9,
  }
  for (const branch of [
    [
      [140, 190, 17],
      [112, 156, 12],
      [76, 132, 7],
      [52, 122, 3],
    ],
    [
      [152, 190, 17],
      [186, 158, 12],
      [222, 138, 7],
      [250, 128, 3],
    ],
    [
      [145, 170, 17],
      [144, 124, 13],
      [152, 84, 6],
      [156, 62, 3],
    ],
    [
      [136, 172, 12],
      [118, 122, 9],
      [104, 88, 4],
    ],
    [
      [156, 170, 12],
      [184, 122, 8],
      [200, 92, 4],
    ],
  ] as const)
    plate.add(band(branch), woody)
  plate.add(trunk, woody)
  plate.add(ellipse([148, 246], [4.6, 7.4]), { hatch: bark, light: 0.05, outline: 0.6 })
  // Many clumps of leaves: those below and behind first.
  const clumps: Point[] = Array.from({ length: 150 }, (_, index) => {
    const turn = index * 2.39996
    const reach = Math.sqrt((index + 0.5) / 150)
    const ragged = 1 + 0.16 * (noise(index, 7) - 0.5)
    return [148 + 118 * ragged * reach * Math.cos(turn), 98 + 74 * ragged * reach * Math.sin(turn)]
  })
  clumps.sort((a, b) => b[1] - a[1])
  clumps.forEach(([cx, cy], index) => {
    // Gaps low in the crown, where branches are seen.
    if (cy > 126 && Math.abs(cx - 148) < 60 && index % 3) return
    const radius = 9 + 8 * noise(cx, cy)
    plate.add(disc([cx, cy], radius), {
      hatch: leaf,
      cross: leafCross,
      light: (x, y) => {
        const own = lightOn((x - cx) / radius, (y - cy) / radius, 0)
        // The sun is low on the right.
        const whole = lightOn((148 - x) / 150, (y - 98) / 120, 0)
        return (
          0.04 +
          (0.5 * own + 0.62 * whole) *
            (0.45 + 0.95 * noise(x / 4.6, y / 3.4)) *
            (0.55 + 0.6 * whole)
        )
      },
    })
  })

  // Grandparents, parents, two children: hand in hand, looking at the evening.
  const grandfather = figure(plate, { feet: [262, 312], height: 84, dress: 'coat', girth: 1.06 })
  const grandmother = figure(plate, { feet: [291, 313], height: 77, dress: 'skirt', girth: 1.04 })
  const child = figure(plate, { feet: [318, 316], height: 46, dress: 'skirt' })
  const mother = figure(plate, { feet: [344, 314], height: 82, dress: 'skirt' })
  const father = figure(plate, { feet: [375, 313], height: 91, dress: 'coat' })
  const boy = figure(plate, { feet: [404, 316], height: 56, dress: 'shorts' })
  arm(plate, grandfather(-0.13, 0.79), grandfather(-0.2, 0.62), grandfather(-0.23, 0.48), 7)
  plate.line([grandfather(-0.23, 0.49), grandfather(-0.27, 0)], 1.3)
  arm(plate, grandfather(0.13, 0.79), grandfather(0.2, 0.64), grandmother(-0.13, 0.6), 7)
  arm(plate, grandmother(0.12, 0.79), grandmother(0.2, 0.62), child(-0.14, 0.72), 6)
  arm(plate, child(0.11, 0.78), child(0.24, 0.8), mother(-0.17, 0.5), 4.4)
  arm(plate, mother(-0.12, 0.79), mother(-0.19, 0.62), mother(-0.18, 0.49), 6)
  arm(plate, mother(0.12, 0.79), mother(0.18, 0.62), father(-0.17, 0.47), 6)
  arm(plate, father(-0.13, 0.79), father(-0.19, 0.62), father(-0.17, 0.46), 7)
  arm(plate, father(0.13, 0.79), father(0.19, 0.62), boy(-0.15, 0.74), 7)
  arm(plate, boy(0.12, 0.79), boy(0.17, 0.62), boy(0.17, 0.48), 5)
  // Hair: a bun, a bob, a plait; grandfather's hat.
  for (const [who, size] of [
    [grandmother, 77],
    [mother, 82],
  ] as const) {
    const [x, y] = who(0, 0.945)
    plate.add(ellipse([x, y], [size * 0.078, size * 0.082]), {
      hatch: wool,
      light: (px, py) => 0.9 * lightOn((px - x) / 7, (py - y) / 7),
      outline: 0.6,
    })
  }
  plate.add(disc(grandmother(0, 1.02), 3.4), { hatch: skin, light: 0.7, outline: 0.6 })
  plate.add(
    [
      mother(-0.08, 0.95),
      mother(0.08, 0.95),
      mother(0.07, 0.8),
      mother(0, 0.77),
      mother(-0.07, 0.8),
    ],
    {
      hatch: cloth,
      light: (x) => 0.9 * onCylinder((x - 344) / 7),
      outline: 0.6,
    },
  )
  plate.add(ellipse(grandfather(0, 0.975), [11, 2.6]), { hatch: skin, light: 0.25, outline: 0.7 })
  plate.add(
    [
      grandfather(-0.068, 0.98),
      grandfather(-0.06, 1.04),
      grandfather(0.06, 1.04),
      grandfather(0.068, 0.98),
    ],
    { hatch: cloth, light: 0.5, outline: 0.7 },
  )
  // Grass before their feet, and birds.
  for (let blade = 0; blade < 90; blade++) {
    const x = 40 + blade * 4.5 + 3 * noise(blade, 3)
    const y = 314 + 22 * noise(blade, 9)
    if (fade(x, y) < 0.5) continue
    plate.line(
      [
        [x, y],
        [x + 2 * (noise(blade, 1) - 0.5), y - 4 - 4 * noise(blade, 5)],
      ],
      0.6,
    )
  }
  for (const [x, y, size] of [
    [300, 112, 9],
    [322, 100, 7],
    [284, 92, 6],
  ] as const) {
    plate.line(
      smooth(
        [
          [x - size, y - size * 0.34],
          [x - size * 0.45, y - size * 0.5],
          [x, y],
        ],
        6,
      ),
      0.9,
    )
    plate.line(
      smooth(
        [
          [x, y],
          [x + size * 0.45, y - size * 0.55],
          [x + size, y - size * 0.4],
        ],
        6,
      ),
      0.9,
    )
  }
  return plate
}
