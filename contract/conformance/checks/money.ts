import Big from 'big.js'
import type { EndpointName } from '../../../shared/api/endpoints/all.ts'
import { refusalCodes } from '../../../shared/api/refusal-codes.ts'
import { calls } from '../../calls.ts'
import { type Context, type Finding, itemOf, LeftOut } from '../context.ts'
import { type Envelope, judgeRefusal, judgeSuccess } from '../judge.ts'
import { newKey } from '../samples.ts'
import type { Sent } from '../send.ts'
import type { Row } from '../settings.ts'

/** Checks that calls with the same key move money once. */
export async function* checkMoney(context: Context): AsyncGenerator<Row> {
  const { settings, names, check, make, succeed, needToken, needWrites } = context
  const { amount, friend } = settings

  if (names.includes('transfer')) {
    const withdrawal = { ...calls.transfer.sample?.body, amount }
    yield await check('transfer', 'same key, one after the other', async (finding) => {
      needWrites()
      const key = await repeat(context, finding, 'transfer', withdrawal)
      await findByKey(context, finding, key)
    })
    yield await check('transfer', 'same key, at the same time', async (finding) => {
      needWrites()
      await repeat(context, finding, 'transfer', withdrawal, { atOnce: true })
    })
    yield await check('transfer', 'another card than the confirmed one', async (finding) => {
      needWrites()
      const token = needToken()
      const { id } = itemOf(await succeed(finding, 'getBankCard', { token }))
      if (id === undefined || id === null) throw new LeftOut('the bank account has no id')
      const body = { ...withdrawal, bankCardId: `not-${id}` }
      const reading = await make(finding, 'transfer', { token, body, key: newKey() })
      const why = 'a withdrawal to a bank account that is not the current one'
      finding.faults.push(...judgeRefusal('transfer', reading, why))
      const code = 'envelope' in reading ? reading.envelope.code : undefined
      if (finding.faults.length === 0 && code !== refusalCodes.cardChanged) {
        finding.faults.push(
          `${why} gets code ${code}; without ${refusalCodes.cardChanged} the element does not say that the card has changed`,
        )
      }
    })
    yield await check('transfer', 'more than there is', async (finding) => {
      needWrites()
      const sent: Sent = {
        token: needToken(),
        body: { ...withdrawal, amount: '999999999999' },
        key: newKey(),
      }
      const reading = await make(finding, 'transfer', sent)
      finding.faults.push(...judgeRefusal('transfer', reading, 'a withdrawal of 999999999999 USD'))
    })
  }

  if (names.includes('cancelTransfer') && names.includes('transfer')) {
    yield await check('cancelTransfer', 'answer, twice', async (finding) => {
      needWrites()
      const token = needToken()
      const before = await available(context, finding)
      const body = { ...calls.transfer.sample?.body, amount }
      const order = itemOf(await succeed(finding, 'transfer', { token, body, key: newKey() }))
      if (order.isCancellable !== true) {
        throw new LeftOut('the withdrawal is not isCancellable')
      }
      const { orderNumber } = order
      const cancel = () =>
        succeed(finding, 'cancelTransfer', { token, body: { orderNumber }, key: newKey() })
      await cancel()
      await cancel()
      const after = await available(context, finding)
      if (!after.USD.eq(before.USD)) {
        finding.faults.push(
          `after a withdrawal was cancelled twice, available USD is ${after.USD} and was ${before.USD}`,
        )
      }
    })
  }

  if (names.includes('transferToFriend')) {
    yield await check('transferToFriend', 'same key, one after the other', async (finding) => {
      needWrites()
      if (!friend) throw new LeftOut('needs --friend')
      const sent: Sent = { token: needToken(), body: { account: friend } }
      const { walletNumber } = itemOf(await succeed(finding, 'findFriend', sent))
      if (!walletNumber) throw new LeftOut(`findFriend does not know ${friend}`)
      const body = { walletNumber, currency: 'USD', amount }
      await repeat(context, finding, 'transferToFriend', body)
    })
  }

  if (names.includes('convert')) {
    yield await check('convert', 'same key, one after the other', async (finding) => {
      needWrites()
      const sent: Sent = { token: needToken(), body: { amount } }
      const { quoteId } = itemOf(await succeed(finding, 'getConversionQuote', sent))
      if (quoteId) await repeat(context, finding, 'convert', { quoteId })
    })
  }
}

const currencies = ['USD', 'USDT'] as const

/** The available balances, in USD and USDT. */
export async function available({ settings, succeed }: Context, finding: Finding) {
  const wallet = itemOf(await succeed(finding, 'getWalletHomePage', { token: settings.token }))
  const left = (all: unknown, held: unknown) => Big(String(all ?? 0)).minus(String(held ?? 0))
  return {
    USD: left(wallet.amount, wallet.marginUsd),
    USDT: left(wallet.cryptoAmount, wallet.marginCrypto),
  }
}

/**
 * Sends the same request with the same key several times. The available balance must change once,
 * and every answer must name the same order. Returns the key.
 */
async function repeat(
  context: Context,
  finding: Finding,
  name: EndpointName,
  body: unknown,
  { atOnce = false } = {},
): Promise<string> {
  const key = newKey()
  const sent: Sent = { token: context.needToken(), body, key }
  const before = await available(context, finding)
  const answers: (Envelope | undefined)[] = []
  const once = async () => answers.push(await context.succeed(finding, name, sent))
  if (atOnce) await Promise.all([once(), once(), once()])
  else await once()
  const first = await available(context, finding)
  if (!atOnce) await once()
  const second = atOnce ? first : await available(context, finding)
  if (finding.faults.length > 0) return key

  const orders = [...new Set(answers.map((answer) => String(itemOf(answer).orderNumber ?? '')))]
  if (orders.length > 1) {
    finding.faults.push(
      `the same request with the same Idempotency-Key became ${orders.length} orders: ${orders.join(', ')}. The money moves more than once`,
    )
  }
  for (const currency of currencies) {
    if (second[currency].eq(first[currency])) continue
    finding.faults.push(
      `the same request with the same Idempotency-Key was carried out again: available ${currency} was ${before[currency]}, then ${first[currency]}, then ${second[currency]}`,
    )
  }
  if (currencies.every((currency) => before[currency].eq(first[currency]))) {
    finding.notes.push('the balance did not change, so it could not show a second booking')
  }
  return key
}

/** Checks that a transfer whose answer was lost can be found by its key. */
async function findByKey({ settings, schemaChecks, make }: Context, finding: Finding, key: string) {
  const sent: Sent = { token: settings.token, path: { id: key } }
  const reading = await make(finding, 'getTransferRecord', sent).catch((error: unknown) => {
    if (!(error instanceof LeftOut)) throw error
  })
  if (!reading) {
    finding.notes.push('without getTransferRecord a lost answer cannot be looked up')
    return
  }
  const faults = judgeSuccess('getTransferRecord', reading, schemaChecks)
  finding.faults.push(...faults.map((fault) => `getTransferRecord: ${fault}`))
  const isFound = 'envelope' in reading && itemOf(reading.envelope).orderNumber !== undefined
  if (faults.length === 0 && !isFound) {
    finding.faults.push(
      'getTransferRecord does not find the transfer by its key: the element would offer to send it again',
    )
  }
}
