import { randomBytes } from 'node:crypto'
import Big from 'big.js'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import { type EndpointName, endpoints } from '../../shared/api/endpoints.ts'
import { calls } from '../openapi/calls.ts'
import { createChecks } from '../openapi/validate.ts'
import {
  type Envelope,
  isMissingOptional,
  judgeRefusal,
  judgeSuccess,
  judgeUnknownToken,
  type Reading,
  readEnvelope,
} from './judge.ts'
import { type NoReply, preflight, type Reply, type Sent, send } from './send.ts'
import type { Row, Settings } from './settings.ts'

const unknown = () => `unknown-${randomBytes(12).toString('hex')}`
const newKey = () => `conformance-${randomBytes(12).toString('hex')}`

/** A picture of one pixel. */
const picture = () => {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
  const form = new FormData()
  form.set('module', 'image')
  form.set('file', new File([bytes], 'proof.png', { type: 'image/png' }))
  return form
}

/** A body with which a call can be refused for its token alone. */
const bodies: Partial<Record<EndpointName, unknown>> = {
  findFriend: { account: 'nobody@conformance.example' },
  getConversionQuote: { amount: '1' },
  transfer: { amount: '1', proveImage: '', remark: '', transferWay: 'WIRE', type: 'WITHDRAW' },
  transferToFriend: { walletNumber: 'none', currency: 'USD', amount: '1' },
  convert: { quoteId: 'none' },
  signContract: { paymentImg: [], paymentId: 'none', signature: 'https://conformance.example/1' },
  register: { password: 'Conformance2026', name: 'Nobody', region: 'US' },
  resetPassword: { password: 'Conformance2026' },
  bindBankCard: {
    holderName: 'Nobody',
    holderAddress: '1 Example Street',
    bankName: 'Example Bank',
    bankAccount: '1234567890',
    bankAddress: '2 Example Street',
    country: 'US',
    city: 'Anytown',
    postCode: '10000',
    swiftCode: 'EXMPUS20XXX',
  },
}

const paths: Partial<Record<EndpointName, Readonly<Record<string, string>>>> = {
  getChannel: { direction: '0' },
  getTransferRecord: { id: 'none' },
  getHistoryRecord: { orderNumber: 'none' },
}

/** What a run collects. */
interface Finding {
  readonly faults: string[]
  readonly notes: string[]
  ms: number
}

/** Thrown to leave an aspect out, with the reason. */
class LeftOut extends Error {}

/**
 * Compares a server with the contract, call by call. Without `allowsWrites` it makes only calls that
 * change nothing, and preflights.
 */
export async function* runConformance(settings: Settings): AsyncGenerator<Row> {
  const checks = createChecks()
  const { token, contractToken, email, friend, allowsWrites, origin, amount } = settings
  const names = (Object.keys(endpoints) as EndpointName[]).filter((name) =>
    calls[name].callers.some((caller) => settings.callers.includes(caller)),
  )
  const has = (name: EndpointName) => names.includes(name)
  const endpointOf = (name: EndpointName): Endpoint => endpoints[name]

  const look = async (
    call: EndpointName,
    aspect: string,
    work: (finding: Finding) => Promise<void>,
  ): Promise<Row> => {
    const finding: Finding = { faults: [], notes: [], ms: 0 }
    try {
      await work(finding)
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error
      return { call, aspect, state: 'left out', faults: [error.message], notes: [] }
    }
    const { faults, notes, ms } = finding
    if (ms > settings.timeLimit / 2 && ms < settings.timeLimit) {
      notes.push(`took ${ms} ms of the ${settings.timeLimit} ms that a call has`)
    }
    const state = faults.length > 0 ? 'failed' : 'passed'
    return { call, aspect, state, faults, notes, ms }
  }

  const needToken = (): string => {
    if (!token) throw new LeftOut('needs --token')
    return token
  }
  const needWrites = () => {
    if (!allowsWrites) throw new LeftOut('changes something: needs --allow-writes')
  }

  /** Makes a call and reads its envelope; a page of another origin must be able to read it too. */
  const make = async (
    finding: Finding,
    name: EndpointName,
    sent: Sent,
  ): Promise<{ reading: Reading; reply: Reply | NoReply }> => {
    const reply = await send(settings, name, sent)
    finding.ms = Math.max(finding.ms, reply.ms)
    const reading = readEnvelope(reply)
    if (isMissingOptional(name, reading)) {
      throw new LeftOut('optional, and the server has no such call')
    }
    return { reading, reply }
  }

  /** Makes a call that must succeed, and notes what is wrong. */
  const succeed = async (
    finding: Finding,
    name: EndpointName,
    sent: Sent,
  ): Promise<Envelope | undefined> => {
    const { reading } = await make(finding, name, sent)
    const faults = judgeSuccess(name, reading, checks)
    finding.faults.push(...faults)
    return faults.length === 0 && 'envelope' in reading ? reading.envelope : undefined
  }

  const itemOf = (envelope: Envelope | undefined) =>
    (Object(Object(envelope?.data).item) ?? {}) as Readonly<Record<string, unknown>>

  /** What can be spent: USD and USDT. */
  const available = async (finding: Finding) => {
    const wallet = itemOf(await succeed(finding, 'getWalletHomePage', { token }))
    const left = (all: unknown, held: unknown) => Big(String(all ?? 0)).minus(String(held ?? 0))
    return {
      USD: left(wallet.amount, wallet.marginUsd),
      USDT: left(wallet.cryptoAmount, wallet.marginCrypto),
    }
  }

  /**
   * Sends the same request with the same key several times. What can be spent must change once, and
   * every answer must name the same order.
   */
  const repeat = async (
    finding: Finding,
    name: EndpointName,
    body: unknown,
    isAtOnce: boolean,
  ): Promise<string> => {
    const key = newKey()
    const sent: Sent = { token: needToken(), body, key }
    const before = await available(finding)
    const answers: (Envelope | undefined)[] = []
    const once = async () => answers.push(await succeed(finding, name, sent))
    if (isAtOnce) await Promise.all([once(), once(), once()])
    else await once()
    const first = await available(finding)
    if (!isAtOnce) await once()
    const second = isAtOnce ? first : await available(finding)
    if (finding.faults.length > 0) return key

    const orders = [...new Set(answers.map((answer) => String(itemOf(answer).orderNumber ?? '')))]
    if (orders.length > 1) {
      finding.faults.push(
        `the same request with the same Idempotency-Key became ${orders.length} orders: ${orders.join(', ')}. The money moves more than once`,
      )
    }
    for (const currency of ['USD', 'USDT'] as const) {
      if (second[currency].eq(first[currency])) continue
      finding.faults.push(
        `the same request with the same Idempotency-Key was carried out again: available ${currency} was ${before[currency]}, then ${first[currency]}, then ${second[currency]}`,
      )
    }
    const isMoved = (['USD', 'USDT'] as const).some(
      (currency) => !before[currency].eq(first[currency]),
    )
    if (!isMoved)
      finding.notes.push('the balance did not change, so it could not show a second booking')
    return key
  }

  // What changes nothing, and is needed to go on.
  for (const name of names) {
    const { changes } = calls[name]
    const { auth } = endpointOf(name)
    const isLink = name === 'getContractByToken'
    if (changes !== 'nothing' || name === 'getBalanceInWeb') continue
    const sent: Sent = {
      ...(paths[name] && { path: paths[name] }),
      ...(bodies[name] !== undefined && { body: bodies[name] }),
    }
    yield await look(name, 'answer', async (finding) => {
      const own = isLink ? contractToken : needToken()
      if (!own) throw new LeftOut('needs --contract-token')
      const answer = await succeed(finding, name, { ...sent, token: own })
      if (name === 'getChannel') {
        await succeed(finding, name, { path: { direction: '1' }, token: own })
      }
      const list = Object(answer?.data).list as unknown[] | undefined
      if (isLink && list?.length === 0) {
        finding.faults.push(
          'the list is empty: the server does not know the link of --contract-token',
        )
      }
    })
    if (auth === 'none') continue
    yield await look(name, 'unknown token', async (finding) => {
      const { reading } = await make(finding, name, { ...sent, token: unknown() })
      if (!isLink) {
        finding.faults.push(...judgeUnknownToken(name, reading))
        return
      }
      const list = 'envelope' in reading && Object(reading.envelope.data).list
      const isEmpty = Array.isArray(list) && list.length === 0
      if (!isEmpty) finding.faults.push(...judgeRefusal(name, reading, 'an unknown link'))
    })
  }

  if (has('getHistory')) {
    yield await look('getHistory', 'pages', async (finding) => {
      const page = async (query: Record<string, string>) =>
        Object((await succeed(finding, 'getHistory', { token: needToken(), query }))?.data) as {
          list?: { orderNumber?: string }[]
          next?: string
        }
      const first = await page({ limit: '1' })
      if (!first.next) throw new LeftOut('the account has one page of history')
      const second = await page({ limit: '1', cursor: first.next })
      const [one, two] = [first.list?.[0]?.orderNumber, second.list?.[0]?.orderNumber]
      if (one && one === two)
        finding.faults.push(`the page after the first has the same record, ${one}`)
    })
  }

  // Whether a page of another origin may call.
  for (const name of names) {
    yield await look(name, 'CORS', async (finding) => {
      if (!origin) throw new LeftOut('--same-origin: pages and server have one origin')
      const { auth, method } = endpointOf(name)
      const { body, hasKey, hasBotToken, changes } = calls[name]
      const needed = [...(auth === 'none' ? [] : [auth]), ...(body ? ['content-type'] : [])]
      const wished = [...(hasKey ? ['idempotency-key'] : []), ...(hasBotToken ? ['bot-token'] : [])]
      if (needed.length + wished.length === 0) throw new LeftOut('a browser asks no preflight')
      const reply = await preflight(settings, name, origin, [...needed, ...wished])
      finding.ms = reply.ms
      if ('problem' in reply) {
        finding.faults.push(`preflight: ${reply.problem}`)
        return
      }
      const allowed = reply.headers.get('access-control-allow-origin')
      if (reply.status === 404 && endpointOf(name).optional) throw new LeftOut('optional')
      if (allowed !== '*' && allowed !== origin) {
        finding.faults.push(
          `preflight (HTTP ${reply.status}): Access-Control-Allow-Origin is ${allowed ?? 'missing'}; a page of ${origin} cannot make the call`,
        )
        return
      }
      if (reply.status < 200 || reply.status > 299) {
        finding.faults.push(`preflight: HTTP ${reply.status}; a browser accepts 200 to 299 only`)
      }
      const listed = (reply.headers.get('access-control-allow-headers') ?? '').toLowerCase()
      const headers = listed.split(',').map((header) => header.trim())
      const isAllowed = (header: string) => headers.includes(header) || headers.includes('*')
      for (const header of needed.filter((header) => !isAllowed(header))) {
        finding.faults.push(
          `Access-Control-Allow-Headers does not have ${header}: the browser refuses the call`,
        )
      }
      for (const header of wished.filter((header) => !isAllowed(header))) {
        const isKey = header === 'idempotency-key'
        const words = isKey
          ? 'Access-Control-Allow-Headers does not have idempotency-key: a request that the browser repeats is carried out twice'
          : 'Access-Control-Allow-Headers does not have bot-token: a bot check would have no effect'
        if (isKey && changes === 'money') finding.faults.push(words)
        else finding.notes.push(words)
      }
      if (method === 'GET' && changes === 'nothing') {
        const answer = await send(settings, name, {
          token: unknown(),
          ...(paths[name] && { path: paths[name] }),
        })
        if ('problem' in answer) return
        const own = answer.headers.get('access-control-allow-origin')
        if (own !== '*' && own !== origin) {
          finding.faults.push(
            `the answer itself: Access-Control-Allow-Origin is ${own ?? 'missing'}; the browser hides the answer from the page`,
          )
        }
      }
    })
  }

  // What changes something: a token that does not exist must not be able to.
  for (const name of names) {
    const { changes } = calls[name]
    const { auth } = endpointOf(name)
    if (changes === 'nothing' || auth === 'none') continue
    yield await look(name, 'unknown token', async (finding) => {
      needWrites()
      const sent = name === 'uploadImage' ? { form: picture() } : { body: bodies[name] }
      const { reading } = await make(finding, name, { ...sent, token: unknown() })
      finding.faults.push(
        ...(auth === 'token'
          ? judgeUnknownToken(name, reading)
          : judgeRefusal(name, reading, 'a token that does not exist')),
      )
    })
  }

  if (has('transfer')) {
    const withdrawal = { ...(bodies.transfer as object), amount }
    yield await look('transfer', 'same key, one after the other', async (finding) => {
      needWrites()
      const key = await repeat(finding, 'transfer', withdrawal, false)
      const { reading } = await make(finding, 'getTransferRecord', {
        token,
        path: { id: key },
      }).catch((error: unknown) => {
        if (!(error instanceof LeftOut)) throw error
        finding.notes.push('without getTransferRecord a lost answer cannot be looked up')
        return { reading: undefined }
      })
      if (!reading) return
      const faults = judgeSuccess('getTransferRecord', reading, checks)
      const isFound = 'envelope' in reading && itemOf(reading.envelope).orderNumber !== undefined
      finding.faults.push(...faults.map((fault) => `getTransferRecord: ${fault}`))
      if (faults.length === 0 && !isFound) {
        finding.faults.push(
          'getTransferRecord does not find the transfer by its key: the element would offer to send it again',
        )
      }
    })
    yield await look('transfer', 'same key, at the same time', async (finding) => {
      needWrites()
      await repeat(finding, 'transfer', withdrawal, true)
    })
    yield await look('transfer', 'more than there is', async (finding) => {
      needWrites()
      const body = { ...withdrawal, amount: '999999999999' }
      const { reading } = await make(finding, 'transfer', {
        token: needToken(),
        body,
        key: newKey(),
      })
      finding.faults.push(...judgeRefusal('transfer', reading, 'a withdrawal of 999999999999 USD'))
    })
  }

  if (has('transferToFriend')) {
    yield await look('transferToFriend', 'same key, one after the other', async (finding) => {
      needWrites()
      if (!friend) throw new LeftOut('needs --friend')
      const found = await succeed(finding, 'findFriend', {
        token: needToken(),
        body: { account: friend },
      })
      const { walletNumber } = itemOf(found)
      if (!walletNumber) throw new LeftOut(`findFriend does not know ${friend}`)
      await repeat(finding, 'transferToFriend', { walletNumber, currency: 'USD', amount }, false)
    })
  }

  if (has('convert')) {
    yield await look('convert', 'same key, one after the other', async (finding) => {
      needWrites()
      const body = { amount }
      const quote = itemOf(
        await succeed(finding, 'getConversionQuote', { token: needToken(), body }),
      )
      if (quote.quoteId) await repeat(finding, 'convert', { quoteId: quote.quoteId }, false)
    })
  }

  if (has('uploadImage')) {
    yield await look('uploadImage', 'answer', async (finding) => {
      needWrites()
      await succeed(finding, 'uploadImage', { token: needToken(), form: picture() })
    })
  }

  /** A code that was never sent. */
  const wrongCode = (name: EndpointName, sent: Sent) =>
    look(name, 'wrong code', async (finding) => {
      needWrites()
      const { reading } = await make(finding, name, sent)
      if ('envelope' in reading && reading.envelope.code === 20000) {
        const given = Object(reading.envelope.data).token
        if (given) finding.faults.push('a code that was never sent returns a token')
        return
      }
      finding.faults.push(...judgeRefusal(name, reading, 'a wrong code'))
    })
  const nobody = `${unknown()}@conformance.example`

  if (has('sendEmailCode')) {
    yield await look('sendEmailCode', 'answer', async (finding) => {
      needWrites()
      if (!email) throw new LeftOut('sends a message: needs --email')
      await succeed(finding, 'sendEmailCode', { path: { email } })
    })
    yield await wrongCode('checkEmailCode', { path: { email: nobody, code: '000000' } })
    yield await look('getBalanceInWeb', 'unknown token', async (finding) => {
      const { reading } = await make(finding, 'getBalanceInWeb', { token: unknown() })
      finding.faults.push(
        ...judgeRefusal('getBalanceInWeb', reading, 'a token that does not exist'),
      )
    })
  }

  if (has('signIn')) {
    yield await look('signIn', 'wrong password', async (finding) => {
      needWrites()
      const body = { account: nobody, password: 'Conformance2026' }
      const { reading } = await make(finding, 'signIn', { body })
      finding.faults.push(...judgeRefusal('signIn', reading, 'an account that does not exist'))
    })
    yield await look('sendUserCode', 'answer', async (finding) => {
      needWrites()
      if (!email) throw new LeftOut('sends a message: needs --email')
      await succeed(finding, 'sendUserCode', { body: { account: email, purpose: 'RESET' } })
    })
    const check = { account: nobody, purpose: 'RESET', code: '000000' }
    yield await wrongCode('checkUserCode', { body: check })
  }

  if (has('sendEnquiry')) {
    yield await look('sendEnquiry', 'answer', async (finding) => {
      needWrites()
      const body = {
        name: 'tw-conformance',
        email: email ?? nobody,
        message: 'A test of the server. No answer is needed.',
        topic: 'Test',
      }
      await succeed(finding, 'sendEnquiry', { body, key: newKey() })
    })
  }
}
