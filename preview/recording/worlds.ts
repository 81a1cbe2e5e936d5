import { createHash } from 'node:crypto'
import { addressFrom } from '../../sandbox/channels/address.ts'
import { demoContractToken } from '../../sandbox/contracts/demo-tokens.ts'
import { demoEmail, demoToken } from '../../sandbox/demo/demo.ts'
import { signaturePng } from '../../sandbox/testing/signature.ts'
import { imageForm, type TestSandbox, tinyPng } from '../../sandbox/testing/test-sandbox.ts'
import type { EndpointName } from '../../shared/api/endpoints/all.ts'
import { depositDirection, withdrawalDirection } from '../../shared/api/endpoints/home.ts'
import { contract } from '../../shared/api/wire/contract.ts'
import { listOf } from '../../shared/api/wire/data.ts'
import { historyPage } from '../../shared/api/wire/history.ts'
import { isoDay } from '../../shared/text/dates/plain-dates.ts'
import { contractText, textVersion } from '../../shared/text/legal-text/contract-text.ts'
import { writeSignatureNote } from '../../shared/text/legal-text/signature-note.ts'
import { anyValue } from '../call-key.ts'
import type { World } from '../scenarios.ts'
import { coldWallet, friend, usdAmount, wrongCode } from '../typed.ts'
import { type Asked, type Caller, keyOf } from './record.ts'

/** A sandbox whose clock can be moved. */
export interface Prepared {
  readonly sandbox: TestSandbox
  /** Lets time pass, in seconds. */
  readonly pass: (seconds: number) => void
}

/** Whose calls to record, and which. */
interface Recorded {
  readonly caller: Caller
  readonly calls: readonly Asked[]
  /** What happens after these calls, and what is called then. */
  readonly later?: { readonly happens: () => Promise<void>; readonly calls: readonly Asked[] }
}

const hour = 3600

async function itemsOf(
  { sandbox }: Prepared,
  token: string,
  query: Readonly<Record<string, string>> = {},
): Promise<readonly { readonly orderNumber: string; readonly currency: string }[]> {
  const answer = await sandbox.call('getHistory', historyPage, { token, query })
  return answer.ok ? answer.value.list : []
}

const get = (name: EndpointName, query: Readonly<Record<string, string>> = {}): Asked => ({
  name,
  query,
})

/** What `<tw-transfer>` reads of an account. */
async function transferOf(prepared: Prepared, token: string): Promise<Recorded> {
  const now = prepared.sandbox.deps.clock().getTime()
  const from = new Date(now - 21 * 24 * hour * 1000).toISOString()
  const orders = (await itemsOf(prepared, token)).slice(0, 3)
  const calls: Asked[] = [
    get('getUsdChannel'),
    { name: 'getChannel', path: { direction: withdrawalDirection } },
    { name: 'getChannel', path: { direction: depositDirection } },
    get('getWalletHomePage'),
    get('getBankCard'),
    get('getUserInfo'),
    get('getRecipients'),
    get('getHistory', { limit: '30', from }),
    get('getHistory', { limit: '30', type: 'PROCESS' }),
    ...orders.map(({ orderNumber: id }): Asked => ({ name: 'getTransferRecord', path: { id } })),
    // Of an order that has not arrived.
    { name: 'getTransferRecord', path: { id: anyValue } },
  ]
  return { caller: { token }, calls }
}

/** What all elements read of an account. */
async function accountOf(prepared: Prepared, token: string): Promise<Recorded> {
  const { caller, calls } = await transferOf(prepared, token)
  const orders = (await itemsOf(prepared, token)).slice(0, 3)
  const more: Asked[] = [
    get('getHistory'),
    get('getHistory', { limit: '5' }),
    get('getHistory', { limit: '3', type: 'PROCESS' }),
    ...orders.map(
      ({ orderNumber }): Asked => ({ name: 'getHistoryRecord', path: { orderNumber } }),
    ),
    { name: 'getConversionQuote', body: { amount: '500' } },
    { name: 'findFriend', body: { account: friend } },
    { name: 'uploadImage', body: imageForm(tinyPng) },
  ]
  return { caller, calls: [...calls, ...more] }
}

const demoTransfers = (prepared: Prepared) => transferOf(prepared, demoToken)

/** The withdrawal of USD that waits for its review. */
const theOrder = async (prepared: Prepared): Promise<string> => {
  const open = await itemsOf(prepared, demoToken, { type: 'PROCESS' })
  const order = open.find(({ currency }) => currency === 'USD')
  if (!order) throw new Error('The demo account has no open order')
  return order.orderNumber
}

const control = async ({ sandbox }: Prepared, path: string, body: unknown) => {
  const { status, json } = await sandbox.control('POST', path, body)
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(json)}`)
}

async function decide(prepared: Prepared, orderNumber: string, ...decisions: readonly object[]) {
  for (const decision of decisions) {
    prepared.pass(2 * hour)
    await control(prepared, 'reviews', { orderNumber, ...decision })
  }
}

const approvals = ['BROKER', 'CLEARING'].map((tier) => ({ tier, decision: 'approve' }))
const reason = 'The name on the receiving account differs from the name of the account holder.'

const newestCode = async ({ sandbox }: Prepared, to: string): Promise<string> => {
  const { mails } = (await sandbox.control('GET', `inbox?to=${encodeURIComponent(to)}`)).json
  return /\b\d{6}\b/.exec(mails[0]?.text)?.[0] ?? ''
}

const dataOf = async (answer: Response) => {
  const { data } = (await answer.json()) as { data: Readonly<Record<string, string>> }
  return data
}

/** Brings a new sandbox to each world. */
export const worlds: Readonly<Record<World, (prepared: Prepared) => Promise<Recorded>>> = {
  holder: (prepared) => accountOf(prepared, demoToken),

  async newcomer(prepared) {
    const { sandbox } = prepared
    return accountOf(prepared, await sandbox.createAccount('0', '0', null))
  },

  async approved(prepared) {
    const order = await theOrder(prepared)
    await decide(prepared, order, ...approvals)
    await control(prepared, 'payments', { orderNumber: order })
    return demoTransfers(prepared)
  },

  async rejected(prepared) {
    const [first] = approvals
    await decide(prepared, await theOrder(prepared), first ?? {}, {
      tier: 'CLEARING',
      decision: 'reject',
      reason,
    })
    return accountOf(prepared, demoToken)
  },

  async asked(prepared) {
    const text = 'Where does this money come from? A pay slip or a contract of sale is enough.'
    await control(prepared, 'reviews/question', { orderNumber: await theOrder(prepared), text })
    return demoTransfers(prepared)
  },

  /** Networks and methods that the operator has closed, and what is left of the day. */
  async closed(prepared) {
    const words = {
      en: 'The network is congested. Transfers would wait for hours.',
      cn: '區塊鏈網路目前壅塞，轉帳可能延遲數小時。',
      jp: 'ネットワークが混雑しており、送金に数時間かかるおそれがあります。',
      ko: '네트워크가 혼잡하여 송금이 몇 시간 지연될 수 있습니다.',
    }
    const minutes = 300
    for (const direction of ['withdraw', 'deposit']) {
      await control(prepared, 'channels/close', {
        direction,
        channel: 'TRC20',
        reason: words,
        minutes,
      })
    }
    return demoTransfers(prepared)
  },

  /** Saved recipients, one of which money went to. */
  async recipients(prepared) {
    const { sandbox } = prepared
    const save = (body: object) => sandbox.send('saveRecipient', { token: demoToken, body })
    await save({ name: 'Cold wallet', address: coldWallet, network: 'ERC20' })
    await save({
      name: 'Sample Exchange',
      address: addressFrom('TRON', 'Sandbox: an address of the demo holder'),
      network: 'TRC20',
    })
    prepared.pass(30 * hour)
    return demoTransfers(prepared)
  },

  /** The limit of the day is lowered after the form was opened. */
  async refused(prepared) {
    const limit = { direction: 'withdraw', channel: 'WIRE', dailyLimit: '2000' }
    const wire = { proveImage: '', remark: '', transferWay: 'WIRE', type: 'WITHDRAW' }
    return {
      ...(await demoTransfers(prepared)),
      later: {
        happens: () => control(prepared, 'channels/limit', limit),
        calls: [{ name: 'transfer', body: { ...wire, amount: usdAmount } }],
      },
    }
  },

  /** Nobody is signed in: a wrong password, and a code that was not sent. */
  async stranger() {
    const account = demoEmail
    return {
      caller: {},
      calls: [
        { name: 'signIn', body: { account, password: 'Not the password' } },
        { name: 'sendUserCode', body: { account: 'new.holder@example.com', purpose: 'REGISTER' } },
        {
          name: 'checkUserCode',
          body: { account: 'new.holder@example.com', purpose: 'REGISTER', code: wrongCode },
        },
        { name: 'sendEmailCode', path: { email: account } },
        { name: 'checkEmailCode', path: { email: account, code: wrongCode } },
      ],
    }
  },

  /** A person who asks for the value of a trust fund. */
  async fund(prepared) {
    const { sandbox } = prepared
    const path = { email: demoEmail }
    await sandbox.send('sendEmailCode', { path })
    const check = {
      name: 'checkEmailCode',
      path: { ...path, code: await newestCode(prepared, demoEmail) },
    } as const
    // A code works once; with the same key, its answer is the same.
    const key = keyOf(check, 'en')
    const { token = '' } = await dataOf(await sandbox.send(check.name, { ...check, key }))
    prepared.pass(70)
    // Another code would end this one.
    const calls = [check, get('getBalanceInWeb'), { name: 'sendEmailCode', path } as const]
    return { caller: { otpToken: token }, calls }
  },

  async agreement() {
    return { caller: { otpToken: demoContractToken }, calls: [get('getContractByToken')] }
  },

  async expired() {
    return {
      caller: { otpToken: 'sandbox-contract-expired' },
      calls: [get('getContractByToken')],
    }
  },

  async signed({ sandbox }) {
    const otpToken = demoContractToken
    const contracts = await sandbox.call('getContractByToken', listOf(contract), { otpToken })
    const [facts] = contracts.ok ? contracts.value : []
    if (!facts) throw new Error('There is no agreement')
    const date = isoDay(sandbox.deps.clock())
    const text = contractText(sandbox.deps.contractDocuments('en'), 'en', { ...facts, date })
    const textHash = createHash('sha256').update(text).digest('hex')
    const note = writeSignatureNote({ version: textVersion, textHash, locale: 'en', date })
    const picture = imageForm(signaturePng({ note }))
    const { url = '' } = await dataOf(
      await sandbox.send('uploadImage', { otpToken, body: picture }),
    )
    const body = { paymentImg: [], paymentId: facts.contractId, signature: url }
    await sandbox.send('signContract', { otpToken, body, key: 'sign' })
    return { caller: { otpToken }, calls: [get('getContractByToken')] }
  },
}
