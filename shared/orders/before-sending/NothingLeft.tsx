import { useLingui } from '@lingui/react/macro'
import { Notice } from '../../ui/Notice.tsx'

/** Says in a review that nothing arrives, because the fee is as high as the amount. */
export const NothingLeft = () => {
  const { t } = useLingui()
  return (
    <Notice tone="error" live="assertive" title={t`Nothing is left after the fee`}>
      {t`Go back and enter a larger amount.`}
    </Notice>
  )
}
