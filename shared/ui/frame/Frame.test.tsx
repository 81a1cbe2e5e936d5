import { getByRole, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../render.test-helper.ts'
import { Frame } from './Frame.tsx'

test('the first step does not move the focus of the host page', () => {
  render(
    <Frame title="Deposit" stepKey="HOME">
      menu
    </Frame>,
  )
  expect(document.activeElement).toBe(document.body)
})

test('a new step moves the focus to its title; a new title of the same step does not', () => {
  const { container, rerender } = render(
    <Frame title="Deposit" stepKey="HOME">
      menu
    </Frame>,
  )
  rerender(
    <Frame title="入金" stepKey="HOME">
      menu
    </Frame>,
  )
  expect(document.activeElement).toBe(document.body)
  rerender(
    <Frame title="Withdraw" stepKey="WITHDRAW">
      form
    </Frame>,
  )
  expect(document.activeElement).toBe(getByRole(container, 'heading', { name: 'Withdraw' }))
})

test('the back button has its label and is absent without `back`', () => {
  const onBack = vi.fn()
  const { container, rerender } = render(
    <Frame title="Withdraw" stepKey="WITHDRAW" back={{ label: 'Back', onBack }}>
      form
    </Frame>,
  )
  act(() => getByRole(container, 'button', { name: 'Back' }).click())
  expect(onBack).toHaveBeenCalledOnce()
  rerender(
    <Frame title="Deposit" stepKey="HOME">
      menu
    </Frame>,
  )
  expect(queryByRole(container, 'button')).toBeNull()
})
