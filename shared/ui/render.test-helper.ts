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
