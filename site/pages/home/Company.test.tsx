import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { brand } from '../../brand.ts'
import { inSite } from '../../testing/in-site.tsx'
import { Company } from './Company.tsx'

vi.mock('../../brand.ts', async (original) => {
  const { brand } = await original<typeof import('../../brand.ts')>()
  return { brand: { ...brand } }
})
const { facts, people, offices } = brand
afterEach(() => void Object.assign(brand, { facts, people, offices }))

const drawn = () => renderToStaticMarkup(inSite(<Company />))

test('the default brand says nothing of facts, people or offices', () => {
  expect([facts, people, offices]).toEqual([[], [], []])
  expect(drawn()).toBe('')
})

test('an operator’s facts, people and offices are shown, and nothing of what is empty', () => {
  const inEach = (en: string) => ({ en, zh: '', ja: '', ko: '' })
  Object.assign(brand, { facts: [{ figure: '1974', text: inEach('Founded') }] })
  expect(drawn()).toMatch(/Founded.*1974/)
  expect(drawn()).not.toContain('<h2')
  Object.assign(brand, {
    people: [{ name: 'Ada Example', role: inEach('Head of trusts') }],
    offices: [{ city: inEach('Anytown'), address: '1 Example Street' }],
  })
  expect(drawn()).toMatch(/People.*Ada Example.*Head of trusts.*Offices.*Anytown.*1 Example Street/)
})
