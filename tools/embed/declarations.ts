import { declaration as account } from '../../elements/account/declaration.ts'
import { declaration as contract } from '../../elements/contract/declaration.ts'
import type { Tag } from '../../elements/elements.ts'
import { declaration as fundLookup } from '../../elements/fund-lookup/declaration.ts'
import { declaration as transfer } from '../../elements/transfer/declaration.ts'
import { declaration as wallet } from '../../elements/wallet/declaration.ts'
import type { Declaration } from '../../shared/element/entry/declaration.ts'

/** What each element takes. */
export const declarations: Readonly<Record<`tw-${string}`, Declaration | undefined>> = {
  'tw-account': account,
  'tw-contract': contract,
  'tw-fund-lookup': fundLookup,
  'tw-transfer': transfer,
  'tw-wallet': wallet,
} satisfies Readonly<Record<Tag, Declaration>>
