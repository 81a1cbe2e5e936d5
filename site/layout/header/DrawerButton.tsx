import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { menu } from '../../common/icons.ts'

interface DrawerButtonProps {
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** Opens the drawer; visible only on a phone. */
export function DrawerButton({ isOpen, onOpen }: DrawerButtonProps) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className="icon-button drawer-button"
      aria-label={t`Menu`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <Icon d={menu} />
    </button>
  )
}
