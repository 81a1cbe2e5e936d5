import { expect, test } from 'vitest'
import { type ElementName, elementNames } from '../../elements/elements.ts'
import { describeEvent } from './events.ts'
import { instancesOf } from './instances.ts'

const said = (element: ElementName, type: string, detail: object) => {
  const [instance] = instancesOf({ element, mode: 'usd' }, true)
  if (!instance) throw new Error(`no instance of ${element}`)
  return describeEvent(instance, new CustomEvent(type, { detail }))
}

test('the log describes what each element accepted', () => {
  const transfer = { kind: 'deposit-proof', amount: '5', orderNumber: '17' }
  expect(said('transfer', 'tw-success', transfer).words).toContain('of 5, order 17')
  expect(said('fund-lookup', 'tw-success', { kind: 'lookup' }).words).toContain('lookup')
  expect(said('contract', 'tw-success', { kind: 'signature', number: 'TW-1' }).words).toBe(
    'Accepted: signature of TW-1.',
  )
})

test.each(elementNames)('the log has a description for every event of %s', (element) => {
  const entry = said(element, 'tw-navigate', { to: '/', reason: 'URL found.' })
  expect(entry.words).toBe('The host would now go to / (URL found.).')
  expect(entry.detail).toContain('URL found.')
})
