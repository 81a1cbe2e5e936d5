import { type RefObject, useLayoutEffect } from 'react'
import { useModel } from '../model/context.ts'

/**
 * From this width of the element on, a record is shown beside the list: multiples of the reader's font
 * size, as in `History.css`.
 */
const widthForBoth = 56.25

/** Tells the store whether a record has room beside the list. */
export function useRoomBeside(screen: RefObject<HTMLElement | null>): void {
  const { store } = useModel()
  useLayoutEffect(() => {
    const root = screen.current?.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    const observer = new ResizeObserver((entries) => {
      const width = entries.at(-1)?.contentRect.width ?? 0
      const unit = Number.parseFloat(getComputedStyle(root.host).fontSize)
      // An element that was taken away for a moment has no width.
      if (width > 0) store.setState({ hasRoomBeside: width >= widthForBoth * unit })
    })
    observer.observe(root.host)
    return () => observer.disconnect()
  }, [screen, store])
}
