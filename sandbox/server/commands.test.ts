import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProxy } from '../../contract/proxy/start.ts'
import { endpoints } from '../../shared/api/endpoints/all.ts'
import { magicAmounts, magicFaults } from '../calls/magic.ts'
import { controlCalls } from '../control/control-api.ts'
import { type RunningServer, startServer } from '../server.ts'
import { startTestServer } from '../testing/open-test-database.ts'
import { usdWithdrawal } from '../testing/test-sandbox.ts'
import { readArguments } from './arguments.ts'
import { StartRefused } from './network-access.ts'
import type { Served } from './serve.ts'

const controlToken = 'a-secret-for-tests'
const bearer = { authorization: `Bearer ${controlToken}` }
let open: RunningServer
let guarded: RunningServer
beforeAll(async () => {
  open = await startTestServer()
  guarded = await startTestServer({ host: '0.0.0.0', controlToken })
})
afterAll(() => Promise.all([open.close(), guarded.close()]))

const json = { 'content-type': 'application/json' }

// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
const jsonOf = async (response: Response | Promise<Response>) => (await response).json() as any

const createAccount = async (usd = '1000'): Promise<string> => {
  const init = { method: 'POST', headers: json, body: JSON.stringify({ usd }) }
  return (await jsonOf(fetch(`${open.url}/sandbox/api/account`, init))).token
}

const wallet = (token: string, { url }: Served = open) =>
  fetch(url + endpoints.getWalletHomePage.path, { headers: { token } })

const withdraw = (token: string, amount: string, { url }: Served = open) =>
  fetch(url + endpoints.transfer.path, {
    method: 'POST',
    headers: { ...json, token },
    body: JSON.stringify(usdWithdrawal(amount)),
  })

test('/health says that the sandbox works, under any host name', async () => {
  const response = await fetch(`${open.url}/health`)
  expect([response.status, await jsonOf(response)]).toEqual([
    200,
    { status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/) },
  ])
})

test('it refuses to listen beyond this machine without a control token, and says what to set', async () => {
  await expect(startServer({ port: 0, host: '0.0.0.0' })).rejects.toThrow(/Set CONTROL_TOKEN/)
  await expect(startServer({ port: 0, controlToken: 'short' })).rejects.toThrow(/at least 12/)
})

test('the control page and API require the control token; calls and pictures do not', async () => {
  const { url } = guarded
  expect((await fetch(`${url}/sandbox/api/inbox`)).status).toBe(401)
  expect((await fetch(`${url}/sandbox/contracts/demo-contract`)).status).toBe(401)
  const wrong = { authorization: 'Bearer another-secret' }
  expect((await fetch(`${url}/sandbox/api/inbox`, { headers: wrong })).status).toBe(401)
  expect((await fetch(`${url}/sandbox/api/inbox`, { headers: bearer })).status).toBe(200)
  expect((await fetch(`${url}/sandbox/control/reset`, { method: 'POST' })).status).toBe(401)
  expect(await jsonOf(wallet('sandbox-demo', guarded))).toMatchObject({ code: 20000 })
  expect((await fetch(`${url}/sandbox/assets/control.css`)).status).toBe(200)

  const page = await fetch(`${url}/sandbox`)
  expect([page.status, await page.text()]).toEqual([401, expect.stringContaining('Control token')])
  const send = (token: string) =>
    fetch(`${url}/sandbox/control/token`, {
      method: 'POST',
      body: new URLSearchParams({ token }),
      redirect: 'manual',
    })
  expect(await (await send('guess')).text()).toContain('This is not the control token.')
  const sent = await send(controlToken)
  expect(sent.status).toBe(303)
  const given = sent.headers.get('set-cookie') ?? ''
  expect(given).toMatch(/HttpOnly; SameSite=Strict$/)
  expect(given).not.toContain(controlToken)
  const cookie = given.split(';')[0] ?? ''
  expect(await (await fetch(`${url}/sandbox`, { headers: { cookie } })).text()).toContain('Inbox')
})

test('it prints addresses that other machines can open, and answers at them', async () => {
  const own = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  expect(guarded.networkUrls).toHaveLength(own.length)
  for (const url of guarded.networkUrls) {
    expect((await fetch(`${url}/sandbox/openapi.json`, { headers: bearer })).status).toBe(200)
  }
  expect(open.networkUrls).toEqual([])
})

test('the control API has an OpenAPI 3.1 document with each of its calls', async () => {
  const document = await jsonOf(fetch(`${open.url}/sandbox/openapi.json`))
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true })
  for (const { method, path } of controlCalls) {
    if (path === '/reset') continue
    const init = { method: method.toUpperCase(), headers: json }
    const { status } = await fetch(`${open.url}/sandbox/api${path}`, init)
    expect([method, path, status]).toEqual([method, path, expect.toBeOneOf([200, 400])])
  }
})

test('a suffix of the token chooses a fault, for every call or for one', async () => {
  const token = await createAccount()
  expect(await jsonOf(wallet(`${token}~refused`))).toMatchObject({ code: 28000, success: false })
  expect(await jsonOf(wallet(`${token}~expired`))).toMatchObject({ code: 50014 })
  expect((await wallet(`${token}~http500`)).status).toBe(500)
  await expect(wallet(`${token}~cut`).then((response) => response.text())).rejects.toThrow()
  expect(await jsonOf(wallet(`${token}~transfer.refused`))).toMatchObject({ code: 20000 })
  expect(await jsonOf(withdraw(`${token}~transfer.refused`, '300'))).toMatchObject({ code: 28000 })
  expect(await jsonOf(wallet(`${token}~nothing`))).toMatchObject({ code: 50008 })
})

test('an amount chooses a fault, before or after the money has moved', async () => {
  const token = await createAccount()
  const heldNow = async () => (await jsonOf(wallet(token))).data.item.marginUsd
  const amountOf = (name: string) =>
    Object.keys(magicAmounts).find((amount) => magicAmounts[amount] === name) ?? ''
  expect(await jsonOf(withdraw(token, amountOf('refused')))).toMatchObject({ code: 28000 })
  await expect(
    withdraw(token, amountOf('cut')).then((response) => response.text()),
  ).rejects.toThrow()
  expect(await heldNow()).toBe('0')
  const unsettled = await jsonOf(withdraw(token, amountOf('unsettled')))
  expect([unsettled.code, unsettled.success]).toEqual([28019, undefined])
  expect(await heldNow()).toBe(amountOf('unsettled'))
  for (const name of Object.values(magicAmounts)) expect(magicFaults).toHaveProperty(name)
})

test('a proxy forwards calls, reports differences, and applies the faults that are set', async () => {
  const said: string[] = []
  const faulty = createServer((request, response) => {
    const isChannel = request.url?.includes('getUsdChannel')
    const data = isChannel ? { list: [{ fee: {} }] } : { item: { amount: '1', marginUsd: '0' } }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ code: 20000, success: true, data, token: request.headers.token }))
  })
  await new Promise<void>((done) => faulty.listen(0, '127.0.0.1', () => done()))
  const report = (name: string, differences: readonly string[]) => {
    said.push(...differences.map((words) => `${name}: ${words}`))
  }
  const through = (upstream: string) => startProxy({ upstream, port: 0, report })
  const good = await through(open.url)
  const bad = await through(`http://127.0.0.1:${(faulty.address() as AddressInfo).port}`)
  const none = await through('http://127.0.0.1:59999')
  try {
    const token = await createAccount('77')
    expect((await jsonOf(wallet(token, good))).data.item.amount).toBe('77')
    expect(await jsonOf(wallet('unknown', good))).toMatchObject({ code: 50008 })
    expect(await jsonOf(withdraw(token, '5000', good))).toMatchObject({ success: false })
    expect(said).toEqual([])
    expect(await jsonOf(wallet(`${token}~refused`, good))).toMatchObject({ code: 28000 })

    const fault = { call: 'getWalletHomePage', kind: 'http500' }
    const init = { method: 'POST', headers: json, body: JSON.stringify(fault) }
    await fetch(`${good.url}/sandbox/api/faults`, init)
    expect((await wallet(token, good)).status).toBe(500)

    const answer = await wallet('mine~slow-is-unknown', bad)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await jsonOf(answer)).toMatchObject({ code: 20000, token: 'mine~slow-is-unknown' })
    expect(said.splice(0)).toEqual([
      'getWalletHomePage: data: item.cryptoAmount is missing',
      'getWalletHomePage: data: item.marginCrypto is missing',
    ])
    const page = await (await fetch(`${bad.url}/sandbox`)).text()
    expect(page).toContain('item.cryptoAmount is missing')
    expect((await wallet(token, none)).status).toBe(502)
    expect(said[0]).toContain('did not answer (ECONNREFUSED)')
  } finally {
    await Promise.all([good.close(), bad.close(), none.close()])
    faulty.closeAllConnections()
    faulty.close()
  }
})

test('a named port that is in use is an error; nobody is led to another one', async () => {
  const named = readArguments(['--port', String(open.port)], {})
  for (const start of [
    () => startTestServer({ port: open.port, isPortFixed: true }),
    () => startProxy({ upstream: open.url, port: open.port, isPortFixed: true, report: () => {} }),
  ]) {
    await expect(start()).rejects.toThrow(
      new StartRefused(
        `Port ${open.port} is in use. Stop the program that uses it, or name another port.`,
      ),
    )
  }
  expect(named).toMatchObject({ port: open.port, isPortFixed: true })
  expect(readArguments([], { PORT: '8123' })).toMatchObject({ port: 8123, isPortFixed: true })
  for (const environment of [{}, { PORT: '' }]) {
    expect(readArguments([], environment)).toMatchObject({ port: 8080, isPortFixed: false })
  }
})

test('an address of another machine is an error with a reason', async () => {
  const start = startTestServer({ host: '192.0.2.1', controlToken })
  await expect(start).rejects.toThrow('192.0.2.1 is no address of this machine.')
})

test('the command ends with a sentence and an exit code if its port is in use, and opens no database', async () => {
  const command = join(import.meta.dirname, '../main.ts')
  const folder = join(tmpdir(), `sandbox-unused-${randomUUID()}`)
  const child = spawn(process.execPath, ['--import', 'tsx', command, '--data', folder], {
    env: { ...process.env, PORT: String(open.port), DATABASE_URL: '' },
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect([code, said.trim()]).toEqual([1, expect.stringMatching(/^Port \d+ is in use\. Stop/)])
  expect(existsSync(folder)).toBe(false)
})

test('arguments override the environment, and a wrong one is refused with a message', () => {
  expect(readArguments(['--port', '9000'], { PORT: '8000', HOST: '0.0.0.0' })).toMatchObject({
    port: 9000,
    host: '0.0.0.0',
    everything: false,
  })
  expect(readArguments(['--help'], {})).toBeUndefined()
  expect(() => readArguments(['--prot', '1'], {})).toThrow(/--prot[\s\S]*Usage/)
  expect(() => readArguments(['--port', 'x'], {})).toThrow('The port must be a number')
  expect(() => readArguments(['--upstream', 'a.example'], {})).toThrow('--upstream')
})
