import { type Context, type Finding, itemOf, LeftOut } from '../context.ts'
import type { Envelope } from '../judge.ts'
import { newNobody } from '../samples.ts'
import type { Row } from '../settings.ts'

interface Listed {
  readonly id?: string | number
  readonly name?: string
}

const listIn = (answer: Envelope | undefined): readonly Listed[] =>
  (Object(answer?.data) as { list?: Listed[] }).list ?? []

/** Checks that a recipient is saved once, listed and removed. The run leaves none behind. */
export async function* checkRecipients(context: Context): AsyncGenerator<Row> {
  const { settings, names, check, succeed, needToken, needWrites } = context
  if (!names.includes('saveRecipient')) return
  const name = `Conformance ${newNobody().slice(8, 16)}`
  const named = (answer: Envelope | undefined) =>
    listIn(answer).filter((each) => each.name === name)
  let saved: Listed | undefined
  const save = async (finding: Finding) => {
    const { friend } = settings
    if (!friend) throw new LeftOut('needs --friend')
    const token = needToken()
    const { walletNumber } = itemOf(
      await succeed(finding, 'findFriend', { token, body: { account: friend } }),
    )
    if (!walletNumber) throw new LeftOut(`findFriend does not know ${friend}`)
    const known = listIn(await succeed(finding, 'getRecipients', { token }))
    if (known.some((each) => Object(each).walletNumber === walletNumber)) {
      throw new LeftOut(`${friend} is a saved recipient already`)
    }
    return succeed(finding, 'saveRecipient', { token, body: { name, walletNumber } })
  }

  yield await check('saveRecipient', 'answer', async (finding) => {
    needWrites()
    saved = named(await save(finding))[0]
    if (finding.faults.length > 0) return
    const { id } = saved ?? {}
    const body = { id, name }
    const again = named(await succeed(finding, 'saveRecipient', { token: needToken(), body }))
    if (again.length !== 1)
      finding.faults.push(`a recipient saved twice is ${again.length} times in the list`)
  })
  if (!names.includes('removeRecipient')) return
  yield await check('removeRecipient', 'answer', async (finding) => {
    needWrites()
    if (!saved) throw new LeftOut('no recipient was saved')
    const sent = { token: needToken(), body: { id: saved.id } }
    const left = named(await succeed(finding, 'removeRecipient', sent))
    if (left.length > 0) finding.faults.push('the removed recipient is still in the list')
  })
}
