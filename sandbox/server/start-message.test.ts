import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { proxyMessage, type Started, startMessage } from './start-message.ts'

const started: Started = {
  url: 'http://127.0.0.1:8080',
  networkUrls: [],
  port: 8080,
  wantedPort: 8080,
  everything: true,
  hasControlToken: false,
  storybook: undefined,
  data: '.sandbox',
  mailTo: undefined,
}

test('docs/sandbox.md shows what `npm start` prints', () => {
  const document = readFileSync(new URL('../../docs/sandbox.md', import.meta.url), 'utf8')
  expect(document).toContain(`\n${startMessage(started)}\n`)
})

test('a sandbox without the elements names only what it serves', () => {
  const message = startMessage({ ...started, everything: false })
  expect(message).toContain('Calls       http://127.0.0.1:8080\n')
  expect(message).not.toMatch(/playground|trustFund|contract\//)
})

test('the text mentions what differs from a usual start', () => {
  const message = startMessage({
    ...started,
    port: 8081,
    networkUrls: ['http://192.0.2.7:8081'],
    hasControlToken: true,
    storybook: 'http://127.0.0.1:6006',
    mailTo: '@test.example',
  })
  for (const said of [
    'Port 8080 is in use. The sandbox uses 8081.',
    'Phone       http://192.0.2.7:8081 (in the same network)',
    'needs the control token',
    'Storybook   http://127.0.0.1:6006',
    'SMTP_URL',
  ]) {
    expect(message).toContain(said)
  }
  expect(startMessage({ ...started, port: 51234, wantedPort: 0 })).not.toContain('in use')
})

test('a proxy says where money moves', () => {
  const message = proxyMessage({ ...started, upstream: 'https://api.example.com' })
  expect(message).toContain('https://api.example.com. A transfer made here is carried out there.')
  expect(message).toContain('http://127.0.0.1:8080/sandbox')
})
