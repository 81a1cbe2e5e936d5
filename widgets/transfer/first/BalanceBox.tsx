import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Skeleton } from '../../../shared/ui/frame/Skeleton.tsx'

/** The box of the balance; it has the same size while the balance is loading. */
export const BalanceBox = ({ children }: { children?: ReactNode }) => {
  const { t } = useLingui()
  return (
    <div className="tw-balance">
      <p>
        {t`Available`}
        {!children && <small>{t`Loading your balance`}</small>}
      </p>
      {children || <Skeleton width="60%" height="44px" />}
    </div>
  )
}
