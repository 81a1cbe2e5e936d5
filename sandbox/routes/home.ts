import { depositDirection, withdrawalDirection } from '../../shared/api/endpoints/home.ts'
import type { Handlers } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { cryptoItems, usdItems } from '../channels/list.ts'
import { Refusal } from '../core/answer.ts'
import { balancesOf, walletItem } from '../ledger/balances.ts'

const directions: Readonly<Record<string, 'withdraw' | 'deposit'>> = {
  [withdrawalDirection]: 'withdraw',
  [depositDirection]: 'deposit',
}

export const homeHandlers = ({ database: { queries }, clock }: Sandbox) =>
  ({
    getWalletHomePage: async (c) => ({
      item: walletItem(await balancesOf(queries, c.get('account').walletNumber)),
    }),

    getUsdChannel: async (c) => ({ list: await usdItems(queries, c.get('account'), clock()) }),

    getChannel: async (c) => {
      const direction = directions[c.req.param('direction') ?? '']
      if (!direction) throw new Refusal('The direction is 0 for withdrawal or 1 for deposit')
      return { list: await cryptoItems(queries, c.get('account').id, direction, clock()) }
    },
  }) satisfies Handlers
