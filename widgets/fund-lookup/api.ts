import * as v from 'valibot'
import type { Client } from '../../shared/api/client.ts'
import { checkEmailCode, getBalanceInWeb, sendEmailCode } from '../../shared/api/endpoints.ts'
import { itemOf } from '../../shared/api/wire/data.ts'
import { codeToken, netAssetValue } from '../../shared/api/wire/fund.ts'

export type LookupApi = ReturnType<typeof createLookupApi>

/** The calls of `<tw-fund-lookup>`. Shapes stand in shared/api/wire. */
export const createLookupApi = ({ call }: Pick<Client, 'call'>) => ({
  sendCode: (email: string) => call(sendEmailCode, v.unknown(), { path: { email } }),
  /** A token; none where the code is wrong. The same code with the same key gets the same answer. */
  checkCode: (email: string, code: string, idempotencyKey: string) =>
    call(checkEmailCode, codeToken, { path: { email, code }, idempotencyKey }),
  /** With the token of `checkCode`; `undefined` where its mailbox has no wallet. */
  netAssetValue: () => call(getBalanceInWeb, itemOf(netAssetValue)),
})
