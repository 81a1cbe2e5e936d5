import { type ReactNode, startTransition } from 'react'
import { createRoot as createReactRoot } from 'react-dom/client'

/** What draws an element, as one lazy module in React's own chunk. */
export { createElement } from 'react'

/** As react-dom's; draws in slices, between which the page answers to a press or a scroll. */
export const createRoot = (container: Element | DocumentFragment) => {
  const root = createReactRoot(container)
  return {
    render: (drawn: ReactNode) => startTransition(() => root.render(drawn)),
    unmount: () => root.unmount(),
  }
}
