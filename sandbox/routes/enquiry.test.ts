import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await createTestSandbox(await openTestDatabase())
})
afterAll(() => sandbox.deps.database.close())

const ada = {
  name: 'Ada Example',
  email: 'ada@example.com',
  message: 'Please call me.\nThank you.',
}

const send = async (body: unknown) =>
  (await (await sandbox.send('sendEnquiry', { body })).json()) as {
    success: boolean
    message: string
  }

const newest = async () => (await sandbox.control('GET', 'inbox')).json.mails[0]

test('the inbox shows the message of a visitor with sender and topic', async () => {
  expect((await send({ ...ada, topic: 'Credit card' })).success).toBe(true)
  expect(await newest()).toMatchObject({
    to: 'enquiries@sandbox.example',
    subject: 'Enquiry: Credit card',
    text: 'Ada Example <ada@example.com>\n\nPlease call me.\nThank you.',
  })
})

test('a message sent twice with the same key is stored once', async () => {
  const count = async () => (await sandbox.control('GET', 'inbox')).json.mails.length
  const before = await count()
  await sandbox.send('sendEnquiry', { body: ada, key: 'once' })
  const again = await sandbox.send('sendEnquiry', { body: ada, key: 'once' })
  expect(await again.json()).toMatchObject({ success: true })
  expect(await count()).toBe(before + 1)
})

test('a name cannot start another line of the mail', async () => {
  await send({ ...ada, name: 'Ada\r\nBcc: everyone@example.com', topic: 'A\nB' })
  const { subject, text } = await newest()
  expect(subject).toBe('Enquiry: A B')
  expect(text.split('\n')[0]).toBe('Ada Bcc: everyone@example.com <ada@example.com>')
})

test('a message is stored without control characters and marks that reorder it', async () => {
  await send({ ...ada, name: '\u202eadA', message: 'One.\r\n\u2067owT\u0007' })
  expect((await newest()).text).toBe('adA <ada@example.com>\n\nOne.\nowT')
})

test.each([
  [{ ...ada, name: '  ' }, 'name: Please enter your name'],
  [{ ...ada, email: 'nobody' }, 'email: An e-mail address is needed'],
  [{ ...ada, message: '' }, 'message: Please enter your message'],
  [{ ...ada, message: 'x'.repeat(4001) }, 'message: '],
  ['not an object', 'body: '],
])('an incomplete message is refused with a message and not stored: %#', async (body, words) => {
  const before = await newest()
  const answer = await send(body)
  expect(answer.success).toBe(false)
  expect(answer.message).toContain(words)
  expect(await newest()).toEqual(before)
})
