import type { MouseEvent } from 'react'

/** Whether a link was pressed to open in another tab or window, or to be saved: nothing changes here. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey
