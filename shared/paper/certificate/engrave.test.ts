import { expect, it } from 'vitest'
import { engrave } from './engrave.ts'

/** Consecutive order numbers of one day. */
const orders = Array.from({ length: 40 }, (_, n) => `20260302-${String(n).padStart(6, '0')}`)

const pointsOf = (d: string) =>
  [...d.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => [Number(x) - 500, Number(y) - 500] as const)

/**
 * What the eye can count: turns of the rosette, lines of the band, and its lobes, by their points.
 */
const countsOf = (seed: string): string => {
  const [rosette, band] = engrave(seed)
  return [rosette, band].map((d) => `${d.split('M').length} ${pointsOf(d).length}`).join()
}

it('the same order has the same engraving, today and on an earlier copy', () => {
  expect(engrave('20260302-000417')).toEqual(engrave('20260302-000417'))
  // A change of the formula would make printed copies differ from the screen.
  expect(engrave('20260302-000417')[0].slice(0, 48)).toMatchInlineSnapshot(
    `"M500 49 513 44 526 38 540 33 554 32 567 36 579 4"`,
  )
})

it('orders of one day have engravings that differ to the eye', () => {
  expect(new Set(orders.map((order) => engrave(order).join())).size).toBe(orders.length)
  expect(new Set(orders.map(countsOf)).size).toBeGreaterThan(30)
})

it('an engraving stays in its square and leaves its middle empty', () => {
  for (const order of [...orders, '', '契約-1']) {
    const radii = engrave(order).flatMap((d) => pointsOf(d).map(([x, y]) => Math.hypot(x, y)))
    expect(Math.max(...radii)).toBeLessThan(500)
    expect(Math.min(...radii)).toBeGreaterThan(129)
  }
})
