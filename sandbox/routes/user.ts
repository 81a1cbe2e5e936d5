import * as v from 'valibot'
import { codePurpose } from '../../shared/api/wire/requests.ts'
import { endSessions } from '../accounts/session.ts'
import { signIn } from '../accounts/sign-in.ts'
import { createTurns } from '../basics/turns.ts'
import type { ApiContext, Handlers } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { sourceOf } from '../calls/source.ts'
import { checkCode } from '../codes/check.ts'
import { sendCode } from '../codes/send.ts'
import { Refusal } from '../core/answer.ts'
import { enteredContact } from '../messages/contact.ts'
import { checkedPassword, readRegistration } from '../registration/read-registration.ts'
import { register } from '../registration/register.ts'
import { resetPassword } from '../registration/reset-password.ts'
import { anyBody, idempotencyKey, localeOf, otpToken } from './request.ts'

/** The fields of the JSON body; none for another body. */
async function bodyOf(c: ApiContext): Promise<Readonly<Record<string, unknown>>> {
  const body = await anyBody(c)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function purposeOf(value: unknown) {
  if (!v.is(codePurpose, value)) throw new Refusal('The purpose is REGISTER or RESET')
  return value
}

export function userHandlers(sandbox: Sandbox) {
  const turns = createTurns()
  return {
    signIn: async (c) => {
      const { account, password } = await bodyOf(c)
      const contact = enteredContact(textOf(account))
      const token = await signIn(sandbox, turns, contact, textOf(password), sourceOf(c, sandbox))
      return { token }
    },

    signOut: async (c) => {
      const token = c.req.header('token') ?? ''
      await endSessions(sandbox.database.queries, { token }, sandbox.clock())
    },

    sendUserCode: async (c) => {
      const { account, purpose } = await bodyOf(c)
      await sendCode(sandbox, {
        contact: enteredContact(textOf(account)),
        purpose: purposeOf(purpose),
        source: sourceOf(c, sandbox),
        locale: localeOf(c),
      })
    },

    checkUserCode: async (c) => {
      const { account, purpose, code } = await bodyOf(c)
      const token = await checkCode(sandbox, {
        contact: enteredContact(textOf(account)),
        purpose: purposeOf(purpose),
        code: textOf(code),
        source: sourceOf(c, sandbox),
        key: idempotencyKey(c),
      })
      return token ? { token } : {}
    },

    register: async (c) => {
      const registration = readRegistration(await bodyOf(c))
      await register(sandbox, otpToken(c) ?? '', idempotencyKey(c), registration)
    },

    resetPassword: async (c) => {
      const password = checkedPassword((await bodyOf(c)).password)
      await resetPassword(sandbox, otpToken(c) ?? '', idempotencyKey(c), password, localeOf(c))
    },

    getUserInfo: (c) => {
      const { nickname, name, email, mobile, region, walletNumber } = c.get('account')
      const item = {
        nickname: nickname || name,
        name,
        email: email ?? '',
        mobile: mobile ?? '',
        region,
        walletNumber,
      }
      return { item }
    },
  } satisfies Handlers
}
