import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { scriptHtml, tagHtml } from '../support/host.ts'
import { expect, test } from '../support/test.ts'
import { transferPage } from '../transfer/page.ts'

const usd = (amount: string) => ({ amount, marginUsd: '0', cryptoAmount: '0', marginCrypto: '0' })

/** A server of another origin. */
async function listen(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('No cached answer or redirect is used, neither for the first call nor for a later one', async ({
  host,
  page,
}) => {
  const requestedCalls: string[] = []
  const server = await listen((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'token')
    response.setHeader('Access-Control-Max-Age', '600')
    response.setHeader('Cache-Control', 'max-age=600')
    if (request.method !== 'GET') return response.end()
    const call = request.url?.split('/').at(-1) ?? ''
    requestedCalls.push(call)
    const turn = requestedCalls.filter((name) => name === call).length
    // A permanent redirect, such as a captive portal sends before sign-in.
    if (call === 'getBankCard' && turn === 1) {
      return response.writeHead(301, { location: '/portal' }).end()
    }
    const data = {
      getWalletHomePage: { item: usd(`${turn}000`) },
      getUsdChannel: { list: [{ companyName: `Company ${turn}` }] },
      getBankCard: { item: { bankAccount: '4444333322221111' } },
    }[call]
    return response.end(data ? JSON.stringify({ code: 20000, success: true, data }) : '<html>')
  })
  const address = await host.serve({
    head: scriptHtml('tw-transfer'),
    body: tagHtml('tw-transfer', {
      token: 'of-nobody',
      'is-usd': true,
      'api-base': server.url,
    }),
  })
  const it = transferPage(page.locator('tw-transfer'))
  for (const turn of [1, 2]) {
    await page.goto(address)
    await expect(it.element.getByText(`Company ${turn}`)).toBeVisible()
    await expect(it.money(`${turn},000.0000 USD`)).toBeVisible()
  }
  await it.click('Withdraw', 'Try again')
  await expect(it.element.getByRole('status', { name: 'Bank account' })).toHaveText(/111$/)
  server.close()
})

test('No call takes its token to another server: a redirect is an error', async ({
  events,
  host,
}) => {
  const stolen: string[] = []
  const allow = (response: ServerResponse) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', '*')
    return response
  }
  const collector = await listen((request, response) => {
    stolen.push(`${request.method} ${request.url}`)
    allow(response).end('{"code":20000,"success":true,"data":{"list":[{"companyName":"Mallory"}]}}')
  })
  const servers = [collector]
  for (const status of [301, 302, 307, 308]) {
    const server = await listen(({ method }, response) => {
      if (method === 'OPTIONS') return allow(response).end()
      return allow(response)
        .writeHead(status, { location: `${collector.url}/elsewhere` })
        .end()
    })
    await host.open({
      head: scriptHtml('tw-transfer'),
      body: tagHtml('tw-transfer', {
        token: 'of-somebody',
        'is-usd': true,
        'api-base': server.url,
      }),
    })
    expect((await events.next('tw-error')).detail).toMatchObject({ kind: 'redirect' })
  }
  expect(stolen).toEqual([])
  for (const server of servers) server.close()
})

test('Of two XSRF cookies, the header repeats the one that is sent with the call', async ({
  context,
  embed,
  page,
}) => {
  const { element } = await embed('tw-transfer', { attributes: { 'is-usd': true } })
  const { origin, pathname } = new URL(page.url())
  await context.addCookies([
    { name: 'XSRF-TOKEN', value: 'of-the-server', url: origin },
    { name: 'XSRF-TOKEN', value: 'of-the-page', domain: '127.0.0.1', path: pathname },
  ])
  const cookies = await page.evaluate(() => document.cookie)
  expect(cookies).toBe('XSRF-TOKEN=of-the-page; XSRF-TOKEN=of-the-server')
  const it = transferPage(element)
  await it.reviewUsd()
  const requestPromise = page.waitForRequest(/\/wallet-entity\/transfer$/)
  await it.click('Submit')
  expect(await (await requestPromise).headerValue('x-xsrf-token')).toBe('of-the-server')
  await expect(it.receipt).toBeVisible()
})
