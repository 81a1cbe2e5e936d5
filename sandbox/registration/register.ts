import type { Registration } from '../../shared/api/wire/requests.ts'
import { accountAt } from '../accounts/find.ts'
import { hashPassword } from '../accounts/password.ts'
import { forgetFailures } from '../accounts/sign-in-lock.ts'
import { randomId } from '../basics/random.ts'
import { checkToken, type TokenUse, useToken } from '../codes/token.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import { lockName, type Queries } from '../database/database.ts'
import { msg } from '../language/msg.ts'
import { type Contact, enteredContact } from '../messages/contact.ts'
import { openAccount } from './open-account.ts'

/** No code is sent to the address of an account, but an account may have been opened since. */
async function refuseKnown(queries: Queries, contact: Contact): Promise<void> {
  await lockName(queries, 'mailbox', contact.mailbox)
  if (!(await accountAt(queries, contact))) return
  throw new Refusal(msg('You already have an account. Sign in.'))
}

/**
 * Opens the account of a verified address, with an empty wallet. The same request with the same key
 * may be repeated.
 *
 * @param token of the checked code
 */
export async function register(
  deps: SandboxDeps,
  token: string,
  key: string | undefined,
  { name, region, password }: Registration,
): Promise<void> {
  const request = [key ?? randomId(deps), name, region, password]
  const use: TokenUse = { token, purpose: 'REGISTER', request }
  await checkToken(deps.database.queries, use)
  const hash = await hashPassword(deps, password)
  await deps.database.queries.transaction(async (tx) => {
    const at = deps.clock()
    const { to, isDone } = await useToken(tx, use, at)
    if (isDone) return
    const contact = enteredContact(to)
    await refuseKnown(tx, contact)
    await openAccount(tx, at, {
      id: randomId(deps),
      name,
      ...(contact.kind === 'EMAIL' ? { email: to } : { email: null, mobile: to }),
      region,
      password: hash,
      usd: '0',
      usdt: '0',
      card: null,
    })
    await forgetFailures(tx, { kind: 'ACCOUNT', name: contact.mailbox })
  })
}
