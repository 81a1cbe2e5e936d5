import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { toneIcons } from '../../../shared/ui/icons.ts'
import { Phrases } from '../../../shared/ui/Phrases.tsx'

/** Below the field: what a person must check of an address, because the element cannot. */
export const AddressCaution = ({ text }: { text: string }) => (
  <p className="tw-caution">
    <Icon d={toneIcons.warning} />
    <span>
      <Phrases>{text}</Phrases>
    </span>
  </p>
)
