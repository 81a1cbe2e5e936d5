import type * as v from 'valibot'
import type { bankCard } from '../../shared/api/wire/bank-card.ts'
import { boundCard } from '../accounts/card.ts'
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

    getBankCard: async (c) => {
      const card = await boundCard(queries, c.get('account').id)
      const item: v.InferInput<typeof bankCard> | null = card ?? null
      return c.json(success({ item }))
    },
  }) satisfies Handlers
