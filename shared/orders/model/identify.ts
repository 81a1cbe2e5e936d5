import { getUserInfo } from '../../api/endpoints/user.ts'
import type { ApiError } from '../../api/errors.ts'
import { mayPass } from '../../api/may-pass.ts'
import { buildRequest, type ClientSettings } from '../../api/request.ts'
import { itemOf } from '../../api/wire/data.ts'
import { userInfo } from '../../api/wire/user.ts'
import type { SessionClient } from '../../element/calls/session.ts'
import type { KeptOrders } from '../submission/kept-orders.ts'

/**
 * Creates the function that finds out who the person is, by their wallet number. It asks until the
 * server has answered once; one without `getUserInfo` knows no person, and then an order belongs to
 * the token. Resolves to an error if the server cannot say it now and the device keeps an order that
 * may be this person's.
 */
export function createIdentify(
  client: Pick<SessionClient, 'call'>,
  settings: () => ClientSettings,
  orders: Pick<KeptOrders<string>, 'identify' | 'mayBeMissing'>,
): () => Promise<ApiError | undefined> {
  let isAnswered = false
  let asking: Promise<ApiError | undefined> | undefined
  const ask = async () => {
    const request = buildRequest(getUserInfo, settings())
    if (isAnswered || !request.ok) return undefined
    const { origin } = new URL(request.value.url)
    const answer = await client.call(getUserInfo, itemOf(userInfo))
    if (answer.ok) {
      const walletNumber = answer.value?.walletNumber
      if (walletNumber) orders.identify(origin, walletNumber)
    }
    isAnswered = answer.ok || !(mayPass(answer.error) || answer.error.navigate)
    if (answer.ok || !mayPass(answer.error) || !orders.mayBeMissing(origin)) return undefined
    return { ...answer.error, isUnsent: true }
  }
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }
}
