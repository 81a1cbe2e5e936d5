import type { ReactNode } from 'react'

export interface ToolButtonProps {
  children: ReactNode
  isOff: boolean
  onClick: () => void
}

/** A button that keeps the focus while it is disabled: a press of Clear disables Clear itself. */
export const ToolButton = ({ children, isOff, onClick }: ToolButtonProps) => (
  <button
    type="button"
    className="tw-button"
    data-variant="quiet"
    aria-disabled={isOff}
    onClick={isOff ? undefined : onClick}
  >
    {children}
  </button>
)
