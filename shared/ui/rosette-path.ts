/**
 * One closed curve of eleven turns and forty petals, interlaced as on banknotes, on 1000 × 1000. In
 * integers, which the browser formats fastest.
 */
export const rosettePath = (): string => {
  let d = 'M'
  for (let step = 0; step < 2300; step++) {
    const t = (step * 22 * Math.PI) / 2300
    const petal = (40 / 11) * t
    const r = 280 + 180 * Math.cos(petal) + 30 * Math.cos(3 * petal)
    d += `${Math.round(500 + r * Math.cos(t))} ${Math.round(500 + r * Math.sin(t))} `
  }
  return `${d}Z`
}
