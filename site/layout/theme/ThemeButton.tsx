import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { moon, sun } from '../../common/icons.ts'
import { chooseTheme, useTheme } from '../../preferences/use-theme.ts'

/** Switches the theme; its label names the other theme. */
export function ThemeButton({
  hasText = false,
}: {
  /** Shows the label as text. */ hasText?: boolean
}) {
  const { t } = useLingui()
  const other = useTheme() === 'dark' ? 'light' : 'dark'
  const label = other === 'light' ? t`Light theme` : t`Dark theme`
  return (
    <button
      type="button"
      className={hasText ? 'drawer-theme' : 'icon-button header-theme'}
      aria-label={hasText ? undefined : label}
      onClick={() => chooseTheme(other)}
    >
      <Icon d={other === 'light' ? sun : moon} />
      {hasText && <span>{label}</span>}
    </button>
  )
}
