import * as v from 'valibot'
import type { Client } from '../../shared/api/client.ts'
import {
  checkUserCode,
  register,
  resetPassword,
  sendUserCode,
  signIn,
} from '../../shared/api/endpoints/user.ts'
import { codeToken } from '../../shared/api/wire/fund.ts'
import type { CodePurpose, Credentials, Registration } from '../../shared/api/wire/requests.ts'

export type AccountApi = ReturnType<typeof createAccountApi>

/** The calls of `<tw-account>`. The shapes of the answers are in shared/api/wire. */
export const createAccountApi = (
  { call }: Pick<Client, 'call'>,
  /** The token of the host's bot check for an action; empty if there is none. */
  botToken: (action: 'sign_in' | 'send_user_code') => Promise<string>,
) => ({
  /**
   * Resolves to the login token; `undefined` if the server has sent none.
   *
   * @param isCurrent nothing is sent if the person has left during the bot check
   */
  async signIn(body: Credentials, isCurrent: () => boolean) {
    const headers = { 'bot-token': await botToken('sign_in') }
    return isCurrent() ? call(signIn, codeToken, { body: { ...body }, headers }) : undefined
  },
  /** @param isCurrent as for `signIn` */
  async sendCode(account: string, purpose: CodePurpose, isCurrent: () => boolean) {
    const headers = { 'bot-token': await botToken('send_user_code') }
    const body = { account, purpose }
    return isCurrent() ? call(sendUserCode, v.unknown(), { body, headers }) : undefined
  },
  /** Resolves to a token, `undefined` for a wrong code. The same code and key get the same answer. */
  checkCode: (account: string, purpose: CodePurpose, code: string, idempotencyKey: string) =>
    call(checkUserCode, codeToken, { body: { account, purpose, code }, idempotencyKey }),
  /** Sent with the token of `checkCode`, as is `resetPassword`. */
  register: (body: Registration, idempotencyKey: string) =>
    call(register, v.unknown(), { body: { ...body }, idempotencyKey }),
  resetPassword: (password: string, idempotencyKey: string) =>
    call(resetPassword, v.unknown(), { body: { password }, idempotencyKey }),
})
