import { type EndpointName, endpoints } from '../../../shared/api/endpoints/all.ts'
import { depositDirection, withdrawalDirection } from '../../../shared/api/endpoints/home.ts'
import { calls, changesOf } from '../../calls.ts'
import { type Context, LeftOut } from '../context.ts'
import { judgeUnknownToken } from '../judge.ts'
import { unknownToken } from '../samples.ts'
import type { Sent } from '../send.ts'
import type { Row } from '../settings.ts'

type Path = NonNullable<Sent['path']>

/** The rows for the answers of a call: the name of each, and the parameters of its path. */
const answersOf = (name: EndpointName): readonly [aspect: string, path: Path | undefined][] =>
  name === 'getChannel'
    ? [
        ['answer, withdrawals (0)', { direction: withdrawalDirection }],
        ['answer, deposits (1)', { direction: depositDirection }],
      ]
    : [['answer', calls[name].sample?.path]]

/** Checks the answers of calls that change nothing, with a valid token and with an unknown one. */
export async function* checkAnswers(context: Context): AsyncGenerator<Row> {
  const { names, check, make, succeed, needToken } = context
  for (const name of names) {
    const isOfLink = name === 'getContractByToken' || name === 'getBalanceInWeb'
    if (changesOf(name) !== 'nothing' || isOfLink) continue
    const sent: Sent = { ...calls[name].sample }
    for (const [aspect, path] of answersOf(name)) {
      yield await check(name, aspect, async (finding) => {
        const token = needToken()
        const answer = await succeed(finding, name, { ...sent, ...(path && { path }), token })
        const list = Object(answer?.data).list as unknown[] | undefined
        if (calls[name].data?.in === 'list' && list?.length === 0) {
          finding.notes.push('the list is empty: the element has nothing to offer')
        }
      })
    }
    if (endpoints[name].auth === 'none') continue
    yield await check(name, 'unknown token', async (finding) => {
      const reading = await make(finding, name, { ...sent, token: unknownToken() })
      finding.faults.push(...judgeUnknownToken(name, reading))
    })
  }
  if (names.includes('getHistory')) {
    yield await checkPages(context)
    yield await checkSearch(context)
  }
}

/** Checks that the pages of the history follow each other. */
const checkPages = ({ check, succeed, needToken }: Context) =>
  check('getHistory', 'pages', async (finding) => {
    const page = async (query: Record<string, string>) =>
      Object((await succeed(finding, 'getHistory', { token: needToken(), query }))?.data) as {
        list?: { orderNumber?: string }[]
        next?: string
      }
    const first = await page({ limit: '1' })
    if (finding.faults.length > 0) return
    if (!first.next) throw new LeftOut('the history has only one page')
    const second = await page({ limit: '1', cursor: first.next })
    const [one, two] = [first.list?.[0]?.orderNumber, second.list?.[0]?.orderNumber]
    if (one && one === two) {
      finding.faults.push(`the second page repeats the record ${one} of the first`)
    }
  })

/** Checks that a server with `takesContains` finds a record by a part of its number, and only those. */
const checkSearch = ({ check, succeed, needToken }: Context) =>
  check('getHistory', 'search', async (finding) => {
    const page = async (query: Record<string, string>) =>
      Object((await succeed(finding, 'getHistory', { token: needToken(), query }))?.data) as {
        list?: { orderNumber?: string }[]
        takesContains?: boolean
      }
    const { list = [], takesContains } = await page({})
    if (finding.faults.length > 0) return
    if (!takesContains) throw new LeftOut('the server takes no contains')
    const [number] = list.flatMap(({ orderNumber }) => orderNumber || [])
    if (!number) throw new LeftOut('the history is empty')
    const part = number.slice(1)
    const found = await page({ contains: part })
    if (!found.list?.some(({ orderNumber }) => orderNumber === number)) {
      finding.faults.push(`contains=${part} does not find the record ${number}`)
    }
    const other = `${part}-none`
    const none = await page({ contains: other })
    if (none.list?.length) finding.faults.push(`contains=${other} finds records without it`)
  })
