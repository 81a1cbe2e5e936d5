import { getByRole } from '@testing-library/dom'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { RadioGroup } from './RadioGroup.tsx'
import { render } from './render.test-helper.ts'

test('labels name a RadioGroup and its radios; all else describes them', () => {
  const onChange = vi.fn()
  const { container } = render(
    <RadioGroup
      label="Network"
      name="network"
      value={undefined}
      onChange={onChange}
      options={[
        { value: 't', label: 'TRC20', description: 'TRON', detail: '1 USDT', icon: 'x.png' },
        { value: 'e', label: 'ERC20', detail: 'Closed until 14:00', disabled: true },
      ]}
    />,
  )
  getByRole(container, 'radiogroup', { name: 'Network' })
  const radio = getByRole(container, 'radio', { name: 'TRC20', description: 'TRON 1 USDT' })
  act(() => radio.click())
  expect(onChange).toHaveBeenCalledWith('t')
})

test('a radio that cannot be chosen is reachable, says why, and chooses nothing', () => {
  const onChange = vi.fn()
  const { container } = render(
    <RadioGroup
      label="Network"
      name="network"
      value="t"
      onChange={onChange}
      options={[
        { value: 't', label: 'TRC20' },
        { value: 'e', label: 'ERC20', detail: 'Closed until 14:00', disabled: true },
      ]}
    />,
  )
  const radio = getByRole(container, 'radio', { name: 'ERC20', description: 'Closed until 14:00' })
  expect(radio).toHaveProperty('disabled', false)
  expect(radio.getAttribute('aria-disabled')).toBe('true')
  act(() => radio.click())
  expect(onChange).not.toHaveBeenCalled()
  expect(getByRole(container, 'radio', { name: 'TRC20' })).toHaveProperty('checked', true)
})
