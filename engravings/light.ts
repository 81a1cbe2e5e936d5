import type { Point } from './shapes.ts'

/** Light from the upper left, towards the viewer. */
const sun = [-0.56, -0.5, 0.66] as const

/** The light on a surface with this normal, from 0 to 1. */
export const lightOn = (nx: number, ny: number, ambient = 0.08): number => {
  const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny))
  return ambient + (1 - ambient) * Math.max(0, nx * sun[0] + ny * sun[1] + nz * sun[2])
}

/** The light on a cylinder, by the distance from its axis, from -1 to 1. */
export const onCylinder = (share: number, tilt = 0): number => {
  const across = Math.max(-1, Math.min(1, share))
  return lightOn(across * Math.cos(tilt), across * Math.sin(tilt))
}

/** Rises smoothly from 0 to 1 between two values. */
export const ramp = (from: number, to: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** Smooth noise between 0 and 1, the same for the same place. */
export function noise(x: number, y: number): number {
  const cell = (column: number, row: number) => {
    const mixed = Math.sin(column * 127.1 + row * 311.7) * 43758.5453
    return mixed - Math.floor(mixed)
  }
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [ramp(0, 1, x - column), ramp(0, 1, y - row)]
  const upper = cell(column, row) * (1 - u) + cell(column + 1, row) * u
  const lower = cell(column, row + 1) * (1 - u) + cell(column + 1, row + 1) * u
  return upper * (1 - v) + lower * v
}

/** Fades towards the rim of a plate, as a vignette does. */
export const vignette =
  ([cx, cy]: Point, [rx, ry]: Point, soft = 0.45) =>
  (x: number, y: number): number =>
    1 -
    ramp(
      1 - soft,
      1,
      Math.hypot((x - cx) / rx, (y - cy) / ry) + 0.12 * (noise(x / 26, y / 14) - 0.5),
    )
