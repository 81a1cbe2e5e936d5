import { getByRole } from '@testing-library/dom'
import { Activity, act, createRef } from 'react'
import { describe, expect, it, test, vi } from 'vitest'
import { Field } from './Field.tsx'
import { render } from './render.test-helper.ts'
import { TextArea } from './TextArea.tsx'

test('the label names a field; unit, error and hint describe it', () => {
  const { container } = render(
    <Field label="Amount" unit="USDT" hint="Available 20" error="Required." defaultValue="1" />,
  )
  const input = getByRole(container, 'textbox', {
    name: 'Amount',
    description: 'USDT Required. Available 20',
  })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(getByRole(container, 'alert').textContent).toBe('Required.')
})

test('a field without an error has no alert', () => {
  const { container } = render(<Field label="Amount" />)
  const input = getByRole(container, 'textbox', { name: 'Amount', description: '' })
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})

test('a ref gets the input, whether it is an object or a function', () => {
  const object = createRef<HTMLInputElement>()
  const { container, rerender } = render(<Field label="Amount" ref={object} />)
  const input = getByRole(container, 'textbox')
  expect(object.current).toBe(input)
  const called = vi.fn()
  rerender(<Field label="Amount" ref={called} />)
  expect(called).toHaveBeenCalledWith(input)
})

test('the text of a field is in no attribute, and `defaultValue` fills the field only once', () => {
  const field = (defaultValue: string) => <Field label="Password" defaultValue={defaultValue} />
  const { container, rerender } = render(field('Custody2026'))
  const input = getByRole<HTMLInputElement>(container, 'textbox')
  expect(input.value).toBe('Custody2026')
  for (const typed of ['Custody202', '']) {
    input.value = typed
    rerender(field('Custody2026'))
    rerender(field(typed))
    expect(input.value).toBe(typed)
    expect(input.hasAttribute('value')).toBe(false)
  }
})

test('what was typed stays while the field is paused', () => {
  const field = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Field label="Password" defaultValue="Custody2026" />
    </Activity>
  )
  const { container, rerender } = render(field('visible'))
  const input = getByRole<HTMLInputElement>(container, 'textbox')
  for (const typed of ['Custody202', '']) {
    input.value = typed
    rerender(field('hidden'))
    rerender(field('visible'))
    expect(input.value).toBe(typed)
  }
})

test('Enter in a textarea submits and adds no line', () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  const { container } = render(
    <form onSubmit={onSubmit}>
      <Field label="Address" as={TextArea} defaultValue="TQn9" />
      <button type="submit">Next</button>
    </form>,
  )
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  act(() => getByRole(container, 'textbox', { name: 'Address' }).dispatchEvent(enter))
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(enter.defaultPrevented).toBe(true)
})

describe.each([
  ['input', undefined],
  ['textarea', TextArea],
] as const)('a Field as %s', (_, as) => {
  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'the Enter that ends a composition (%j) does not submit',
    (init) => {
      const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
      const { container } = render(
        <form onSubmit={onSubmit}>
          <Field label="Name" as={as} />
        </form>,
      )
      const press = (key: string) => {
        const event = new KeyboardEvent('keydown', {
          key,
          bubbles: true,
          cancelable: true,
          ...init,
        })
        act(() => getByRole(container, 'textbox').dispatchEvent(event))
        return event.defaultPrevented
      }
      expect(press('Enter')).toBe(true)
      expect(press('a')).toBe(false)
      expect(onSubmit).not.toHaveBeenCalled()
    },
  )
})
