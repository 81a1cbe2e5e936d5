import { getAllByRole } from '@testing-library/dom'
import { act, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { Notice } from './Notice.tsx'
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

test('a dialog has the text of a toast only as long as the toast is shown', () => {
  const toast = { id: 1, tone: 'error', text: 'Sign first.' } as const
  const dialog = document.createElement('dialog')
  const alert = document.createElement('p')
  alert.setAttribute('role', 'alert')
  dialog.append(alert)
  const query = vi
    .spyOn(document, 'querySelectorAll')
    .mockImplementation(() => [dialog] as unknown as NodeListOf<Element>)
  const matches = vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValue(true)
  const { prototype } = HTMLElement
  const popover = { showPopover: vi.fn(), hidePopover: vi.fn() }
  Object.assign(prototype, popover)
  const { rerender } = render(<ToastRegion toasts={[toast]} />)
  expect(alert.textContent).toBe('Sign first.')
  rerender(<ToastRegion toasts={[]} />)
  expect(alert.textContent).toBe('')
  query.mockRestore()
  matches.mockRestore()
  for (const name of Object.keys(popover)) Reflect.deleteProperty(prototype, name)
})

/** A toast on a screen with a message of its own, which may come later. */
function onScreen(toast: string, message: ReactNode) {
  const screen = (shown: ReactNode) => (
    <>
      {shown}
      <ToastRegion toasts={[{ id: 1, tone: 'error', text: toast }]} />
    </>
  )
  const { container, rerender } = render(screen(null))
  const isSeen = () => !container.querySelector<HTMLElement>('.tw-toast')?.dataset.said
  const before = isSeen()
  rerender(screen(message))
  return { before, isSeen, heard: () => texts(container, 'alert')[0] }
}

test.each([
  [
    'the error of a field',
    <p key="field" className="tw-error">
      Enter valid code.
    </p>,
  ],
  ['the title of a notice', <Notice key="title" tone="error" title="Enter valid code." />],
  [
    'plainer words of a notice',
    <Notice key="says" tone="error" title="Try again" says={['Enter valid code.']} />,
  ],
])('a toast is only heard, not seen, beside %s that says the same', async (_, message) => {
  const { before, isSeen, heard } = onScreen('Enter valid code.', message)
  expect(before).toBe(true)
  await vi.waitFor(() => expect(isSeen()).toBe(false))
  expect(heard()).toBe('Enter valid code.')
})

test('a toast is seen beside a notice that says something else', async () => {
  const { isSeen } = onScreen('Error', <Notice tone="error" title="Network Error" />)
  await act(async () => {})
  expect(isSeen()).toBe(true)
})
