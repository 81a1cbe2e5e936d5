import { useLingui } from '@lingui/react'
import { leavesOutcomeUnknown } from '../../../shared/api/outcome.ts'
import { errorText } from '../../../shared/element/view/error-text.ts'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useLookupState } from '../context.ts'

/** The last error, for longer than a toast; with advice if another try may help. */
export const ErrorNotice = ({ advice }: { advice: string }) => {
  const { i18n } = useLingui()
  const error = useLookupState((state) => state.error)
  if (!error) return null
  return (
    <Notice tone="error" title={errorText(error, (message) => i18n._(message))}>
      {leavesOutcomeUnknown(error) && advice}
    </Notice>
  )
}
