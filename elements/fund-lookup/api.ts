import * as v from 'valibot'
import type { Client } from '../../shared/api/client.ts'
import { checkEmailCode, getBalanceInWeb, sendEmailCode } from '../../shared/api/endpoints/fund.ts'
import { itemOf } from '../../shared/api/wire/data.ts'
import { codeToken, netAssetValue } from '../../shared/api/wire/fund.ts'

/** The action that the host's bot check is called with. */
const sendCodeAction = 'send_email_code'

export type LookupApi = ReturnType<typeof createLookupApi>

/** The calls of `<tw-fund-lookup>`. The shapes of the answers are in shared/api/wire. */
export const createLookupApi = (
  { call }: Pick<Client, 'call'>,
  /** The token of the host's bot check for an action; empty if there is none. */
  botToken: (action: string) => Promise<string> = async () => '',
) => ({
  /** @param isCurrent nothing is sent if the person has left during the bot check */
  async sendCode(email: string, isCurrent: () => boolean) {
    const headers = { 'bot-token': await botToken(sendCodeAction) }
    return isCurrent() ? call(sendEmailCode, v.unknown(), { path: { email }, headers }) : undefined
  },
  /** Resolves to a token, `undefined` for a wrong code. The same code and key get the same answer. */
  checkCode: (email: string, code: string, idempotencyKey: string) =>
    call(checkEmailCode, codeToken, { path: { email, code }, idempotencyKey }),
  /** Sent with the token of `checkCode`; `undefined` if its mailbox has no wallet. */
  netAssetValue: () => call(getBalanceInWeb, itemOf(netAssetValue)),
})
