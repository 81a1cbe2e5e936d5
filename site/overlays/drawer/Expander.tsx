import { type ReactNode, useId } from 'react'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { chevronDown } from '../../common/icons.ts'

interface ExpanderProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** A row of the drawer that shows more below itself. */
export function Expander({ title, isOpen, onToggle, children }: ExpanderProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="drawer-expander"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <span>{title}</span>
        <Icon d={chevronDown} />
      </button>
      {isOpen && <div id={id}>{children}</div>}
    </>
  )
}
