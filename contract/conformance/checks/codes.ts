import type { EndpointName } from '../../../shared/api/endpoints/all.ts'
import { type Context, LeftOut } from '../context.ts'
import { judgeRefusal } from '../judge.ts'
import { newNobody, unknownToken } from '../samples.ts'
import type { Sent } from '../send.ts'
import type { Row } from '../settings.ts'
import { checkLookup } from './lookup.ts'

/** Checks codes and passwords: messages are sent, and wrong codes and passwords are refused. */
export async function* checkCodes(context: Context): AsyncGenerator<Row> {
  const { settings, names, check, make, succeed, needWrites } = context
  const nobody = newNobody()

  const needEmail = () => {
    if (!settings.email) throw new LeftOut('sends a message: needs --email')
    return settings.email
  }

  /** A code that was never sent. */
  const wrongCode = (name: EndpointName, sent: Sent) =>
    check(name, 'wrong code', async (finding) => {
      needWrites()
      const reading = await make(finding, name, sent)
      if ('envelope' in reading && reading.envelope.code === 20000) {
        const given = Object(reading.envelope.data).token
        if (given) finding.faults.push('a code that was never sent returns a token')
        return
      }
      finding.faults.push(...judgeRefusal(name, reading, 'a wrong code'))
    })

  if (names.includes('sendEmailCode')) {
    // First, because another code may replace the one that was given.
    yield* checkLookup(context)
    yield await check('sendEmailCode', 'answer', async (finding) => {
      needWrites()
      if (settings.code) throw new LeftOut('a code was sent before: --code')
      await succeed(finding, 'sendEmailCode', { path: { email: needEmail() } })
    })
    yield await wrongCode('checkEmailCode', { path: { email: nobody, code: '000000' } })
    yield await check('getBalanceInWeb', 'unknown token', async (finding) => {
      const reading = await make(finding, 'getBalanceInWeb', { token: unknownToken() })
      finding.faults.push(
        ...judgeRefusal('getBalanceInWeb', reading, 'a token that does not exist'),
      )
    })
  }

  if (names.includes('signIn')) {
    yield await check('signIn', 'wrong password', async (finding) => {
      needWrites()
      const body = { account: nobody, password: 'Conformance2026' }
      const reading = await make(finding, 'signIn', { body })
      finding.faults.push(...judgeRefusal('signIn', reading, 'an account that does not exist'))
    })
    yield await check('sendUserCode', 'answer', async (finding) => {
      needWrites()
      const body = { account: needEmail(), purpose: 'RESET' }
      await succeed(finding, 'sendUserCode', { body })
    })
    const body = { account: nobody, purpose: 'RESET', code: '000000' }
    yield await wrongCode('checkUserCode', { body })
  }
}
