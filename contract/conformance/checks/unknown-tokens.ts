import { endpoints } from '../../../shared/api/endpoints/all.ts'
import { calls, changesOf } from '../../calls.ts'
import type { Context } from '../context.ts'
import { judgeRefusal, judgeUnknownToken } from '../judge.ts'
import { picture, unknownToken } from '../samples.ts'
import type { Row } from '../settings.ts'

/** Checks that an unknown token cannot change anything. */
export async function* checkUnknownTokens(context: Context): AsyncGenerator<Row> {
  const { names, check, make, needWrites } = context
  for (const name of names) {
    const { auth } = endpoints[name]
    if (changesOf(name) === 'nothing' || auth === 'none') continue
    yield await check(name, 'unknown token', async (finding) => {
      needWrites()
      const sent = name === 'uploadImage' ? { form: picture() } : calls[name].sample
      const reading = await make(finding, name, { ...sent, token: unknownToken() })
      finding.faults.push(
        ...(auth === 'token'
          ? judgeUnknownToken(name, reading)
          : judgeRefusal(name, reading, 'a token that does not exist')),
      )
    })
  }
}
