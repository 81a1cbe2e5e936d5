import { useLingui } from '@lingui/react/macro'
import type { Elements } from '../../../shared/ui/elements.ts'
import { Skeleton } from '../../../shared/ui/frame/Skeleton.tsx'

/** The box of the balance; it has the same size while the balance is loading. */
export const BalanceBox = ({ children }: { children?: Elements }) => {
  const { t } = useLingui()
  return (
    <div className="tw-balance">
      <p>
        <span>{t`Available`}</span>
        {!children && <small>{t`Loading your balance`}</small>}
      </p>
      {children || <Skeleton width="60%" height="44px" />}
    </div>
  )
}
