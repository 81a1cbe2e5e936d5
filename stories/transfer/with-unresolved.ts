import { type Kind, orderFormat } from '../../elements/transfer/order/submission-state.ts'
import type { Unresolved } from '../../shared/orders/submission/order.ts'
import { createUnresolvedOrders } from '../../shared/orders/submission/unresolved-orders.ts'
import { storyToken } from '../support/story-screen.ts'

/** For `beforeEach`: stores an earlier transfer in USD that had no answer in session storage. */
export const withUnresolved = (unresolved: Unresolved<Kind>) => (): void =>
  createUnresolvedOrders(
    orderFormat,
    () => storyToken,
    sessionStorage,
    () => 'usd',
  ).keep(unresolved)
