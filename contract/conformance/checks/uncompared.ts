import type { EndpointName } from '../../../shared/api/endpoints/all.ts'
import type { Context } from '../context.ts'
import { LeftOut } from '../context.ts'
import type { Row } from '../settings.ts'

/** Why the success of a call is never compared. */
const reasons: Partial<Record<EndpointName, string>> = {
  signIn: 'a success is not compared: it needs a password',
  checkUserCode: 'a success is not compared: its token could replace the password of an account',
  register: 'a success is not compared: it opens an account',
  resetPassword: 'a success is not compared: it replaces the password of an account',
  answerQuestion: 'a success is not compared: it needs a question of a reviewer',
  sendOrderCode: 'a success is not compared: it needs an order that waits for its person',
  startPasskey: 'a success is not compared: it needs a code that was sent by mail',
  addPasskey: 'a success is not compared: it needs a passkey',
  removePasskey: 'a success is not compared: it removes a passkey',
  signOut: 'a success is not compared: it ends the session of --token',
  bindBankCard: 'a success is not compared: it replaces the bank account for withdrawals',
  removeBankCard: 'a success is not compared: it removes the bank account for withdrawals',
  restrictRecipients: 'a success is not compared: the account could then send to nobody else',
}

/** Says of each call whose success is not compared that it is not, and why. */
export async function* checkUncompared({ names, check }: Context): AsyncGenerator<Row> {
  for (const name of names) {
    const reason = reasons[name]
    if (reason === undefined) continue
    yield await check(name, 'answer', async () => {
      throw new LeftOut(reason)
    })
  }
}
