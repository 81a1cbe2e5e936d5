import { getAllByRole } from '@testing-library/dom'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from './render.test-helper.ts'
import { ToastRegion } from './ToastRegion.tsx'

const texts = (container: HTMLElement, role: string) =>
  getAllByRole(container, role).map((region) => region.textContent)

test('the live regions exist before the first toast', () => {
  const { container, rerender } = render(<ToastRegion toasts={[]} />)
  const regions = getAllByRole(container, 'status')
  rerender(
    <ToastRegion
      toasts={[
        { id: 1, tone: 'success', text: 'Success' },
        { id: 2, tone: 'error', text: 'Not Found' },
        { id: 3, tone: 'info', text: 'Copied' },
      ]}
    />,
  )
  expect(getAllByRole(container, 'status')).toEqual(regions)
  expect(texts(container, 'status')).toEqual(['Success', 'Copied'])
  expect(texts(container, 'alert')).toEqual(['Not Found'])
})

const point = (element: Element | null, type: 'pointerover' | 'pointerout') =>
  act(() => element?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' })))

test('a hovered toast that is replaced by the same text is released', () => {
  const onHold = vi.fn()
  const show = (id: number) => (
    <ToastRegion toasts={[{ id, tone: 'error', text: 'Not Found' }]} onHold={onHold} />
  )
  const { container, rerender } = render(show(1))
  point(container.querySelector('.tw-toast'), 'pointerover')
  expect(onHold.mock.calls).toEqual([[true]])
  rerender(show(2))
  expect(onHold.mock.calls).toEqual([[true], [false]])
})

test('a long toast can be focused and stays while it has the focus', () => {
  const onHold = vi.fn()
  const text = 'word '.repeat(2000)
  const { container } = render(
    <ToastRegion toasts={[{ id: 1, tone: 'error', text }]} onHold={onHold} />,
  )
  const long = container.querySelector<HTMLElement>('.tw-toast [tabindex="0"]')
  expect(long?.textContent).toBe(text)
  act(() => long?.focus())
  expect(onHold.mock.calls).toEqual([[true]])
  point(long, 'pointerover')
  point(long, 'pointerout')
  expect(onHold.mock.calls).toEqual([[true]])
  act(() => long?.blur())
  expect(onHold.mock.calls).toEqual([[true], [false]])
})
