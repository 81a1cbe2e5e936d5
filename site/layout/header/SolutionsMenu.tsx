import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { chevronDown } from '../../common/icons.ts'
import { Overlay, useOverlays } from '../../common/Overlay.tsx'
import { useDisclosure } from '../../common/use-disclosure.ts'
import './solutions.css'

/** The entry of the navigation that opens a panel below the header. */
export function SolutionsMenu() {
  const { t } = useLingui()
  const id = useId()
  const { isOpen, root, button, close, toggle } = useDisclosure<HTMLLIElement>()
  const overlays = useOverlays(isOpen, close)
  // The focus is on the button when an article opens, so closing the article returns it there.
  const leave = () => {
    button.current?.focus()
    close()
  }
  return (
    <li ref={root} className="solutions-menu">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <span>{t`Solutions`}</span>
        <Icon d={chevronDown} />
      </button>
      <noscript>
        <a href="#solutions">{t`Solutions`}</a>
      </noscript>
      {isOpen && overlays && (
        <Overlay i18n={overlays.i18n}>
          <overlays.SolutionsPanel id={id} onLeave={leave} />
        </Overlay>
      )}
    </li>
  )
}
