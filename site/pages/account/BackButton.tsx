import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { chevronLeft } from '../../../shared/ui/icons.ts'

/** The Back of `<tw-account>`, which has no header of its own beside the page's title. */
export function BackButton() {
  const { t } = useLingui()
  const goBack = () => {
    const element = document.querySelector<HTMLElement & { back(): boolean }>(
      '.account-element tw-account',
    )
    element?.back()
  }
  return (
    <button type="button" className="account-back" onClick={goBack}>
      <Icon d={chevronLeft} />
      <span>{t`Back`}</span>
    </button>
  )
}
