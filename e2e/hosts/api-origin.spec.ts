import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { addresses } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'
import { type RunningServer, startNginx } from './nginx.ts'

const root = join(import.meta.dirname, '../..')

/** Calls at other paths than ours; the sandbox ignores the query. */
const apiPaths = {
  getBalanceInWeb: '/api/web/trade/wallet/getBalanceInWeb?path=own',
  getContractByToken: '/api/web/common/contract-entity/getContractByToken?path=own',
  getWalletHomePage: '/api/mob/trade/wallet-entity/getWalletHomePage?path=own',
  signOut: '/api/web/common/user/logout?path=own',
}

/** Builds a copy of the project with origin and paths of the API set, as an operator does. */
async function buildFor(apiOrigin: string): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'operator-'))
  const excluded = ['node_modules', 'dist', '.cache', '.git', '.sandbox', 'examples']
  cpSync(root, copy, { recursive: true, filter: (path) => !excluded.includes(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const brand = join(copy, 'site/brand.ts')
  const text = readFileSync(brand, 'utf8')
    .replace("apiOrigin: ''", `apiOrigin: '${apiOrigin}'`)
    .replace('apiPaths: {}', `apiPaths: ${JSON.stringify(apiPaths)}`)
  if (!text.includes(apiOrigin)) throw new Error('site/brand.ts has no apiOrigin to set')
  if (!text.includes('path=own')) throw new Error('site/brand.ts has no apiPaths to set')
  writeFileSync(brand, text)
  await promisify(execFile)('node_modules/.bin/vite', ['build', '--logLevel', 'error'], {
    cwd: copy,
  })
  return copy
}

test.describe('A site that was built for an API on another origin', { tag: '@full' }, () => {
  test.describe.configure({ mode: 'serial' })
  let copy: string
  let site: RunningServer
  test.beforeAll(async () => {
    // It builds the whole project.
    test.setTimeout(600_000)
    copy = await buildFor(addresses().home)
    // No call must reach the site's own origin, which has no API here.
    site = await startNginx('http://127.0.0.1:9', join(copy, 'dist'))
  })
  test.afterAll(async () => {
    await site?.close()
    if (copy) rmSync(copy, { recursive: true, force: true })
  })

  test('has a policy that allows this origin for calls and pictures, and for nothing else', async () => {
    for (const path of ['/', '/zh/contract/a-token']) {
      const policy = (await fetch(site.url + path)).headers.get('content-security-policy') ?? ''
      const allowing = policy.split('; ').filter((rule) => rule.includes(addresses().home))
      expect(allowing.map((rule) => rule.split(' ')[0])).toEqual(['connect-src', 'img-src'])
    }
  })

  test('sends the enquiry there', async ({ page }) => {
    await page.goto(site.url)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada')
    await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('ada@example.com')
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill('A question')
    const responsePromise = page.waitForResponse(`${addresses().home}/api/web/common/enquiry/send`)
    await page.getByRole('button', { name: 'Submit' }).click()
    expect((await responsePromise).status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  })

  test('looks up a fund there, at the operator’s path', async ({ page, sandbox }) => {
    const { email } = await sandbox.createMailbox({ usd: '4321' })
    await page.goto(`${site.url}/trustFund`)
    const element = page.locator('tw-fund-lookup')
    await element.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await element.getByRole('button', { name: 'Next' }).click()
    const balancePromise = page.waitForResponse(addresses().home + apiPaths.getBalanceInWeb)
    await element.getByRole('textbox', { name: 'Code' }).fill(await sandbox.codeFor(email))
    await balancePromise
    await expect(element.getByText('4,321')).toBeVisible()
  })

  test('shows a contract and a statement from there, and signs out there', async ({
    page,
    sandbox,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
    const { home } = addresses()
    const { token } = await sandbox.createContract()
    await page.goto(`${site.url}/contract/${token}`)
    await expect(page.locator('tw-contract').getByText('Example Partnering Broker')).toBeVisible()

    // With the statement beside the element.
    await page.setViewportSize({ width: 1440, height: 900 })
    const holder = await sandbox.createAccount({ usd: '8765' })
    await page.context().addCookies([{ name: 'token', value: holder, url: site.url }])
    await page.goto(`${site.url}/wallet`)
    await expect(page.locator('tw-wallet').getByText('8,765').first()).toBeVisible()
    await expect(page.locator('.statement-balances')).toContainText('8,765')
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: /^Account/ }).click()
    const signOutPromise = page.waitForResponse(home + apiPaths.signOut)
    await banner.getByRole('button', { name: 'Sign out' }).click()
    expect((await signOutPromise).status()).toBe(200)
    const used = (name: keyof typeof apiPaths) => {
      const [bare = ''] = apiPaths[name].split('?')
      return new Set(asked.filter((each) => each.startsWith(`GET ${home}${bare}`)))
    }
    for (const name of ['getContractByToken', 'getWalletHomePage'] as const) {
      expect(used(name)).toEqual(new Set([`GET ${home}${apiPaths[name]}`]))
    }
  })
})
