import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { addressFrom } from '../../sandbox/channels/address.ts'
import { demoContractToken } from '../../sandbox/contracts/demo-tokens.ts'
import { demoEmail, demoToken } from '../../sandbox/demo/demo.ts'
import { signaturePng } from '../../sandbox/testing/signature.ts'
import {
  imageForm,
  orderOf,
  type TestSandbox,
  tinyPng,
  usdWithdrawal,
} from '../../sandbox/testing/test-sandbox.ts'
import type { EndpointName } from '../../shared/api/endpoints/all.ts'
import { depositDirection, withdrawalDirection } from '../../shared/api/endpoints/home.ts'
import { confirmationRequest } from '../../shared/api/wire/confirmation.ts'
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

/** A withdrawal as it is sent in the previews. */
const withdrawal: Asked = { name: 'transfer', body: usdWithdrawal(usdAmount) }

/** An account with money, a bank account and a withdrawal that waits for its review. */
async function openHolder({ sandbox }: Prepared, world: World) {
  const account = {
    usd: '25480.5',
    usdt: '4200.123456',
    card: '6200000000004417',
    name: 'Demo Holder',
    email: `${world}.holder@sandbox.example`,
  }
  const { token } = (await sandbox.control('POST', 'account', account)).json
  const order = orderOf(await sandbox.transfer(token, usdWithdrawal(usdAmount)))
  return { token: String(token), order, account: account.email }
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

/** Brings a sandbox from each world to the next. What one changes is of nobody else, except for the last. */
export const worlds: Readonly<Record<World, (prepared: Prepared) => Promise<Recorded>>> = {
  holder: (prepared) => accountOf(prepared, demoToken),

  async newcomer(prepared) {
    const { sandbox } = prepared
    return accountOf(prepared, await sandbox.createAccount('0', '0', null))
  },

  async approved(prepared) {
    const { token, order } = await openHolder(prepared, 'approved')
    await decide(prepared, order, ...approvals)
    await control(prepared, 'payments', { orderNumber: order })
    return transferOf(prepared, token)
  },

  async rejected(prepared) {
    const { token, order } = await openHolder(prepared, 'rejected')
    const [first] = approvals
    const rejection = { tier: 'CLEARING', decision: 'reject', reason }
    await decide(prepared, order, first ?? {}, rejection)
    return accountOf(prepared, token)
  },

  async asked(prepared) {
    const { token, order } = await openHolder(prepared, 'asked')
    const text = 'Where does this money come from? A pay slip or a contract of sale is enough.'
    await control(prepared, 'reviews/question', { orderNumber: order, text })
    return transferOf(prepared, token)
  },

  /** Saved recipients. */
  async recipients(prepared) {
    const { sandbox } = prepared
    const { token } = await openHolder(prepared, 'recipients')
    const save = (body: object) => sandbox.send('saveRecipient', { token, body })
    await save({ name: 'Cold wallet', address: coldWallet, network: 'ERC20' })
    await save({
      name: 'Sample Exchange',
      address: addressFrom('TRON', 'Sandbox: an address of the demo holder'),
      network: 'TRC20',
    })
    return transferOf(prepared, token)
  },

  /** An account that confirms its orders by a code. */
  async confirming(prepared) {
    const { token, account } = await openHolder(prepared, 'confirming')
    await control(prepared, 'account/confirmation', { account, confirms: 'CODE' })
    const { caller, calls } = await transferOf(prepared, token)
    const asked = { token, body: withdrawal.body, key: keyOf(withdrawal, 'en') }
    const answer = await prepared.sandbox.call('transfer', v.unknown(), asked)
    if (answer.ok) throw new Error('The order needs no confirmation')
    const { id } = v.parse(confirmationRequest, answer.error.confirmation)
    return { caller, calls: [...calls, withdrawal, { name: 'sendOrderCode', body: { id } }] }
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
    // Each address gets a code a minute.
    prepared.pass(70)
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

  /** A network that the operator has closed. */
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
    return transferOf(prepared, demoToken)
  },

  /** The limit of the day is lowered after the form was opened. */
  async refused(prepared) {
    const limit = { direction: 'withdraw', channel: 'WIRE', dailyLimit: '2000' }
    const { token } = await openHolder(prepared, 'refused')
    return {
      ...(await transferOf(prepared, token)),
      later: {
        happens: () => control(prepared, 'channels/limit', limit),
        calls: [withdrawal],
      },
    }
  },
}
