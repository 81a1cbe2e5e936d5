import { type ReactNode, useId } from 'react'
import { Icon } from './frame/Icon.tsx'
import { chevronRight } from './icons.ts'

interface MenuButtonProps {
  icon?: ReactNode
  /** The accessible name, exactly. */
  title: string
  /** The accessible description. */
  subtitle?: string | undefined
  /** A further part of the description, shown below: `Columns`. */
  facts?: ReactNode
  onClick: () => void
  /** It does nothing, but stays reachable by keyboard, so that the reason among its facts is read. */
  disabled?: boolean | undefined
}

/** A menu row that leads to another step. The button contains only its name and covers the row. */
export const MenuButton = (props: MenuButtonProps) => {
  const { icon, title, subtitle, facts, onClick, disabled } = props
  const id = useId()
  const described = [subtitle && id, facts && `${id}f`].filter(Boolean).join(' ')
  return (
    <div className="tw-menu-button">
      {icon && <i aria-hidden="true">{icon}</i>}
      <div>
        <button
          type="button"
          aria-describedby={described || undefined}
          onClick={disabled ? undefined : onClick}
          aria-disabled={disabled || undefined}
        >
          {title}
        </button>
        {subtitle && <small id={id}>{subtitle}</small>}
      </div>
      {!disabled && <Icon d={chevronRight} />}
      {facts && <small id={`${id}f`}>{facts}</small>}
    </div>
  )
}
