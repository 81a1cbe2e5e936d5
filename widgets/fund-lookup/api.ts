import * as v from 'valibot'
import type { Client } from '../../shared/api/client.ts'
import { checkEmailCode, getBalanceInWeb, sendEmailCode } from '../../shared/api/endpoints.ts'
import { itemOf } from '../../shared/api/wire/data.ts'
import { codeToken, netAssetValue } from '../../shared/api/wire/fund.ts'

/** What the host's bot check is told it is for. */
const sendCodeAction = 'send_email_code'

export type LookupApi = ReturnType<typeof createLookupApi>

/** The calls of `<tw-fund-lookup>`. Shapes stand in shared/api/wire. */
export const createLookupApi = (
  { call }: Pick<Client, 'call'>,
  /** The host's bot check for an action; empty where it has none to give. */
  botToken: (action: string) => Promise<string> = async () => '',
) => ({
  async sendCode(email: string) {
    const token = await botToken(sendCodeAction)
    return call(sendEmailCode, v.unknown(), { path: { email }, headers: { 'bot-token': token } })
  },
  /** A token; none where the code is wrong. The same code with the same key gets the same answer. */
  checkCode: (email: string, code: string, idempotencyKey: string) =>
    call(checkEmailCode, codeToken, { path: { email, code }, idempotencyKey }),
  /** With the token of `checkCode`; `undefined` where its mailbox has no wallet. */
  netAssetValue: () => call(getBalanceInWeb, itemOf(netAssetValue)),
})
