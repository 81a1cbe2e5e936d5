import { regionRules } from '../../../shared/person/region/region-rules.ts'
import { useWalletState } from '../model/context.ts'

/** Whether the holder may withdraw USDT; `undefined` until the region of residence is known. */
export const useUsdtWithdrawal = (): boolean | undefined =>
  useWalletState(({ userInfo: { value } }) =>
    value === undefined ? undefined : !regionRules(value?.region ?? '').withdrawsByWireOnly,
  )
