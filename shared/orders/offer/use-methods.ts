import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { UsdMethod } from '../../api/wire/usd-channel.ts'
import { cardArrivalDays } from '../../limits.ts'

/** The USD methods in their fixed order (specification, section 2). */
export const usdMethods: readonly UsdMethod[] = ['WIRE', 'ACH', 'CREDIT_CARD', 'PAYPAL']

/** Names of the USD methods. */
export function useMethodNames(): Readonly<Record<UsdMethod, string>> {
  const { t } = useLingui()
  return {
    WIRE: t`Bank wire`,
    ACH: t`ACH`,
    CREDIT_CARD: t`Credit card`,
    PAYPAL: t`PayPal`,
  }
}

/** How long a method takes if the server does not say (specification, section 9). */
export function useUsualArrival(): (method: UsdMethod) => string | undefined {
  const { t } = useLingui()
  return (method) =>
    method === 'CREDIT_CARD' || method === 'PAYPAL'
      ? t`After ${plural(cardArrivalDays, { one: '# day', other: '# days' })}`
      : undefined
}

/**
 * The channel of a method. A server that names no methods has one account for all of them; otherwise
 * only the named methods are offered, except those marked as not offered.
 */
export function channelFor<
  Channel extends { method?: string | null | undefined; offered?: boolean | null | undefined },
>(channels: readonly Channel[], method: UsdMethod): Channel | undefined {
  const own = channels.find((channel) => channel.method === method)
  if (own) return own.offered === false ? undefined : own
  return channels.some((channel) => channel.method) ? undefined : channels[0]
}
