import { useLingui } from '@lingui/react/macro'
import { ErrorNotice } from '../../../shared/element/view/ErrorNotice.tsx'
import { useAccountState } from '../model/context.ts'
import { withOwnText } from './refusal-texts.ts'
import { ScrollIntoView } from './ScrollIntoView.tsx'

/** The error of this step, which stays longer than a toast. */
export function Failure() {
  const { t, i18n } = useLingui()
  const error = useAccountState((state) => state.error)
  return (
    error && (
      <ScrollIntoView>
        <ErrorNotice
          error={withOwnText(error, (text) => i18n._(text))}
          advice={t`What you entered is still here. Try again.`}
        />
      </ScrollIntoView>
    )
  )
}
