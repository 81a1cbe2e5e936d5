import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endpoints } from '../../shared/api/endpoints/all.ts'
import type { RunningServer } from '../server.ts'
import { startTestServer } from '../testing/open-test-database.ts'
import { mailerTo, readRecipients, smtpMailer } from './mailer.ts'

interface Delivered {
  readonly from: string
  readonly to: readonly string[]
  readonly text: string
}

let delivered: Delivered[] = []
let answer: Error | undefined
let arrived: (() => void) | undefined
let smtp: SMTPServer
let sandbox: RunningServer

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        delivered.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(pieces).toString(),
        })
        done(answer)
        arrived?.()
      })
    },
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const { port } = smtp.server.address() as AddressInfo
  sandbox = await startTestServer({
    mailer: mailerTo(
      smtpMailer(`smtp://127.0.0.1:${port}`, 'codes@sandbox.example'),
      (address) => !address.endsWith('@stranger.example'),
    ),
  })
})
beforeEach(() => {
  delivered = []
  answer = undefined
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await sandbox.close()
  await new Promise<void>((done) => smtp.close(() => done()))
})

const mail = () =>
  new Promise<void>((done) => {
    arrived = done
  })

const send = async (email: string) => {
  const path = `/api/web/common/email/sendCode/${encodeURIComponent(email)}`
  return (await fetch(sandbox.url + path, { method: 'POST' })).json()
}

const inbox = async () => (await (await fetch(`${sandbox.url}/sandbox/api/inbox`)).json()).mails

test('a code is sent by SMTP to its mailbox only, and is in the inbox too', async () => {
  const coming = mail()
  expect(await send('holder@example.com')).toMatchObject({ code: 20000 })
  await coming
  const [kept] = await inbox()
  const [code] = /\d{6}/.exec(kept.text) ?? []
  expect(delivered).toHaveLength(1)
  expect(delivered[0]).toMatchObject({ from: 'codes@sandbox.example', to: ['holder@example.com'] })
  expect(delivered[0]?.text).toMatch(/^Subject: Your verification code\r$/m)
  expect(delivered[0]?.text).toContain(`Your verification code is ${code}.`)
})

test('an internationalised address reaches the mail server unchanged', async () => {
  const coming = mail()
  expect(await send('用户@bücher.example')).toMatchObject({ code: 20000 })
  await coming
  expect(delivered[0]?.to).toEqual(['用户@bücher.example'])
})

test('a refusal of the mail server does not fail the call, and the code is not logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  answer = Object.assign(new Error('I read: your code'), { responseCode: 552 })
  expect(await send('second@example.com')).toMatchObject({ code: 20000 })
  await expect.poll(() => logged.mock.calls.length).toBeGreaterThan(0)
  const [kept] = await inbox()
  const [code] = /\d{6}/.exec(kept.text) ?? []
  const words = JSON.stringify(logged.mock.calls)
  expect(words).toContain('did not accept a mail (EMESSAGE 552)')
  expect(words).not.toContain(code)
  expect(words).not.toContain('I read')
})

test('a call does not wait for a silent mail server', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const silent = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    onMailFrom: () => {},
  })
  silent.listen(0, '127.0.0.1')
  await once(silent.server, 'listening')
  const { port } = silent.server.address() as AddressInfo
  const waiting = await startTestServer({ mailer: smtpMailer(`smtp://127.0.0.1:${port}`) })
  const response = await fetch(`${waiting.url}/api/web/common/email/sendCode/a@example.com`, {
    method: 'POST',
  })
  expect(await response.json()).toMatchObject({ code: 20000 })
  expect(logged).not.toHaveBeenCalled()
  await waiting.close()
  await new Promise<void>((done) => silent.close(() => done()))
  await expect.poll(() => logged.mock.calls.length).toBe(1)
  // Opens its own database.
}, 180_000)

test('an address that may get no mails gets none; its code is in the inbox only', async () => {
  const send = (email: string) =>
    fetch(sandbox.url + endpoints.sendEmailCode.path.replace('{email}', email), {
      method: endpoints.sendEmailCode.method,
    })
  await send('victim@stranger.example')
  const next = mail()
  await send('friend@example.com')
  await next
  expect(delivered.flatMap(({ to }) => to)).toEqual(['friend@example.com'])
  const inbox = await fetch(`${sandbox.url}/sandbox/api/inbox?to=victim@stranger.example`)
  expect(await inbox.text()).toContain('verification code')
})

test('who may get mails is a list of addresses and domains', () => {
  const isAllowed = readRecipients('Me@Example.com, @test.example')
  for (const address of ['me@example.com', 'anyone@TEST.example']) {
    expect([address, isAllowed(address)]).toEqual([address, true])
  }
  for (const address of ['you@example.com', 'a@sub.test.example', 'a@test.example.org']) {
    expect([address, isAllowed(address)]).toEqual([address, false])
  }
  expect(readRecipients('*')('anyone@anywhere.example')).toBe(true)
  for (const wrong of ['', ' , ', 'example.com', '@', 'a@b@c']) {
    expect(() => readRecipients(wrong)).toThrow(RangeError)
  }
})
