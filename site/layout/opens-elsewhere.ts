import type { MouseEvent } from 'react'

/** Whether a click opens a link in another tab or window, or saves it. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey
