import { depositDirection } from '../../../shared/api/endpoints/home.ts'
import { type Context, LeftOut } from '../context.ts'
import type { Envelope } from '../judge.ts'
import type { Row } from '../settings.ts'

type Fields = Readonly<Record<string, unknown>>

const listIn = (envelope: Envelope | undefined): Fields[] => {
  const { list } = Object(envelope?.data) as { list?: unknown }
  return Array.isArray(list) ? list.map(Object) : []
}

/** What is wrong with a record of USDT that arrives. */
function judgeDeposit({
  orderNumber,
  status,
  confirmations,
  belowMinimum,
  address,
}: Fields): string[] {
  const { seen, needed } = Object(confirmations) as { seen?: number; needed?: number }
  const isCounted = typeof seen === 'number' && typeof needed === 'number'
  return [
    isCounted &&
      seen > needed &&
      `${orderNumber} has ${seen} of ${needed} blocks; there are at most as many as it needs`,
    isCounted &&
      status === 'Success' &&
      seen < needed &&
      `${orderNumber} is credited after ${seen} of ${needed} blocks`,
    isCounted &&
      !address &&
      `${orderNumber} has no address: the element cannot show it where it arrives`,
    belowMinimum &&
      status !== 'Fail' &&
      `${orderNumber} is below the minimum, and its status is ${status}; it must be Fail at once`,
  ].filter((fault): fault is string => typeof fault === 'string')
}

/** Checks the records of USDT that arrives, if a network announces it. */
export async function* checkDeposits({
  names,
  check,
  succeed,
  needToken,
}: Context): AsyncGenerator<Row> {
  if (!names.includes('getHistory') || !names.includes('getChannel')) return
  yield await check('getHistory', 'deposits in a network', async (finding) => {
    const token = needToken()
    const path = { direction: depositDirection }
    const channels = listIn(await succeed(finding, 'getChannel', { token, path }))
    if (!channels.some(({ announcesDeposits }) => announcesDeposits === true)) {
      throw new LeftOut('no network announces deposits')
    }
    const query = { type: 'DEPOSIT', limit: '20' }
    const records = listIn(await succeed(finding, 'getHistory', { token, query }))
    finding.faults.push(...records.flatMap(judgeDeposit))
  })
}
