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
