import { type ReactNode, useId } from 'react'
import { chevronRight } from './first-icons.ts'
import { Icon } from './Icon.tsx'

export interface MenuButtonProps {
  icon?: ReactNode
  /** The accessible name, exactly. */
  title: string
  /** The accessible description. */
  subtitle?: string | undefined
  onClick: () => void
  disabled?: boolean | undefined
}

/** A row of a menu that leads to another step. The button holds its name alone and covers the row. */
export const MenuButton = ({ icon, title, subtitle, onClick, disabled }: MenuButtonProps) => {
  const id = useId()
  return (
    <div className="tw-menu-button">
      {icon && <i aria-hidden="true">{icon}</i>}
      <div>
        <button
          type="button"
          aria-describedby={subtitle && id}
          onClick={onClick}
          disabled={disabled}
        >
          {title}
        </button>
        {subtitle && <small id={id}>{subtitle}</small>}
      </div>
      <Icon d={chevronRight} />
    </div>
  )
}
