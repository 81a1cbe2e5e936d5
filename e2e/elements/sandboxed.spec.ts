import type { Locator, Page } from '@playwright/test'
import { accountPage } from '../account/page.ts'
import { contractPage } from '../contract/page.ts'
import { fundLookupPage } from '../fund-lookup/page.ts'
import { accountPassword, elements, type Own } from '../support/elements.ts'
import { fullUnless } from '../support/full.ts'
import { type Host, scriptHtml, tagHtml } from '../support/host.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { transferPage } from '../transfer/page.ts'

/** The steps of a person up to the first POST and past it, by a button or by Enter. */
const ways = {
  async 'tw-transfer'(element: Locator, by: 'Next' | 'Enter') {
    const it = transferPage(element)
    await it.go('Withdraw')
    await it.amount.fill('150')
    if (by === 'Enter') await it.amount.press('Enter')
    else await it.go('Next')
    await it.go('Submit')
    await expect(it.receipt).toBeVisible()
  },
  async 'tw-contract'(element: Locator, by: 'Next' | 'Enter') {
    const it = contractPage(element)
    await it.typeName()
    if (by === 'Enter') await it.name.press('Enter')
    else await it.go('Save')
    await expect(it.picture).toBeVisible()
    await it.go('Submit')
    await expect(it.receipt).toBeVisible()
  },
  async 'tw-fund-lookup'(
    element: Locator,
    by: 'Next' | 'Enter',
    { secret }: Own,
    sandbox: Sandbox,
  ) {
    const it = fundLookupPage(element)
    await it.address.fill(secret)
    if (by === 'Enter') await it.address.press('Enter')
    else await it.go('Next')
    await it.typeCode(await sandbox.codeFor(secret))
    await expect(it.fact('Wallet Number')).toBeVisible()
  },
  async 'tw-account'(element: Locator, by: 'Next' | 'Enter', { secret }: Own) {
    const it = accountPage(element)
    await it.email.fill(secret)
    await it.password.fill(accountPassword)
    if (by === 'Enter') await it.password.press('Enter')
    else await it.go('Sign in')
    await expect(it.text('You are signed in.')).toBeVisible()
  },
  async 'tw-wallet'(element: Locator, by: 'Next' | 'Enter', _own: Own, sandbox: Sandbox) {
    const { email } = await sandbox.mailbox()
    const go = (name: string) => element.getByRole('button', { name, exact: true }).click()
    await go('Transfer')
    await go('To a friend')
    await element.getByRole('textbox', { name: 'Friend’s account' }).fill(email)
    const amount = element.getByRole('textbox', { name: 'Amount' })
    await amount.fill('10')
    if (by === 'Enter') await amount.press('Enter')
    else await go('Next')
    await element.getByRole('checkbox').check()
    await go('Send 10 USDT')
    await expect(element.getByText('Sent to your friend')).toBeVisible()
  },
}

/** A frame of a page that lets scripts run and nothing else: no origin, no cookies, no forms. */
const openFramed = async (host: Host, page: Page, tag: keyof typeof ways, own: Own) => {
  const framed = await host.serve({
    head: scriptHtml(tag),
    body: tagHtml(tag, { 'is-usd': tag === 'tw-transfer', ...own.attributes }),
  })
  await host.open({
    body: `<iframe sandbox="allow-scripts" src="${framed}" width="600" height="900"></iframe>`,
  })
  return page.frameLocator('iframe').locator(tag)
}

for (const { declaration, mint } of elements) {
  const { tag } = declaration
  for (const by of ['Next', 'Enter'] as const) {
    test(
      `<${tag}> works up to its last step in a sandboxed frame, by ${by}`,
      fullUnless(declaration.tag === 'tw-transfer'),
      async ({ events, host, page, sandbox }) => {
        const own = await mint(sandbox)
        const element = await openFramed(host, page, tag, own)
        await events.next('tw-ready')
        await ways[tag](element, by, own, sandbox)
        expect(await events.all('tw-success')).toHaveLength(1)
        expect(await events.all('tw-error')).toEqual([])
      },
    )
  }
}
