import { expect, test } from 'vitest'
import { hostVariables } from '../../shared/ui/theme/host-variables.ts'
import { firstBrand, handovers, readBrand, variablesOf, writeBrand } from './brand.ts'

const brand = { colour: '#8a1538', radius: 2, density: 0.9, ornament: 'quiet' } as const

test('A link opens the brand again', () => {
  expect(readBrand(new URLSearchParams(writeBrand(brand)))).toEqual(brand)
})

test('A link that somebody has changed opens with defaults for what is wrong', () => {
  const query = 'colour=red%3Burl()&radius=900&density=&ornament=loud'
  expect(readBrand(new URLSearchParams(query))).toEqual(firstBrand)
})

test('The elements know every custom property of a brand', () => {
  const known = new Set(hostVariables.map(({ name }) => name))
  expect(Object.keys(variablesOf(brand)).filter((name) => !known.has(name))).toEqual([])
})

test('The hand-overs say the same colours', () => {
  const { dark, light } = JSON.parse(handovers.Tokens(brand))
  for (const text of [handovers.CSS(brand), handovers['brand.ts'](brand), handovers.React(brand)]) {
    expect(text).toContain(light.action.$value.hex)
    expect(text).toContain(dark.action.$value.hex)
  }
  expect(light.action.$value.components.every((part: number) => part >= 0 && part <= 1)).toBe(true)
  expect(handovers.CSS(brand)).toContain('ornament="quiet"')
  expect(handovers.React({ ...brand, ornament: 'full' })).not.toContain('ornament')
})
