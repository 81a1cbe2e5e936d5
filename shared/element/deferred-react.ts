/**
 * What r2wc gets where it imports React (see `deferReact` in scripts/vite-plugins.ts): the same two
 * functions, which wait for the real ones. So an element is defined, painted and talking to its
 * server while React is still on its way.
 */
import type { ReactNode } from 'react'
import type { createRoot as CreateRoot } from './react-parts.ts'

export interface ReactParts {
  readonly createRoot: typeof CreateRoot
  readonly draw: () => ReactNode
}

/** Given to r2wc as its component: it brings React and what to draw, for an instance with these props. */
export type DeferredView<Props extends object> = (props: Props) => Promise<ReactParts>

interface Drawing<Props extends object> {
  readonly view: DeferredView<Props>
  readonly props: Props
}

/** As React's `createElement`, for a view that is not here yet. */
const createElement = <Props extends object>(
  view: DeferredView<Props>,
  props: Props,
): Drawing<Props> => ({ view, props: { ...props } })

/** As react-dom's `createRoot`: draws once React is here, unless unmounted by then. */
export function createRoot<Props extends object>(container: Element | DocumentFragment) {
  let hasBegun = false
  let isMounted = true
  let drawNow: (() => void) | undefined
  let unmountNow: (() => void) | undefined

  const begin = async ({ view, props }: Drawing<Props>) => {
    const { createRoot, draw } = await view(props)
    if (!isMounted) return
    const root = createRoot(container)
    unmountNow = () => root.unmount()
    drawNow = () => root.render(draw())
    drawNow()
  }

  return {
    render(drawing: Drawing<Props>) {
      if (hasBegun) drawNow?.()
      else void begin(drawing)
      hasBegun = true
    },
    unmount() {
      isMounted = false
      unmountNow?.()
    },
  }
}

export default { createElement }
