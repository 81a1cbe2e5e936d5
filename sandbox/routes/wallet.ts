import type { Handlers } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { success } from '../core/answer.ts'
import { balancesOf, walletItem } from '../ledger/balances.ts'

export const walletHandlers = ({ database: { queries } }: Sandbox) =>
  ({
    getWalletHomePage: async (c) =>
      c.json(
        success({ item: walletItem(await balancesOf(queries, c.get('account').walletNumber)) }),
      ),
  }) satisfies Handlers
