import { getByRole } from '@testing-library/dom'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { Columns } from './Columns.tsx'
import { MenuButton } from './MenuButton.tsx'
import { render } from './render.test-helper.ts'

test('the facts of a MenuButton are part of its description', () => {
  const { container } = render(
    <MenuButton
      title="ACH"
      facts={<Columns facts={['No fee', undefined, 'From 50 USD']} />}
      onClick={vi.fn()}
    />,
  )
  getByRole(container, 'button', { name: 'ACH', description: 'No fee From 50 USD' })
})

test('the title names a MenuButton; the subtitle describes it', () => {
  const onClick = vi.fn()
  const { container } = render(
    <MenuButton title="Bank account" subtitle="USD" icon="icon" onClick={onClick} />,
  )
  const button = getByRole(container, 'button', { name: 'Bank account', description: 'USD' })
  act(() => button.click())
  expect(onClick).toHaveBeenCalledOnce()
})

test('a MenuButton that leads nowhere is reachable, says why, and does nothing', () => {
  const onClick = vi.fn()
  const { container } = render(
    <MenuButton title="PayPal" facts="Closed until 14:00" disabled onClick={onClick} />,
  )
  const button = getByRole(container, 'button', {
    name: 'PayPal',
    description: 'Closed until 14:00',
  })
  expect(button).toHaveProperty('disabled', false)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  act(() => button.click())
  expect(onClick).not.toHaveBeenCalled()
})
