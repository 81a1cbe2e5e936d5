import type { Locator, Page } from '@playwright/test'
import { endpoints } from '../../shared/api/endpoints/all.ts'
import { english, type Translate } from '../support/catalogue.ts'
import { holdBack } from '../support/hold-back.ts'
import type { Account, Call, Mailbox, Sandbox } from '../support/sandbox.ts'
import { test as base, type EmbedOptions, expect } from '../support/test.ts'
import { expectToastWithin } from '../support/visual.ts'

/** The text that names the address. */
const sentNoticeText = "We've sent a code to {email}, please enter the code below."

/** The controls of `<tw-fund-lookup>` by their names, in the language of `t`. */
export function fundLookupPage(element: Locator, t: Translate = english) {
  const page = element.page()
  const button = (name: string) => element.getByRole('button', { name: t(name), exact: true })
  const textbox = (name: string) => element.getByRole('textbox', { name: t(name), exact: true })
  const text = (message: string) => element.getByText(t(message), { exact: true })
  const click = (name: string) => button(name).click()
  const toast = (message: string) => element.locator('.tw-toast').getByText(t(message))
  const address = textbox('E-mail')
  const code = textbox('Code')

  return {
    element,
    page,
    t,
    button,
    text,
    /** The container of toasts; it loads late, and no toast appears before. */
    toasts: element.locator('.tw-toasts'),
    toast,
    /** The field of step 0, and that of step 1. */
    address,
    code,
    title: element.getByRole('heading', { level: 2 }),
    /** The cells that are drawn behind the code. */
    cells: element.locator('.tw-code i'),
    /** Says where the code went. */
    sentNotice: (email: string) => element.getByText(t(sentNoticeText).replace('{email}', email)),
    /** Sends another code, or says how long until then. */
    resend: element.locator('.tw-resend').getByRole('button'),
    countdownText: (seconds: number) => t('Resend in {n}s').replace('{n}', String(seconds)),
    /** The error beside the address. */
    alert: element.locator('form').getByRole('alert'),
    /** The error beside the code. */
    codeError: element.locator('form .tw-error'),
    /** The error, which stays longer than a toast. */
    notice: element.locator('.tw-notice'),
    copyNumber: element.locator('.tw-detail').getByRole('button'),
    freshness: element.locator('.tw-fresh'),

    /** The value beside a label, as a person sees it. */
    fact: (label: string) =>
      element
        .locator('dl > div')
        .filter({ has: page.locator('dt').getByText(t(label), { exact: true }) })
        .locator('dd')
        .first(),

    /** Clicks buttons in turn, by their names. */

    async click(...names: readonly string[]) {
      for (const name of names) await click(name)
    },
    /** Runs `action` and expects its toast. */
    expectToast: (message: string, action: () => Promise<unknown>) =>
      expectToastWithin(element, t(message), action),
    /** Goes from EMAIL to CODE. */
    async sendCodeTo(email: string) {
      await address.fill(email)
      await click('Next')
      await expect(code).toBeVisible()
    },
    /** Types key by key, as a person does; the last digit submits. */
    async typeCode(digits: string) {
      await code.focus()
      await page.keyboard.type(digits)
    },
  }
}

export type FundLookupPage = ReturnType<typeof fundLookupPage>

interface OpenOptions extends EmbedOptions {
  /** The account of the mailbox; `null` for a mailbox without wallet. */
  readonly account?: Omit<Account, 'email'> | null
  /** An existing mailbox, used in place of a new one. */
  readonly mailbox?: Mailbox
  readonly t?: Translate
}

export type Opened = FundLookupPage &
  Mailbox & {
    readonly caller: { readonly email: string }
    /** Goes from EMAIL to CODE with its own mailbox; returns the code that was sent. */
    goToCode(): Promise<string>
    /** Goes from EMAIL to VALUE; returns the code that was used. */
    goToValue(): Promise<string>
  }
type OpenFundLookup = (options?: OpenOptions) => Promise<Opened>

/** `test` with an element on a page, and a mailbox of its own to look up. */
export const test = base.extend<{ readonly open: OpenFundLookup }>({
  open: ({ embed, sandbox }, use) =>
    use(async ({ account, mailbox, t, ...rest } = {}) => {
      const usedMailbox = mailbox ?? (await sandbox.createMailbox(account))
      const { element } = await embed('tw-fund-lookup', rest)
      const it = fundLookupPage(element, t)
      const goToCode = async () => {
        await it.sendCodeTo(usedMailbox.email)
        return sandbox.codeFor(usedMailbox.email)
      }
      const goToValue = async () => {
        const code = await goToCode()
        await it.typeCode(code)
        await expect(it.fact('Wallet Number')).toBeVisible()
        return code
      }
      return {
        ...it,
        ...usedMailbox,
        caller: { email: usedMailbox.email },
        goToCode,
        goToValue,
      }
    }),
})

/** The path of a call up to its first parameter. */
const fixedPath = (name: keyof typeof endpoints) => endpoints[name].path.replace(/\{.*/, '')

/** Patterns for `page.route`. */
export const paths = {
  sendEmailCode: `**${fixedPath('sendEmailCode')}*`,
  checkEmailCode: `**${fixedPath('checkEmailCode')}*/*`,
  getBalanceInWeb: `**${fixedPath('getBalanceInWeb')}`,
} as const

export type LookupCall = keyof typeof paths

/** The calls about a mailbox, oldest first. */
export const callsTo = async (
  sandbox: Sandbox,
  email: string,
  name: LookupCall,
): Promise<readonly Call[]> =>
  (await sandbox.calls({ email })).filter(({ path }) => path.startsWith(fixedPath(name)))

/** Holds back calls of a kind, or the answers to them, until they are let through. */
export const holdCalls = (page: Page, name: LookupCall, what?: 'answer'): Promise<() => void> =>
  holdBack(page, paths[name], what)

/** Wakes a suspended tab: time has passed, and no timer has run. */
export const wakeAfter = async (page: Page, ms: number) => {
  const now = await page.evaluate(() => Date.now())
  await page.clock.setSystemTime(now + ms)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/**
 * Stops the page's installed clock until the test moves it, and updates the screen. The clock stops
 * some seconds ahead, because it runs until then.
 */
export const stopClock = async (page: Page) => {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 10_000)
  await wakeAfter(page, 0)
}

/** A code that differs from the given one. */
export const otherCode = (code: string, by = 1): string =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0')

/** A success as a server that implements only the specification sends it. */
export const successAnswer = (data?: unknown) => ({
  code: 20000,
  success: true,
  message: 'OK',
  data,
})

/** Checks one state of one step. */
type Visit = (state: string) => Promise<void>

/**
 * Goes through every step in every state that looks different; `visit` checks each. The clock of
 * the page is installed, and its clipboard is taken away.
 */
export async function visitEveryState(it: Opened, sandbox: Sandbox, visit: Visit): Promise<void> {
  const { page, caller } = it
  await expect(it.address).toBeVisible()
  await visit('EMAIL')
  for (const typed of ['', 'nobody at all']) {
    await it.address.fill(typed)
    await it.click('Next')
    await expect(it.alert).not.toBeEmpty()
    await visit(typed ? 'EMAIL with a wrong address' : 'EMAIL without an address')
  }
  const code = await it.goToCode()
  await expect(it.resend).toBeDisabled()
  await visit('CODE while counting')
  await it.typeCode(otherCode(code))
  await expect(it.codeError).not.toBeEmpty()
  await visit('CODE with a wrong code')
  await page.clock.fastForward(60_000)
  await expect(it.resend).toBeEnabled()
  await sandbox.addFault(caller, { call: 'checkEmailCode', kind: 'http500' })
  await it.typeCode(code)
  await expect(it.notice).toBeVisible()
  await visit('CODE after an error')
  await sandbox.addFault(caller, {
    call: 'getBalanceInWeb',
    kind: 'envelope',
    body: successAnswer({}),
  })
  await it.click('Next')
  await expect(it.notice).toContainText(it.t('Not Found'))
  await visit('CODE without a wallet')
  await it.click('Next')
  await expect(it.fact('Wallet Number')).toBeVisible()
  await visit('VALUE')
  await it.click('Hide figures')
  await expect(it.button('Show figures')).toBeVisible()
  await visit('VALUE hidden')
  await it.click('Show figures')
  await page.clock.fastForward(5 * 60_000)
  await expect(it.freshness).toHaveAttribute('data-tone', 'warning')
  await sandbox.addFault(caller, { call: 'getBalanceInWeb', kind: 'html' })
  await it.click('Refresh')
  await expect(it.notice).toBeVisible()
  await visit('VALUE, old, after an error')
  await it.copyNumber.click()
  const prompt = it.element.getByRole('dialog')
  await expect(prompt).toBeVisible()
  await visit('the prompt to copy by hand')
  await prompt.getByRole('button').click()
  await sandbox.addFault(caller, {
    call: 'getBalanceInWeb',
    kind: 'code',
    code: 50008,
    message: '…',
  })
  await it.click('Refresh')
  await expect(it.text('Start again')).toBeVisible()
  await visit('the closing message')
}

export { expect } from '../support/test.ts'
