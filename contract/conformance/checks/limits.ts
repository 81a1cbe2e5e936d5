import Big from 'big.js'
import type { EndpointName } from '../../../shared/api/endpoints/all.ts'
import { depositDirection, withdrawalDirection } from '../../../shared/api/endpoints/home.ts'
import { refusalCodes } from '../../../shared/api/refusal-codes.ts'
import { isDecimalText } from '../../../shared/money/decimal-text.ts'
import { calls } from '../../calls.ts'
import { type Context, type Finding, itemOf, LeftOut } from '../context.ts'
import { judgeRefusal } from '../judge.ts'
import { newKey } from '../samples.ts'
import type { Row } from '../settings.ts'
import { available } from './money.ts'

/** A network, a method or the bank account, with the limits that the server names. */
type Way = Readonly<Record<string, unknown>>

const listOf = (data: unknown): Way[] => {
  const { list } = Object(data) as { list?: unknown }
  return Array.isArray(list) ? list.map(Object) : []
}

/** An amount of the server, also one that it sends as a number. */
const amountIn = (value: unknown): Big | undefined => {
  const text = String(value ?? '')
  return isDecimalText(text) ? Big(text) : undefined
}

const nameOf = ({ fullName, channelName, method, bankAccount }: Way): string =>
  String(fullName || channelName || method || (bankAccount && 'the bank account') || 'an item')

/** What is wrong with the limits that a server names for today. */
function judgeLimits(way: Way, now: number): string[] {
  const { leftToday, dailyLimit, limitResetsAt, closed } = way
  const name = nameOf(way)
  const left = amountIn(leftToday)
  const daily = amountIn(dailyLimit)
  const resets = Date.parse(String(limitResetsAt ?? ''))
  const { until } = Object(closed) as { until?: unknown }
  const opens = Date.parse(String(until ?? ''))
  return [
    left?.lt(0) && `leftToday of ${name} is ${left}; it must be 0 if nothing is left`,
    left && daily?.gt(0) && left.gt(daily) && `leftToday of ${name} exceeds its dailyLimit`,
    left &&
      limitResetsAt &&
      !(resets > now) &&
      `limitResetsAt of ${name} is ${limitResetsAt}, which is not a time to come: the element does not show leftToday`,
    until &&
      !(opens > now) &&
      `closed.until of ${name} is ${until}, which is not a time to come; leave out closed once it has opened`,
  ].filter((fault): fault is string => typeof fault === 'string')
}

/** Checks that limits make sense, that they are kept, and that a closed network takes nothing. */
export async function* checkLimits(context: Context): AsyncGenerator<Row> {
  const { names, check, make, succeed, needToken, needWrites } = context
  const read = async (finding: Finding, call: EndpointName, direction?: string): Promise<Way[]> => {
    const sent = { token: needToken(), ...(direction && { path: { direction } }) }
    const envelope = await succeed(finding, call, sent)
    return call === 'getBankCard' ? [itemOf(envelope)] : listOf(envelope?.data)
  }
  /** A withdrawal that must be refused, with a code to which the element reacts. */
  const mustRefuse = async (finding: Finding, body: object, why: string, code: number) => {
    const reading = await make(finding, 'transfer', { token: needToken(), body, key: newKey() })
    const faults = judgeRefusal('transfer', reading, why)
    finding.faults.push(...faults)
    const got = 'envelope' in reading ? reading.envelope.code : undefined
    if (faults.length === 0 && got !== code) {
      finding.faults.push(
        `${why} gets code ${got}; without ${code} the element does not read the limits again`,
      )
    }
  }

  const lists = [
    ['getChannel', withdrawalDirection],
    ['getChannel', depositDirection],
    ['getUsdChannel', undefined],
    ['getBankCard', undefined],
  ] as const
  for (const call of ['getChannel', 'getUsdChannel', 'getBankCard'] as const) {
    if (!names.includes(call)) continue
    yield await check(call, 'limits of today', async (finding) => {
      for (const [name, direction] of lists) {
        if (name !== call) continue
        const ways = await read(finding, name, direction)
        finding.faults.push(...ways.flatMap((way) => judgeLimits(way, Date.now())))
      }
    })
  }
  if (!names.includes('transfer')) return

  const wire = { ...calls.transfer.sample?.body }
  yield await check('transfer', 'more than the limits of wires', async (finding) => {
    needWrites()
    const [card = {}] = await read(finding, 'getBankCard')
    const bounds = [card.maxAmount, card.leftToday].flatMap((bound) => amountIn(bound) ?? [])
    const least = bounds.filter((bound) => bound.gt(0)).sort((a, b) => a.cmp(b))[0]
    if (!least) throw new LeftOut('the server names no limit of wires')
    const body = { ...wire, amount: least.plus(1).toFixed() }
    if ((await available(context, finding)).USD.lt(body.amount)) {
      throw new LeftOut(`needs an account with ${body.amount} USD`)
    }
    await mustRefuse(finding, body, `a withdrawal of ${body.amount} USD`, refusalCodes.overLimit)
  })
  yield await check('transfer', 'a withdrawal counts today', async (finding) => {
    needWrites()
    const { amount } = context.settings
    const [before = {}] = await read(finding, 'getBankCard')
    const first = amountIn(before.leftToday)
    if (!first) throw new LeftOut('the server does not say what is left today')
    const body = { ...wire, amount }
    await succeed(finding, 'transfer', { token: needToken(), body, key: newKey() })
    const [after = {}] = await read(finding, 'getBankCard')
    const second = amountIn(after.leftToday)
    if (finding.faults.length > 0 || second?.eq(first.minus(amount))) return
    finding.faults.push(
      `leftToday was ${first}, and after a withdrawal of ${amount} it is ${second}: people plan with it`,
    )
  })
  yield await check('transfer', 'a closed network', async (finding) => {
    needWrites()
    const channels = await read(finding, 'getChannel', withdrawalDirection)
    const closed = channels.find((each) => each.closed)
    if (!closed) throw new LeftOut('no network is closed')
    const body = {
      ...wire,
      amount: context.settings.amount,
      transferWay: 'CRYPTO',
      address: 'conformance',
      paymentChannel: closed.value,
    }
    const why = `a withdrawal on ${nameOf(closed)}, which is closed,`
    await mustRefuse(finding, body, why, refusalCodes.channelClosed)
  })
}
