import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Where the element is: in one of two boxes, or out of the document. */
type Position = 'first' | 'second' | 'out'

/**
 * A container that React renders into and the page removes, inserts or moves, as hosts do with an
 * element; moved by `moveBefore` if the browser supports it.
 */
export function useDock(
  first: RefObject<HTMLElement | null>,
  second: RefObject<HTMLElement | null>,
) {
  const [dock] = useState(() => document.createElement('div'))
  const [position, setPosition] = useState<Position>('first')
  const before = useRef<Position>('out')
  const canMove = 'moveBefore' in Element.prototype

  useLayoutEffect(() => {
    const from = before.current
    before.current = position
    if (position === 'out') return dock.remove()
    const parent = position === 'first' ? first.current : second.current
    if (from !== 'out' && from !== position && canMove) parent?.moveBefore(dock, null)
    else parent?.append(dock)
  }, [canMove, dock, position, first, second])

  const movesWith = canMove ? 'moveBefore' : 'append'
  return { dock, position, setPosition, movesWith } as const
}
