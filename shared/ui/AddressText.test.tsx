import { expect, test } from 'vitest'
import { AddressText } from './AddressText.tsx'
import { render } from './render.test-helper.ts'

test.each([
  'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  'abc',
  '',
])('the text of %s is the address itself', (address) => {
  const { container } = render(<AddressText address={address} />)
  expect(container.textContent).toBe(address)
})

test.each([
  ['TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', 'TQn9', 'KcbLSE'],
  ['0x52908400098527886E0F7030069857D2E4169EE7', '0x52', '169EE7'],
  ['TQn9Y2khEsLJ', 'TQn9', 'EsLJ'],
])('of %s at least four characters are marked at each end', (address, head, tail) => {
  const { container } = render(<AddressText address={address} />)
  const marked = [...container.querySelectorAll('[data-compared]')].map(
    ({ textContent }) => textContent,
  )
  expect([marked[0], marked.slice(1).join('')]).toEqual([head, tail])
})
