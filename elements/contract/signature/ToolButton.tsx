import type { ReactNode } from 'react'

interface ToolButtonProps {
  children: ReactNode
  isDisabled: boolean
  onClick: () => void
}

/** A button that keeps the focus while it is disabled: a press of Clear disables Clear itself. */
export const ToolButton = ({ children, isDisabled, onClick }: ToolButtonProps) => (
  <button
    type="button"
    className="tw-button"
    data-variant="quiet"
    aria-disabled={isDisabled}
    onClick={isDisabled ? undefined : onClick}
  >
    {children}
  </button>
)
