import { useLingui } from '@lingui/react/macro'
import { errorText } from '../../../shared/element/view/error-text.ts'
import type { Loadable } from '../../../shared/element/view/loadable.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useModel } from '../context.ts'

/** Shows that a resource could not be loaded, with a button to try again. */
export const LoadError = ({ of }: { of: Loadable<unknown> }) => {
  const { t, i18n } = useLingui()
  const { store } = useModel()
  if (!of.error) return null
  return (
    <Notice
      tone="error"
      title={t`This information could not be loaded`}
      action={<Button onClick={store.reload}>{t`Try again`}</Button>}
    >
      {errorText(of.error, (message) => i18n._(message))}
    </Notice>
  )
}
