import { success } from '../answer.ts'
import type { Sandbox } from '../context.ts'
import { balancesOf, walletItem } from '../ledger/balances.ts'
import type { Handlers } from './env.ts'

export const walletHandlers = ({ database: { queries } }: Sandbox) =>
  ({
    getWalletHomePage: async (c) =>
      c.json(
        success({ item: walletItem(await balancesOf(queries, c.get('account').walletNumber)) }),
      ),
  }) satisfies Handlers
