import type { Locator, Page } from '@playwright/test'
import { accountPage } from '../account/page.ts'
import { contractPage } from '../contract/page.ts'
import { fundLookupPage } from '../fund-lookup/page.ts'
import { accountPassword, elements, type Identity, type Tag } from '../support/elements.ts'
import { type Host, scriptHtml, tagHtml } from '../support/host.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'
import { transferPage } from '../transfer/page.ts'

/** The steps of a person up to the first POST and past it, by a button or by Enter. */
type Flow = (
  element: Locator,
  submitBy: 'Next' | 'Enter',
  identity: Identity,
  sandbox: Sandbox,
) => Promise<void>

/** Of an element without a POST there is none. */
const flows: Readonly<Partial<Record<Tag, Flow>>> = {
  async 'tw-transfer'(element, submitBy) {
    const it = transferPage(element)
    await it.click('Withdraw')
    await it.amount.fill('150')
    if (submitBy === 'Enter') await it.amount.press('Enter')
    else await it.click('Next')
    await it.click('Submit')
    await expect(it.receipt).toBeVisible()
  },
  async 'tw-contract'(element, submitBy) {
    const it = contractPage(element)
    await it.typeName()
    if (submitBy === 'Enter') await it.name.press('Enter')
    else await it.click('Save')
    await expect(it.picture).toBeVisible()
    await it.click('Submit')
    await expect(it.receipt).toBeVisible()
  },
  async 'tw-fund-lookup'(element, submitBy, { secret }, sandbox) {
    const it = fundLookupPage(element)
    await it.address.fill(secret)
    if (submitBy === 'Enter') await it.address.press('Enter')
    else await it.click('Next')
    await it.typeCode(await sandbox.codeFor(secret))
    await expect(it.fact('Wallet Number')).toBeVisible()
  },
  async 'tw-account'(element, submitBy, { secret }) {
    const it = accountPage(element)
    await it.email.fill(secret)
    await it.password.fill(accountPassword)
    if (submitBy === 'Enter') await it.password.press('Enter')
    else await it.click('Sign in')
    await expect(it.text('You are signed in.')).toBeVisible()
  },
  async 'tw-wallet'(element, submitBy, _identity, sandbox) {
    const { email } = await sandbox.createMailbox()
    const click = (name: string) => element.getByRole('button', { name, exact: true }).click()
    await click('Send')
    await click('To a friend')
    await element.getByRole('textbox', { name: 'Friend’s account' }).fill(email)
    const amount = element.getByRole('textbox', { name: 'Amount' })
    await amount.fill('10')
    if (submitBy === 'Enter') await amount.press('Enter')
    else await click('Next')
    await element.getByRole('checkbox').check()
    await click('Send 10.00 USDT')
    await expect(element.getByText('Sent to your friend')).toBeVisible()
  },
}

/** A frame of a page that lets scripts run and nothing else: no origin, no cookies, no forms. */
const openFramed = async (host: Host, page: Page, tag: Tag, identity: Identity) => {
  const frameUrl = await host.serve({
    head: scriptHtml(tag),
    body: tagHtml(tag, { 'is-usd': tag === 'tw-transfer', ...identity.attributes }),
  })
  await host.open({
    body: `<iframe sandbox="allow-scripts" src="${frameUrl}" width="600" height="900"></iframe>`,
  })
  return page.frameLocator('iframe').locator(tag)
}

for (const { declaration, createIdentity } of elements) {
  const { tag } = declaration
  const flow = flows[tag]
  if (!flow) continue
  for (const submitBy of ['Next', 'Enter'] as const) {
    test(
      `<${tag}> works up to its last step in a sandboxed frame, by ${submitBy}`,
      fullUnless(declaration.tag === 'tw-transfer' && submitBy === 'Enter'),
      async ({ events, host, page, sandbox }) => {
        const identity = await createIdentity(sandbox)
        const element = await openFramed(host, page, tag, identity)
        await events.next('tw-ready')
        await flow(element, submitBy, identity, sandbox)
        if (tag === 'tw-transfer') {
          const [call, ...more] = await sandbox.calls(identity.caller, '/wallet-entity/transfer')
          expect(more).toEqual([])
          expect(call?.idempotencyKey).toMatch(/^[!-~]{16,}$/)
        }
        expect(await events.all('tw-success')).toHaveLength(1)
        expect(await events.all('tw-error')).toEqual([])
      },
    )
  }
}
