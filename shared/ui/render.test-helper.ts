import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Draws React into the page of a test; `rerender` draws something else in its place. */
export function render(ui: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  const rerender = (next: ReactNode) => act(() => root.render(next))
  rerender(ui)
  return { container, rerender, unmount: () => act(() => root.unmount()) }
}
