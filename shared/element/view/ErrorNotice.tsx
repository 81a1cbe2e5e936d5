import { useLingui } from '@lingui/react'
import type { ApiError } from '../../api/errors.ts'
import { leavesOutcomeUnknown } from '../../api/outcome.ts'
import { Notice } from '../../ui/Notice.tsx'
import { errorText } from '../model/error-text.ts'

interface ErrorNoticeProps {
  readonly error: ApiError | undefined
  /** Shown if the error leaves the outcome unknown. */
  readonly advice: string
}

/** An error that stays longer than a toast. */
export const ErrorNotice = ({ error, advice }: ErrorNoticeProps) => {
  const { i18n } = useLingui()
  if (!error) return null
  return (
    <Notice tone="error" title={errorText(error, i18n)}>
      {leavesOutcomeUnknown(error) && advice}
    </Notice>
  )
}
