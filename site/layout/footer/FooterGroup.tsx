import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { chevronDown } from '../../common/icons.ts'

interface FooterGroupProps {
  readonly title: string
  /** Items of a list. */
  readonly children: ReactNode
}

/**
 * Links under a title, which on a phone is a button that opens them. Both are rendered and the style
 * sheet shows one, so that nothing moves during hydration; without JavaScript the links are open.
 */
export function FooterGroup({ title, children }: FooterGroupProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="footer-group" data-open={isOpen}>
      <p className="footer-title">{title}</p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{title}</span>
        <Icon d={chevronDown} />
      </button>
      <ul id={id}>{children}</ul>
    </div>
  )
}
