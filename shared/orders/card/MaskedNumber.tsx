import { useLingui } from '@lingui/react/macro'
import { maskedText } from '../../ui/recorders/marks.ts'
import { lastOf, masked } from './masked.ts'

/** A masked card number; screen readers read its end without the dots. */
export const MaskedNumber = ({ account }: { account: string }) => {
  const { t } = useLingui()
  const last = lastOf(account)
  return (
    <span {...maskedText('tw-masked')} role="img" aria-label={t`ending in ${last}`} translate="no">
      {masked(account)}
    </span>
  )
}
