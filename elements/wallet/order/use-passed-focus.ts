import { type RefCallback, useState } from 'react'

const hasFocus = (element: HTMLElement): boolean =>
  (element.getRootNode() as Document | ShadowRoot).activeElement === element

/**
 * The ref of elements of which one replaces another: it passes the focus on. Otherwise the page would
 * get it.
 */
export function usePassedFocus(): RefCallback<HTMLElement> {
  const [ref] = useState(() => {
    let isPassed = false
    return (element: HTMLElement | null) => {
      if (!element) return
      if (isPassed) element.focus()
      isPassed = false
      return () => {
        isPassed = hasFocus(element)
      }
    }
  })
  return ref
}
