import { type Context, type Finding, itemOf, LeftOut } from '../context.ts'
import { newKey } from '../samples.ts'
import type { Sent } from '../send.ts'
import type { Row } from '../settings.ts'

/** Checks that the code that was given leads to the value of a wallet. */
export async function* checkLookup(context: Context): AsyncGenerator<Row> {
  const { check, settings, succeed } = context
  const { email, code } = settings
  let token: string | undefined

  const tokenOf = async (finding: Finding, sent: Sent): Promise<string | undefined> => {
    const data = (await succeed(finding, 'checkEmailCode', sent))?.data
    return Object(data).token || undefined
  }

  yield await check('checkEmailCode', 'answer', async (finding) => {
    if (!email || !code) throw new LeftOut('needs --email and --code')
    const sent: Sent = { path: { email, code }, key: newKey() }
    token = await tokenOf(finding, sent)
    if (finding.faults.length > 0) return
    if (!token) {
      finding.faults.push(
        'the answer has no token: the element says that the code is wrong. If it was used before, or is older than ten minutes, request another one',
      )
      return
    }
    if ((await tokenOf(finding, sent)) !== token) {
      finding.notes.push(
        'the same code with the same Idempotency-Key gets another token, or none: if the first answer is lost, the person needs another code',
      )
    }
  })

  yield await check('getBalanceInWeb', 'answer', async (finding) => {
    if (!email || !code) throw new LeftOut('needs --email and --code')
    if (!token) throw new LeftOut('checkEmailCode gave no token')
    const answer = await succeed(finding, 'getBalanceInWeb', { token })
    const { walletNumber, usdBalance, usdtBalance } = itemOf(answer)
    if (answer && !walletNumber && !usdBalance && !usdtBalance) {
      finding.notes.push('the answer has no wallet: the element says "Not Found"')
    }
  })
}
