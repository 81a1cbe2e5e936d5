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
        { value: 'e', label: 'ERC20', disabled: true },
      ]}
    />,
  )
  getByRole(container, 'radiogroup', { name: 'Network' })
  const radio = getByRole(container, 'radio', { name: 'TRC20', description: 'TRON 1 USDT' })
  act(() => radio.click())
  expect(onChange).toHaveBeenCalledWith('t')
  expect(getByRole(container, 'radio', { name: 'ERC20' })).toHaveProperty('disabled', true)
})
