import { useLingui } from '@lingui/react'
import { leavesOutcomeUnknown } from '../../../shared/api/outcome.ts'
import { errorText } from '../../../shared/element/view/error-text.ts'
import { useStore } from '../../../shared/element/view/use-element.ts'
import { Notice } from '../../../shared/ui/Notice.tsx'
import type { StepProps } from '../step-parts.ts'

/** What went wrong last, for longer than a toast; with advice where trying again may help. */
export const Trouble = ({ model, advice }: StepProps & { advice: string }) => {
  const { i18n } = useLingui()
  const error = useStore(model.state, (state) => state.error)
  if (!error) return null
  return (
    <Notice tone="error" title={errorText(error, (message) => i18n._(message))}>
      {leavesOutcomeUnknown(error) && advice}
    </Notice>
  )
}
