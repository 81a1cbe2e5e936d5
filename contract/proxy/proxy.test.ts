import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readArguments } from '../../sandbox/server/arguments.ts'
import type { Served } from '../../sandbox/server/serve.ts'
import { endpoints } from '../../shared/api/endpoints/all.ts'
import type { Upstream } from './forward.ts'
import { startProxy } from './start.ts'

const ok = JSON.stringify({ code: 20000, success: true, data: { list: [] } })
const channels = endpoints.getUsdChannel.path
const card = endpoints.getBankCard.path

/** Runs `work` with a proxy of a server that answers by `answer`. */
async function withProxy(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  work: (proxy: Served, said: string[]) => Promise<void>,
  limits: Omit<Upstream, 'url'> = {},
) {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  const said: string[] = []
  const proxy = await startProxy({
    upstream: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    limits,
    port: 0,
    report: (_, differences) => said.push(...differences),
  })
  try {
    await work(proxy, said)
  } finally {
    await proxy.close()
    server.closeAllConnections()
    server.close()
  }
}

const json = (response: ServerResponse, headers = {}) =>
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(ok)

/** A request as it is written, which `fetch` would normalise. */
const raw = (proxy: Served, path: string): Promise<number> =>
  new Promise((done, fail) =>
    request({ host: '127.0.0.1', port: proxy.port, path }, (response) => {
      response.resume()
      done(response.statusCode ?? 0)
    })
      .on('error', fail)
      .end(),
  )

test('only the headers of a call reach the other server, and no secret of this machine', async () => {
  let seen: Record<string, unknown> = {}
  await withProxy(
    ({ headers }, response) => {
      seen = headers
      json(response)
    },
    async (proxy) => {
      const passed = {
        token: 'login',
        'otp-token': 'code',
        'accept-language': 'ko',
        'idempotency-key': 'key',
        'bot-token': 'bot',
      }
      const secrets = {
        cookie: 'token=of-the-site; sandbox-control=secret',
        authorization: 'Bearer control',
        'proxy-authorization': 'Basic x',
        referer: 'http://127.0.0.1/contract/link',
        origin: proxy.url,
        'x-xsrf-token': 'of the site',
        'x-forwarded-for': '10.0.0.1',
        'x-anything': 'else',
      }
      await fetch(proxy.url + channels, { headers: { ...passed, ...secrets } })
      expect(seen).toMatchObject(passed)
      for (const name of Object.keys(secrets)) expect(seen).not.toHaveProperty(name)
    },
  )
})

test('no header of an answer acts on the origin of the proxy', async () => {
  const hostile = {
    'set-cookie': 'token=theirs',
    'clear-site-data': '"*"',
    refresh: '0; url=https://evil.example',
    link: '<https://evil.example/a.css>; rel=stylesheet',
    location: 'https://evil.example',
    'service-worker-allowed': '/',
    'strict-transport-security': 'max-age=1',
    'www-authenticate': 'Basic',
    'access-control-allow-credentials': 'true',
  }
  await withProxy(
    (_, response) => json(response, hostile),
    async (proxy) => {
      const answer = await fetch(proxy.url + channels)
      for (const name of Object.keys(hostile)) expect(answer.headers.get(name)).toBeNull()
      expect(answer.headers.get('content-type')).toBe('application/json')
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
      expect(await answer.text()).toBe(ok)
    },
  )
})

test('a server that hangs, also in the middle of its answer, ends the call with a reason', async () => {
  await withProxy(
    ({ url }, response) => {
      if (url === card) response.writeHead(200).write('{"code":')
    },
    async (proxy, said) => {
      for (const path of [channels, card]) {
        const answer = await fetch(proxy.url + path)
        expect(answer.status).toBe(504)
        expect(await answer.text()).toContain('did not answer within 0.2 seconds')
      }
      expect(said).toHaveLength(2)
    },
    { timeoutMs: 200 },
  )
})

test('an answer above the limit is cut, and the reason is said', async () => {
  let wasCut = false
  await withProxy(
    (_, response) => {
      response.on('close', () => {
        wasCut = !response.writableFinished
      })
      const more = () => {
        if (!response.destroyed) response.write(Buffer.alloc(2 ** 18, 32), () => setImmediate(more))
      }
      more()
    },
    async (proxy) => {
      const answer = await fetch(proxy.url + channels)
      expect([answer.status, await answer.text()]).toEqual([
        502,
        expect.stringContaining('longer than 1 MB'),
      ])
      await expect.poll(() => wasCut).toBe(true)
    },
    { maxBytes: 1024 ** 2 },
  )
})

test('a redirect is not followed and not passed on', async () => {
  const paths: (string | undefined)[] = []
  await withProxy(
    ({ url }, response) => {
      paths.push(url)
      response.writeHead(302, { location: '/elsewhere' }).end()
    },
    async (proxy, said) => {
      const answer = await fetch(proxy.url + channels, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([502, null])
      expect(said[0]).toContain('redirects to /elsewhere')
      expect(paths).toEqual([channels])
    },
  )
})

test.each([
  '%2e%2e%2fadmin',
  '..%2fadmin',
  '%252e%252e%252fadmin',
  'a%5cb',
  '%0d%0ax',
  'a%252fb',
  '.%2e',
])('a value of a path that leads elsewhere is not sent: %s', async (value) => {
  const paths: (string | undefined)[] = []
  await withProxy(
    ({ url }, response) => {
      paths.push(url)
      json(response)
    },
    async (proxy) => {
      const path = endpoints.getTransferRecord.path.replace('{id}', value)
      expect(await raw(proxy, path)).toBeOneOf([400, 404])
      expect(paths).toEqual([])
    },
  )
})

test('a value with a percent sign or a plus arrives as it is', async () => {
  let path: string | undefined
  await withProxy(
    ({ url }, response) => {
      path = url
      json(response)
    },
    async (proxy) => {
      const sent = endpoints.checkEmailCode.path
        .replace('{email}', encodeURIComponent('a+b%c@mail.example'))
        .replace('{code}', '123456')
      const answer = await fetch(`${proxy.url}${sent}?a=%2F`, {
        method: endpoints.checkEmailCode.method,
      })
      expect(await answer.text()).toBe(ok)
      expect(path).toBe(`${sent}?a=%2F`)
    },
  )
})

test('an answer without a body is passed on, and one with a status that HTTP does not have is named', async () => {
  await withProxy(
    ({ url }, response) => response.writeHead(url === card ? 204 : 700).end(),
    async (proxy) => {
      expect((await fetch(proxy.url + card)).status).toBe(204)
      expect((await fetch(proxy.url + channels)).status).toBe(502)
    },
  )
})

test('words of the other server cannot act on the terminal', async () => {
  await withProxy(
    (_, response) => response.writeHead(200).end('\u001b]0;owned\u0007 not JSON'),
    async (proxy, said) => {
      await fetch(proxy.url + channels)
      expect(said.join()).toContain('not JSON')
      expect(said.join()).not.toMatch(/\p{Cc}/u)
    },
  )
})

test('an address of the other server with a password or a query is refused', () => {
  for (const url of [
    'http://a:b@api.example',
    'http://api.example/?a=1',
    'http://api.example/#a',
  ]) {
    expect(() => readArguments(['--upstream', url], {})).toThrow('without user')
  }
})
