import { getByRole } from '@testing-library/dom'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConfirmButton, type ConfirmButtonProps } from './ConfirmButton.tsx'
import { render } from './render.test-helper.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function show() {
  const onClick = vi.fn()
  const draw = (props: ConfirmButtonProps) => (
    <ConfirmButton {...props} onClick={onClick}>
      Send
    </ConfirmButton>
  )
  const { container, rerender } = render(draw({}))
  const button = getByRole(container, 'button')
  return {
    button,
    onClick,
    change: (props: ConfirmButtonProps) => rerender(draw(props)),
    press: (detail = 1) =>
      act(() =>
        button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail })),
      ),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  }
}

test('the second press of a double click on what was there before does nothing', () => {
  const { button, onClick, press, wait } = show()
  for (const ms of [60, 400, 200]) {
    wait(ms)
    press()
  }
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(onClick).not.toHaveBeenCalled()
  wait(100)
  expect(button.getAttribute('aria-disabled')).toBeNull()
  press()
  expect(onClick).toHaveBeenCalledOnce()
})

test('a slow double click counts once', () => {
  const { onClick, press, wait } = show()
  wait(900)
  press(2)
  expect(onClick).not.toHaveBeenCalled()
  press(1)
  press(2)
  expect(onClick).toHaveBeenCalledOnce()
})

test('neither press of a double click submits a form', () => {
  const { button, change, press, wait } = show()
  change({ type: 'submit' })
  const isDefault = (detail: number) => {
    let isLeft = true
    button.addEventListener(
      'click',
      (event) =>
        setTimeout(() => {
          isLeft = !event.defaultPrevented
        }),
      { once: true },
    )
    press(detail)
    wait(1)
    return isLeft
  }
  expect(isDefault(1)).toBe(false)
  wait(900)
  expect(isDefault(2)).toBe(false)
  expect(isDefault(1)).toBe(true)
})

test('a change of what is confirmed, or the end of a call, guards it again and keeps the focus', () => {
  const { button, change, onClick, press, wait } = show()
  wait(700)
  button.focus()
  change({ confirms: 'fee 9' })
  press()
  wait(700)
  change({ confirms: 'fee 9', busy: true })
  wait(2000)
  change({ confirms: 'fee 9' })
  wait(300)
  press()
  expect(onClick).not.toHaveBeenCalled()
  wait(400)
  press()
  expect(onClick).toHaveBeenCalledOnce()
  expect(button).toBe(button.ownerDocument.activeElement)
})
