import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Where the element is: one of two places on the stage, or out of the document. */
export type Place = 'first' | 'second' | 'out'

/**
 * A box that React draws into and the page moves about, as hosts do with an element: taken out, put
 * in again, or moved, with `moveBefore` where the browser has it.
 */
export function useDock(
  first: RefObject<HTMLElement | null>,
  second: RefObject<HTMLElement | null>,
) {
  const [dock] = useState(() => document.createElement('div'))
  const [place, setPlace] = useState<Place>('first')
  const before = useRef<Place>('out')
  const canMove = 'moveBefore' in Element.prototype

  useLayoutEffect(() => {
    const from = before.current
    before.current = place
    if (place === 'out') return dock.remove()
    const parent = place === 'first' ? first.current : second.current
    if (from !== 'out' && from !== place && canMove) parent?.moveBefore(dock, null)
    else parent?.append(dock)
  }, [canMove, dock, place, first, second])

  const movesWith = canMove ? 'moveBefore' : 'append'
  return { dock, place, setPlace, movesWith } as const
}
