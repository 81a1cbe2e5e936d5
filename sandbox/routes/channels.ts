import { Refusal, success } from '../answer.ts'
import { cryptoItems, usdItems } from '../channels/list.ts'
import type { Sandbox } from '../context.ts'
import type { Handlers } from './env.ts'

/** `{direction}` of getChannel (specification, section 7). */
const directions: Readonly<Record<string, 'withdraw' | 'deposit'>> = {
  '0': 'withdraw',
  '1': 'deposit',
}

export const channelHandlers = ({ database: { queries } }: Sandbox) =>
  ({
    getUsdChannel: async (c) =>
      c.json(success({ list: await usdItems(queries, c.get('account').walletNumber) })),

    getChannel: async (c) => {
      const direction = directions[c.req.param('direction') ?? '']
      if (!direction) throw new Refusal('The direction is 0 for withdrawal or 1 for deposit')
      return c.json(success({ list: await cryptoItems(queries, c.get('account').id, direction) }))
    },
  }) satisfies Handlers
