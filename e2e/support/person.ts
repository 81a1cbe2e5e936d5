import { accountPassword } from './elements.ts'
import type { Sandbox } from './sandbox.ts'

/** A person with an account, who signs in as often as the test wants; each time with a new token. */
export const createPerson = async (sandbox: Sandbox) => {
  const { email: account } = await sandbox.createMailbox({ password: accountPassword })
  return {
    account,
    async signIn(): Promise<string> {
      const answer = await fetch(`${sandbox.url}/api/web/common/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account, password: accountPassword }),
      })
      return (await answer.json()).data.token
    },
  }
}
