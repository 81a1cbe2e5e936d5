const turn = 2 * Math.PI

/**
 * An endless sequence of numbers from 0 to 1 that depends only on the seed; not for cryptography.
 */
function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))

/**
 * A closed path around the centre; `distance` is its radius at an angle. Integers keep it short.
 */
function lineAround(turns: number, points: number, distance: (angle: number) => number): string {
  const places = Array.from({ length: points }, (_, at) => {
    const angle = (at / points) * turns * turn
    const r = distance(angle)
    return `${Math.round(500 + r * Math.sin(angle))} ${Math.round(500 - r * Math.cos(angle))}`
  })
  return `M${places.join(' ')}Z`
}

/**
 * The rosette of an order, a contract or a reading, like the guilloché of a banknote. The same seed
 * gives the same figure for ever, so do not change the formula: printed copies show it. Another
 * seed gives other petals, turns, ripples, phases and numbers of lines. The middle is empty, up to
 * a radius of 130.
 *
 * @param seed an order number, a contract number, or the facts of a net asset value
 * @returns `d` of two paths in a 1000 × 1000 view box
 */
export function engrave(seed: string): readonly [rosette: string, band: string] {
  const next = numbersFrom(seed)
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))

  // The rosette: one line that closes after several turns, its petals interlaced.
  const turns = between(5, 12)
  let petals = between(3 * turns, 5 * turns)
  while (greatestDivisor(petals, turns) > 1) petals += 1
  const outer = 488
  const inner = between(170, 290)
  const ripples = between(2, 4)
  const depth = 0.12 + 0.2 * next()
  const phase = turn * next()
  const rosette = lineAround(turns, turns * 220, (angle) => {
    const wave = (petals / turns) * angle
    const swing = (Math.cos(wave) + depth * Math.cos(ripples * wave + phase)) / (1 + depth)
    return (outer + inner) / 2 + ((outer - inner) / 2) * swing
  })

  // The band inside it: lines of the same lobes, each turned a little further.
  const lobes = between(5, 16)
  const lines = between(3, 7)
  const bandOuter = inner + between(20, 70)
  const bandInner = between(135, Math.max(140, inner - 60))
  const twist = next()
  const band = Array.from({ length: lines }, (_, at) =>
    lineAround(1, Math.max(180, lobes * 20), (angle) => {
      const wave = Math.cos(lobes * angle + turn * (at / lines + twist))
      return (bandOuter + bandInner) / 2 + ((bandOuter - bandInner) / 2) * wave
    }),
  )
  return [rosette, band.join('')]
}
