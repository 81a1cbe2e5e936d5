import { useLingui } from '@lingui/react/macro'

/** Why USDT cannot be withdrawn in some regions, and what can be done instead. */
export function useWireOnlyText(): string {
  const { t } = useLingui()
  return t`In your region, withdrawals are made by bank wire only. Convert USDT to USD, then withdraw by bank wire.`
}
