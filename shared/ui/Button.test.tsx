import { getByRole, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'
import { render } from './render.test-helper.ts'

test('a button does not submit a form by default', () => {
  const { container } = render(<Button>Max</Button>)
  expect(getByRole(container, 'button').getAttribute('type')).toBe('button')
})

test('a click calls onClick', () => {
  const onClick = vi.fn()
  const { container } = render(<Button onClick={onClick}>Send</Button>)
  act(() => getByRole(container, 'button').click())
  expect(onClick).toHaveBeenCalledOnce()
})

test('a busy button ignores clicks, does not submit, and stays focusable', () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  const { container } = render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Send
      </Button>
    </form>,
  )
  const button = getByRole(container, 'button', { name: 'Send' })
  act(() => button.click())
  button.focus()
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
})

test('a busy button keeps its name and announces its busy label', () => {
  const { container, rerender } = render(<Button busyLabel="Sending">Send</Button>)
  expect(getByRole(container, 'status').textContent).toBe('')
  rerender(
    <Button busy busyLabel="Sending">
      Send
    </Button>,
  )
  expect(getByRole(container, 'button', { name: 'Send' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  expect(getByRole(container, 'status').textContent).toBe('Sending')
  expect(queryByRole(container, 'button', { name: /Sending/ })).toBeNull()
})
