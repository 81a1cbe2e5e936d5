import { useLingui } from '@lingui/react/macro'
import { errorText } from '../element/view/error-text.ts'
import type { Loadable } from '../element/view/loadable.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

interface LoadErrorProps {
  readonly of: Pick<Loadable<unknown>, 'error'>
  readonly onRetry: () => void
}

/** Shows that something could not be loaded, with a button to try again. */
export const LoadError = ({ of, onRetry }: LoadErrorProps) => {
  const { t, i18n } = useLingui()
  if (!of.error) return null
  return (
    <Notice
      tone="error"
      title={t`This information could not be loaded`}
      action={<Button onClick={onRetry}>{t`Try again`}</Button>}
    >
      {errorText(of.error, (message) => i18n._(message))}
    </Notice>
  )
}
