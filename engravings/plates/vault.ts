import { parallel, rays, rings } from '../hatches.ts'
import { lightOn, noise, onCylinder, ramp, vignette } from '../light.ts'
import { Plate } from '../plate.ts'
import { arc, disc, type Point, rectangle } from '../shapes.ts'

const centre: Point = [218, 180]
const [cx, cy] = centre
const wall = parallel(0, 3.4)
const steel = rings(centre, 2.9, 200)
const radial = rays(centre, 240, 20, 190, 130)
const brushed = parallel(-28, 2.4)
const upright = parallel(90, 2.4)
const cross = parallel(34, 2.6)
const fade = vignette([240, 180], [264, 196], 0.36)

const angleOf = (x: number, y: number) => Math.atan2(y - cy, x - cx)
/** The two bright sectors that turned metal shows. */
const sheen = (x: number, y: number, about = -2.2) =>
  0.5 + 0.5 * Math.cos(2 * (angleOf(x, y) - about))
const polar = (radius: number, turns: number): Point => [
  cx + radius * Math.cos(2 * Math.PI * turns),
  cy + radius * Math.sin(2 * Math.PI * turns),
]
const ring = (radius: number) => disc(centre, radius)

/** The round door of a vault, with its bolts, its wheel and its hinge. */
export function vault(): Plate {
  const plate = new Plate(480, 360)
  // The wall: courses of stone.
  plate.add(rectangle(0, 0, 480, 360), {
    hatch: wall,
    ink: (x, y) => 0.2 * fade(x, y) * (0.7 + 0.6 * noise(x / 40, y / 20)),
  })
  for (let course = 0; course < 9; course++) {
    const upper = course * 42 - 12
    for (let stone = -1; stone < 7; stone++) {
      const left = stone * 84 + (course % 2 ? 42 : 0)
      plate.add(rectangle(left + 1.6, upper + 1.6, left + 82.4, upper + 40.4), {
        hatch: wall,
        ink: (x, y) =>
          fade(x, y) *
          (0.16 +
            0.14 * noise(left, upper) +
            0.34 * ramp(4, 0, upper + 40.4 - y) +
            0.22 * ramp(4, 0, left + 82.4 - x)) *
          (0.85 + 0.3 * noise(x / 8, y / 5)),
      })
    }
  }
  // The shadow that the door casts.
  plate.add(disc([cx + 11, cy + 10], 164), { hatch: wall, cross, light: 0.12 })
  // The frame: a ring with a bevel.
  plate.add(ring(162), {
    hatch: steel,
    light: (x, y) => 0.2 + 0.75 * ramp(0.9, -0.9, Math.cos(angleOf(x, y) - 0.72)),
    outline: 1,
  })
  plate.add(ring(150), {
    hatch: radial,
    cross: steel,
    light: (x, y) => 0.12 + 0.7 * sheen(x, y),
    outline: 0.9,
  })
  plate.add(ring(139), {
    hatch: steel,
    light: (x, y) => 0.1 + 0.8 * ramp(-0.9, 0.9, Math.cos(angleOf(x, y) - 0.72)),
    outline: 0.8,
  })
  // Rivets on the ring.
  for (let rivet = 0; rivet < 36; rivet++) {
    const spot = polar(144.5, rivet / 36)
    plate.add(disc(spot, 3), {
      hatch: brushed,
      light: (x, y) => 1.2 * lightOn((x - spot[0]) / 3, (y - spot[1]) / 3),
      outline: 0.5,
    })
  }
  // Bolts: cylinders that point outwards, sixteen of them.
  plate.add(ring(132), { hatch: steel, light: 0.06, outline: 0.8 })
  for (let bolt = 0; bolt < 16; bolt++) {
    const turns = (bolt + 0.5) / 16
    const along = 2 * Math.PI * turns
    const corner = (radius: number, aside: number): Point => [
      cx + radius * Math.cos(along) - aside * Math.sin(along),
      cy + radius * Math.sin(along) + aside * Math.cos(along),
    ]
    plate.add([corner(104, -8), corner(129, -8), corner(129, 8), corner(104, 8)], {
      hatch: radial,
      light: (x, y) => {
        const aside = -(x - cx) * Math.sin(along) + (y - cy) * Math.cos(along)
        return onCylinder(aside / 8.2, along + Math.PI / 2) * 1.1
      },
      outline: 0.7,
    })
    plate.line([corner(124, -8), corner(124, 8)], 0.6)
  }
  // The door's face: brushed steel in circles, and a plate in its middle.
  plate.add(ring(112), {
    hatch: steel,
    light: (x, y) => 0.14 + 0.82 * ramp(0.9, -0.9, Math.cos(angleOf(x, y) - 0.72)),
    outline: 0.9,
  })
  plate.add(ring(106), {
    hatch: steel,
    light: (x, y) => 0.16 + 0.8 * sheen(x, y) ** 1.4,
    outline: 0.6,
  })
  plate.add(ring(74), { hatch: steel, light: 0.04, outline: 0.8 })
  plate.add(ring(71), {
    hatch: radial,
    light: (x, y) => 0.16 + 0.78 * sheen(x, y, -0.5) ** 1.3,
    outline: 0.7,
  })
  for (let bolt = 0; bolt < 12; bolt++) {
    const spot = polar(90, (bolt + 0.5) / 12)
    plate.add(disc(spot, 5), { hatch: brushed, light: 0.1, outline: 0.6 })
    plate.add(disc([spot[0] - 0.4, spot[1] - 0.4], 3.6), {
      hatch: brushed,
      light: (x, y) => 1.15 * lightOn((x - spot[0]) / 4, (y - spot[1]) / 4),
      outline: 0.5,
    })
  }
  // The wheel: its shadow, five spokes with knobs, its rim, its hub.
  plate.add(disc([cx + 6, cy + 6], 52), { hatch: radial, light: 0.1 })
  plate.add(disc([cx + 6, cy + 6], 42), {
    hatch: radial,
    light: (x, y) => 0.24 + 0.6 * sheen(x, y, -0.5),
  })
  const spoke = (turns: number) => {
    const along = 2 * Math.PI * turns
    const corner = (radius: number, aside: number): Point => [
      cx + radius * Math.cos(along) - aside * Math.sin(along),
      cy + radius * Math.sin(along) + aside * Math.cos(along),
    ]
    plate.add([corner(8, -4.6), corner(66, -3), corner(66, 3), corner(8, 4.6)], {
      hatch: upright,
      light: (x, y) =>
        onCylinder(
          (-(x - cx) * Math.sin(along) + (y - cy) * Math.cos(along)) / 4.6,
          along + Math.PI / 2,
        ) * 1.1,
      outline: 0.7,
    })
    const knob = polar(70, turns)
    plate.add(disc(knob, 6.4), {
      hatch: brushed,
      cross,
      light: (x, y) => 1.15 * lightOn((x - knob[0]) / 6.4, (y - knob[1]) / 6.4),
      outline: 0.8,
    })
  }
  for (let index = 0; index < 5; index++) spoke(index / 5 - 0.25)
  const rim = (outer: number, inner: number): Point[] => [
    ...arc(centre, [outer, outer]),
    ...arc(centre, [inner, inner], 1, 0),
  ]
  plate.add(rim(50, 41), {
    hatch: steel,
    light: (x, y) => {
      const share = (Math.hypot(x - cx, y - cy) - 45.5) / 4.6
      const angle = angleOf(x, y)
      return lightOn(share * Math.cos(angle), share * Math.sin(angle)) * 1.1
    },
    outline: 0.8,
  })
  plate.add(ring(15), {
    hatch: steel,
    light: (x, y) => 0.1 + 0.85 * ramp(0.9, -0.9, Math.cos(angleOf(x, y) - 0.72)),
    outline: 0.8,
  })
  plate.add(ring(10), {
    hatch: rings([cx - 2, cy - 2], 2, 16),
    light: (x, y) => 1.1 * lightOn((x - cx) / 11, (y - cy) / 11),
    outline: 0.7,
  })

  // The hinge at the right: a post, its knuckles, and the arms that carry the door.
  for (const y of [112, 248]) {
    plate.add(
      [
        [cx + 118, y - 15],
        [416, y - 19],
        [416, y + 19],
        [cx + 118, y + 15],
      ],
      {
        hatch: brushed,
        cross,
        light: (_x, py) => onCylinder((py - y) / 19, Math.PI / 2),
        outline: 0.9,
      },
    )
    for (const x of [372, 392]) {
      plate.add(disc([x, y], 4.4), {
        hatch: wall,
        light: (px, py) => 1.1 * lightOn((px - x) / 4.6, (py - y) / 4.6),
        outline: 0.6,
      })
    }
  }
  plate.add(rectangle(404, 66, 430, 294), {
    hatch: wall,
    light: (x) => onCylinder((x - 417) / 13) * 1.05,
    relief: (x) => 3.4 * Math.sqrt(Math.max(0, 1 - ((x - 417) / 13.4) ** 2)),
    outline: 0.9,
  })
  for (const [upper, lower] of [
    [84, 140],
    [220, 276],
  ] as const) {
    plate.add(rectangle(399, upper, 435, lower), {
      hatch: wall,
      light: (x) => onCylinder((x - 417) / 18) * 1.1,
      relief: (x) => 4.4 * Math.sqrt(Math.max(0, 1 - ((x - 417) / 18.4) ** 2)),
      outline: 0.9,
    })
    plate.line(
      [
        [399, upper + 5],
        [417, upper + 9],
        [435, upper + 5],
      ],
      0.5,
    )
    plate.line(
      [
        [399, lower - 8],
        [417, lower - 4],
        [435, lower - 8],
      ],
      0.5,
    )
  }
  return plate
}
