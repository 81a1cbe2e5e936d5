import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/**
 * Draws React into the page of a test; `rerender` draws something else in its place. The end of the
 * test unmounts it: tests of one process share the page.
 */
export function render(ui: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  const rerender = (next: ReactNode) => act(() => root.render(next))
  const unmount = () => act(() => root.unmount())
  onTestFinished(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    unmount()
    container.remove()
  })
  rerender(ui)
  return { container, rerender, unmount }
}

/**
 * Fills a field in as a browser or a password manager does: React does not notice the assignment,
 * only the event that follows.
 */
export function setNativeValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
}
