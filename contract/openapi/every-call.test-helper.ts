import { createHash } from 'node:crypto'
import { demoContractToken } from '../../sandbox/contracts/demo-tokens.ts'
import { demoEmail, demoPassword, demoToken } from '../../sandbox/demo/demo.ts'
import { testDocuments } from '../../sandbox/testing/contract-documents.ts'
import { signaturePng } from '../../sandbox/testing/signature.ts'
import { fixedKey, softwarePasskey } from '../../sandbox/testing/software-passkey.ts'
import { imageForm, type TestSandbox, tinyPng } from '../../sandbox/testing/test-sandbox.ts'
import type { EndpointName } from '../../shared/api/endpoints/all.ts'
import { contractText, textVersion } from '../../shared/text/legal-text/contract-text.ts'
import { writeSignatureNote } from '../../shared/text/legal-text/signature-note.ts'
import { calls } from '../calls.ts'

/** A request and its answer. */
export interface Exchange {
  readonly request?: unknown
  readonly answer: { readonly code: unknown; readonly data?: Readonly<Record<string, unknown>> }
}

type Options = Parameters<TestSandbox['send']>[1] & object

/**
 * Makes every call once, in an order in which each succeeds, with the sample of its row; what is given
 * here replaces fields that must name something. A call that needs nothing else is made at the end.
 */
export async function makeEveryCall(sandbox: TestSandbox): Promise<Map<EndpointName, Exchange>> {
  const made = new Map<EndpointName, Exchange>()
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
  const make = async (name: EndpointName, options: Options = {}): Promise<any> => {
    const { body, path } = calls[name].sample ?? {}
    const request = body && { ...body, ...(options.body as object) }
    const response = await sandbox.send(name, {
      ...options,
      ...(path && { path: { ...path, ...options.path } }),
      ...(request && { body: request }),
    })
    const answer = (await response.json()) as Exchange['answer']
    if (!made.has(name)) made.set(name, { ...(request && { request }), answer })
    return answer.data
  }
  const codeFor = async (to: string): Promise<string> => {
    const { mails } = (await sandbox.control('GET', `inbox?to=${encodeURIComponent(to)}`)).json
    const code = /\b\d{6}\b/.exec(mails[0].text)?.[0]
    if (!code) throw new Error(`no code for ${to}`)
    return code
  }
  const token = demoToken

  await make('getUserInfo', { token })
  await make('getWalletHomePage', { token })
  await make('getUsdChannel', { token })
  await make('getChannel', { token, path: { direction: '1' } })
  const card = await make('getBankCard', { token })
  await make('getHistory', { token, query: { limit: '3' } })
  const { item } = await make('transfer', {
    token,
    key: 'withdrawal',
    body: { amount: '300', bankCardId: card.item.id },
  })
  const { orderNumber } = item
  const question = { orderNumber, text: 'Where does this money come from?' }
  await sandbox.control('POST', 'reviews/question', question)
  const ordered = await make('getHistoryRecord', { token, path: { orderNumber: 'withdrawal' } })
  await make('answerQuestion', { token, body: { questionId: ordered.item.questions[0].id } })
  await make('getTransferRecord', { token, path: { id: item.orderNumber } })
  const other = await make('transfer', { token, key: 'cancelled', body: { amount: '150' } })
  await make('cancelTransfer', {
    token,
    key: 'cancel',
    body: { orderNumber: other.item.orderNumber },
  })
  await make('getHistoryRecord', { token, path: { orderNumber: 'withdrawal' } })
  await make('uploadImage', { token, body: imageForm(tinyPng) })
  await sandbox.control('POST', 'account', { email: 'friend@sandbox.example' })
  const friend = await make('findFriend', { token, body: { account: 'friend@sandbox.example' } })
  const { walletNumber } = friend.item
  await make('transferToFriend', {
    token,
    key: 'friend',
    body: { walletNumber, amount: '25.5' },
  })
  const address = '0x52908400098527886E0F7030069857D2E4169EE7'
  await make('saveRecipient', {
    token,
    body: { name: 'My wallet', walletNumber: undefined, address, network: 'ERC20' },
  })
  await make('getRecipients', { token })
  const quote = await make('getConversionQuote', { token, body: { amount: '100' } })
  await make('convert', { token, key: 'convert', body: { quoteId: quote.item.quoteId } })
  // A card is neither replaced nor removed while a withdrawal to it is under review.
  const { reviews } = (await sandbox.control('GET', 'reviews')).json
  for (const { orderNumber, tier } of reviews) {
    await sandbox.review(orderNumber, tier, 'reject', 'The account is closed')
  }
  await make('bindBankCard', { token, key: 'card', body: { holderName: 'Demo Holder' } })

  await make('sendEmailCode', { path: { email: demoEmail } })
  const path = { email: demoEmail, code: await codeFor(demoEmail) }
  const lookup = await make('checkEmailCode', { path, key: 'lookup' })
  await make('getBalanceInWeb', { otpToken: lookup.token })

  const { list } = await make('getContractByToken', { otpToken: demoContractToken })
  const { contractId, number, partA, partB } = list[0]
  const date = sandbox.deps.clock().toISOString().slice(0, 10)
  const text = contractText(testDocuments('en'), 'en', { number, partA, partB, date })
  const textHash = createHash('sha256').update(text).digest('hex')
  const note = writeSignatureNote({ textHash, version: textVersion, locale: 'en', date })
  const picture = imageForm(signaturePng({ note }))
  const upload = await make('uploadImage', { otpToken: demoContractToken, body: picture })
  await make('signContract', {
    otpToken: demoContractToken,
    key: 'signature',
    body: { paymentId: contractId, signature: upload.url },
  })

  const account = 'new.holder@sandbox.example'
  await make('sendUserCode', { body: { account, purpose: 'REGISTER' } })
  const code = await codeFor(account)
  const checked = await make('checkUserCode', { body: { account, purpose: 'REGISTER', code } })
  const registration = { password: demoPassword, name: 'New Holder', region: 'JP' }
  await make('register', { otpToken: checked.token, body: registration })
  const session = await make('signIn', { body: { account, password: demoPassword } })
  await make('signOut', { token: session.token })
  await make('sendUserCode', { body: { account: demoEmail, purpose: 'RESET' } })
  const reset = { account: demoEmail, purpose: 'RESET', code: await codeFor(demoEmail) }
  const allowed = await make('checkUserCode', { body: reset })
  await make('resetPassword', { otpToken: allowed.token, body: { password: 'Another2026' } })

  const origin = 'https://wallet.example.com'
  const headers = { origin }
  const careful = (
    await sandbox.control('POST', 'account', { usd: '500', email: 'careful@sandbox.example' })
  ).json
  await sandbox.control('POST', 'account/confirmation', {
    account: careful.email,
    confirms: 'PASSKEY',
  })
  const send = async (confirmation?: object) =>
    sandbox.send('transfer', {
      token: careful.token,
      key: 'careful',
      body: {
        ...calls.transfer.sample?.body,
        amount: '200',
        ...(confirmation && { confirmation }),
      },
    })
  const { id } = ((await (await send()).json()) as { data: { confirmation: { id: string } } }).data
    .confirmation
  await make('sendOrderCode', { token: careful.token, body: { id } })
  const proof = { id, code: await codeFor(careful.email) }
  await send(proof)
  const started = await make('startPasskey', { token: careful.token, headers, body: proof })
  const passkey = softwarePasskey(origin, fixedKey).make(started.item.challenge)
  await make('addPasskey', { token: careful.token, headers, body: { id, passkey } })

  for (const name of Object.keys(calls) as EndpointName[]) {
    if (!made.has(name)) await make(name, { token, key: name })
  }
  return made
}
