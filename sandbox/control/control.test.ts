import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploaded } from '../../shared/api/wire/upload.ts'
import { contractText, textVersion } from '../../shared/text/legal-text/contract-text.ts'
import { writeSignatureNote } from '../../shared/text/legal-text/signature-note.ts'
import { testDocuments } from '../testing/contract-documents.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { signaturePng } from '../testing/signature.ts'
import {
  createTestSandbox,
  imageForm,
  orderOf,
  type TestSandbox,
  usdWithdrawal,
} from '../testing/test-sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await createTestSandbox(await openTestDatabase())
})
afterAll(() => sandbox.deps.database.close())

const post = (path: string, form: Record<string, string>, headers = {}) =>
  sandbox.app.request(`/sandbox/control/${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers,
  })

/** Sends a form and follows it to the page. */
const submit = async (path: string, form: Record<string, string>): Promise<string> => {
  const answer = await post(path, form)
  expect(answer.status).toBe(303)
  return (await sandbox.app.request(answer.headers.get('location') ?? '')).text()
}

test('the control page says that no real money moves, and has a strict policy and no script', async () => {
  const response = await sandbox.app.request('/sandbox')
  const page = await response.text()
  expect(page).toContain('Sandbox: no real money moves.')
  expect(page).toContain('/playground?token=sandbox-demo')
  expect(page).not.toMatch(/<script|<style|style="/)
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
})

test('a form decides a review, and explains a refused decision', async () => {
  const token = await sandbox.createAccount('1000')
  const orderNumber = orderOf(await sandbox.transfer(token, usdWithdrawal('300')))
  const form = { orderNumber, tier: 'BROKER', decision: 'reject', reason: '' }
  expect(await submit('reviews', form)).toContain('Refused: A rejection needs a reason')
  expect(await submit('reviews', { ...form, decision: 'approve' })).toContain('is Auditing')
  const rejected = { ...form, tier: 'CLEARING', reason: '<b>Listed</b>' }
  expect(await submit('reviews', rejected)).toContain('is Fail')
  const page = await (await sandbox.app.request('/sandbox')).text()
  expect(page).toContain('&lt;b&gt;Listed&lt;/b&gt;')
  expect(page).not.toContain('<b>Listed')
})

test('a form closes a network with a reason and opens it again, and sets a daily limit', async () => {
  const way = { direction: 'withdraw', channel: 'ERC20' }
  expect(await submit('channels/close', { ...way, reason: ' ', minutes: '5' })).toContain(
    'Refused: ',
  )
  const closed = await submit('channels/close', { ...way, reason: '<b>Busy</b>', minutes: '' })
  expect(closed).toContain('Withdrawals by ERC20 are closed.')
  expect(closed).toContain('Closed: &lt;b&gt;Busy&lt;/b&gt;')
  expect(await submit('channels/open', way)).toContain('Withdrawals by ERC20 are open.')
  const limited = await submit('channels/limit', { ...way, dailyLimit: '750000' })
  expect(limited).toContain('Withdrawals by ERC20 have the daily limit 750000.')
  expect(limited).toContain('value="750000"')
  expect(await submit('channels/limit', { ...way, dailyLimit: 'much' })).toContain('Refused: ')
})

test('the review queue names the card of a withdrawal, and its whole number to the tier that pays', async () => {
  const token = await sandbox.createAccount('1000', '0', '6200000000001111')
  const orderNumber = orderOf(await sandbox.transfer(token, usdWithdrawal('310')))
  const pageNow = async () => (await sandbox.app.request('/sandbox')).text()
  const page = await pageNow()
  expect(page).toMatch(/Example Bank of Sampleton •••• 111 \(\d+\)/)
  expect(page).not.toContain('6200000000001111')
  expect(JSON.stringify((await sandbox.control('GET', 'reviews')).json)).not.toContain('00001111')
  await sandbox.review(orderNumber, 'BROKER', 'approve')
  expect(await pageNow()).toContain('<code>6200000000001111</code>')
  await sandbox.review(orderNumber, 'CLEARING', 'approve')
  const paid = await pageNow()
  expect(paid).toContain('•••• 111')
  expect(paid).not.toContain('6200000000001111')
})

test('a form approves a bank account, and shows what its holder entered', async () => {
  const { token } = (await sandbox.control('POST', 'account', { region: 'TW', card: null })).json
  const binding = {
    holderName: 'Test Account',
    holderAddress: '<b>3 Street</b>',
    bankName: 'Example Bank',
    bankAccount: '1234567890',
    bankAddress: '1 Street',
    country: 'TW',
    city: 'Taipei',
    postCode: '100',
    swiftCode: 'EXMPTW20',
  }
  await sandbox.send('bindBankCard', { token, body: binding })
  const page = await (await sandbox.app.request('/sandbox')).text()
  expect(page).toContain('&lt;b&gt;3 Street&lt;/b&gt;')
  const [{ id }] = (await sandbox.control('GET', 'cards')).json.cards
  const form = { id: String(id), decision: 'reject', reason: '' }
  expect(await submit('cards', form)).toContain('Refused: A rejection needs a reason')
  expect(await submit('cards', { ...form, decision: 'approve' })).toContain('Bank account added.')
  expect(await submit('cards', form)).toContain('No bank account is awaiting review')
})

test('a form books the interest of today once, and the page calls the rate a setting', async () => {
  const page = await submit('interest', {})
  expect(page).toMatch(/Today’s interest booked for \d+ accounts?\./)
  expect(page).toContain('Settings of this sandbox')
  expect(await submit('interest', {})).toContain('has already been booked')
})

test('the newest account is listed first, and a search finds any', async () => {
  const name = 'Zoë 100% Newest'
  await sandbox.control('POST', 'account', { name, email: 'zoe_newest@sandbox.example' })
  const { accounts, found } = (await sandbox.control('GET', 'accounts')).json
  expect(accounts[0].name).toBe(name)
  expect(accounts).toHaveLength(found)
  const page = async (search: string) =>
    (await sandbox.app.request(`/sandbox?${new URLSearchParams({ search })}`)).text()
  for (const search of ['zoë 100%', 'ZOE_newest@']) {
    expect(await page(search)).toContain('1 account.')
    expect(await page(search)).toContain(`<th scope="row">${name}</th>`)
  }
  // The wildcards of a pattern have no effect.
  expect(await page('zoe%newest')).toContain('0 accounts.')
  expect(await page('"><b>')).toContain('value="&quot;&gt;&lt;b&gt;"')
})

test('forms set and remove a fault', async () => {
  const page = await submit('faults', { call: 'transfer', kind: 'http500', times: '', ms: '50' })
  expect(page).toContain('transfer: http500, after 50 ms, for ever')
  const [fault] = (await sandbox.control('GET', 'faults')).json.faults
  expect(await submit('faults/remove', { id: String(fault.id) })).toContain('No fault is active')
})

test('a form receives USDT, and refuses an unknown address', async () => {
  for (const amount of ['5', '5,50', '$ 5', '1.250,50 USDT']) {
    const text = await submit('incoming', { address: 'nowhere', amount })
    expect(text, amount).toContain('No wallet has this deposit address')
  }
  for (const amount of ['1,250', '5 EUR', '5k', '-5']) {
    const text = await submit('incoming', { address: 'nowhere', amount })
    expect(text, amount).toContain('Decimal text is needed')
  }
})

test('a form sets a fault for an e-mail address', async () => {
  const form = { call: 'sendEmailCode', kind: 'cut', times: '1', email: ' Somebody@example.com ' }
  expect(await submit('faults', form)).toContain(
    'sendEmailCode: cut, for Somebody@example.com, 1 more',
  )
})

test('a form creates a contract, with a number if none is given', async () => {
  const form = { number: '', partA: '', partB: 'Broker <b>', days: '2' }
  const page = await submit('contract', form)
  const [, number = '', token = ''] = /Contract (\S+) created; .* token (\S+)\./.exec(page) ?? []
  expect(number).toMatch(/^TW-\d{4}-\d{6}$/)
  expect(page.split(token)).toHaveLength(2)
  expect(page).toContain('/playground?element=contract&amp;token=sandbox-contract"')
  expect(page).toContain('Broker &lt;b&gt;')
  const [made] = (await sandbox.control('GET', 'contracts')).json.contracts
  expect(made).toMatchObject({ number, token: null, partA: 'Example Clearing Institution' })
  const byLink = (await sandbox.control('GET', `contracts?token=${token}`)).json.contracts
  expect(byLink).toEqual([made])
  expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(2 * 24 * 3600 * 1000)
  expect(await submit('contract', { ...form, days: '1.5e9' })).toContain(
    'Refused: expiresInSeconds',
  )
})

test('a signed contract has a copy with its exact text, picture and hashes', async () => {
  const facts = { number: 'TW-9', partA: 'A <i>', partB: '券商' }
  const { token, contractId } = (await sandbox.control('POST', 'contract', facts)).json
  expect((await sandbox.app.request(`/sandbox/contracts/${contractId}`)).status).toBe(404)

  const date = new Date().toISOString().slice(0, 10)
  const text = contractText(testDocuments('zh'), 'zh', { ...facts, date })
  const textHash = createHash('sha256').update(text).digest('hex')
  const picture = signaturePng({
    note: writeSignatureNote({ textHash, version: textVersion, locale: 'zh', date }),
  })
  const upload = await sandbox.call('uploadImage', uploaded, {
    otpToken: token,
    body: imageForm(picture),
  })
  const signature = upload.ok ? upload.value.url : ''
  await sandbox.send('signContract', {
    otpToken: token,
    body: { paymentImg: [], paymentId: contractId, signature },
    headers: { 'user-agent': 'Browser of <Test>' },
    source: '192.0.2.9',
  })

  expect(await (await sandbox.app.request('/sandbox')).text()).toContain(
    `href="/sandbox/contracts/${contractId}"`,
  )
  const response = await sandbox.app.request(`/sandbox/contracts/${contractId}`)
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  const page = await response.text()
  const article = /<article lang="zh-Hant"[^>]*>([\s\S]*)<\/article>/.exec(page)?.[1]
  expect(article?.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toBe(text)
  expect(page).toContain(`src="${signature}"`)
  expect(page).toContain(textHash)
  expect(page).toContain(createHash('sha256').update(picture).digest('hex'))
  expect(page).toContain('192.0.2.9')
  expect(page).toContain('Browser of &lt;Test&gt;')
})

test('forms change a region, end sessions and end a lock-out', async () => {
  const account = { name: 'Regi <b>', email: 'regi@example.com', password: 'Regi2026Regi' }
  await sandbox.control('POST', 'account', account)
  const signIn = async (password: string) => {
    const response = await sandbox.send('signIn', { body: { account: account.email, password } })
    return (await response.json()) as { code: number; data: { token: string } }
  }
  const { data } = await signIn(account.password)
  const [listed] = (await sandbox.control('GET', 'accounts')).json.accounts
  expect(listed).toMatchObject({ email: account.email, region: 'US', sessions: 1 })
  const named = { account: listed.id }

  expect(await submit('account/region', { ...named, region: 'jp' })).toContain(
    'Regi &lt;b&gt; lives in JP',
  )
  expect(await submit('account/region', { ...named, region: 'Japan' })).toContain('Refused: region')
  expect(await submit('account/end-sessions', named)).toContain('has ended')
  const ended = await sandbox.send('getUserInfo', { token: data.token })
  expect(await ended.json()).toMatchObject({ code: 50014 })

  for (let n = 0; n < 5; n++) await signIn('wrong')
  const page = await (await sandbox.app.request('/sandbox')).text()
  expect(page).toContain('Account regi@example.com from unknown: 5 failures')
  const unlocked = await submit('unlock', { kind: 'ACCOUNT', name: account.email })
  expect(unlocked).not.toContain('5 failures')
  expect(await signIn(account.password)).toMatchObject({ code: 20000 })
})

test('the inbox shows text messages', async () => {
  const body = { account: '+12025550188', purpose: 'REGISTER' }
  await sandbox.send('sendUserCode', { body })
  const page = await (await sandbox.app.request('/sandbox')).text()
  expect(page).toMatch(/Text message\s*<span class="muted">to \+12025550188/)
})

test('another origin cannot send the forms', async () => {
  const foreign = await post('reset', {}, { origin: 'https://evil.example' })
  expect(foreign.status).toBe(403)
  expect((await post('reset', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test('the control page can send its forms even if the browser hides the origin', async () => {
  const own = { origin: 'null', 'sec-fetch-site': 'same-origin' }
  expect((await post('faults/remove', { id: '0' }, own)).status).toBe(303)
})

test('a reset restores the initial state', async () => {
  expect(await submit('reset', {})).toContain('has been reset')
  expect((await sandbox.control('GET', 'reviews')).json.reviews).toHaveLength(2)
})
