import { useLingui } from '@lingui/react/macro'
import type { Loadable } from '../../api/loading/loadable.ts'
import { errorText } from '../../element/model/error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { LongLines } from '../../ui/LongText.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useFailureText } from './use-failure-text.ts'

interface LoadErrorProps {
  /** Names what could not be loaded, if the notice is not in its place. */
  readonly title?: string
  readonly of: Pick<Loadable<unknown>, 'error'>
  readonly onRetry: () => void
}

/** Says that something could not be loaded, why, and what it means, with a button to try again. */
export const LoadError = ({ title, of: { error }, onRetry }: LoadErrorProps) => {
  const { t, i18n } = useLingui()
  const failureText = useFailureText()
  if (!error) return null
  return (
    <Notice
      tone="error"
      says={[errorText(error, i18n)]}
      title={title ?? t`This information could not be loaded`}
      action={
        <Button
          onClick={({ currentTarget }) => {
            onRetry()
            focusHeading(currentTarget)
          }}
        >
          {t`Try again`}
        </Button>
      }
    >
      <LongLines lines={[failureText(error), t`This does not affect your money.`]} />
    </Notice>
  )
}
