import type { Locator, Page } from '@playwright/test'
import { endpoints } from '../../shared/api/endpoints.ts'
import { english, type Words } from '../support/catalogue.ts'
import { holdBack } from '../support/hold-back.ts'
import type { Account, Call, Mailbox, Sandbox } from '../support/sandbox.ts'
import { test as base, type EmbedOptions, expect } from '../support/test.ts'
import { seeToast } from '../support/visual.ts'

/** The text that names the address. */
const sentTo = "We've sent a code to {email}, please enter the code below."

/** The controls of `<tw-fund-lookup>` by their names, in the language of `words`. */
export function fundLookupPage(element: Locator, words: Words = english) {
  const page = element.page()
  const button = (name: string) => element.getByRole('button', { name: words(name), exact: true })
  const textbox = (name: string) => element.getByRole('textbox', { name: words(name), exact: true })
  const text = (message: string) => element.getByText(words(message), { exact: true })
  const click = (name: string) => button(name).click()
  const toast = (message: string) => element.locator('.tw-toast').getByText(words(message))
  const address = textbox('E-mail')
  const code = textbox('Code')

  return {
    element,
    page,
    words,
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
    sent: (email: string) => element.getByText(words(sentTo).replace('{email}', email)),
    /** Sends another code, or says how long until then. */
    resend: element.locator('.tw-resend').getByRole('button'),
    counting: (seconds: number) => words('Resend in {n}s').replace('{n}', String(seconds)),
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
        .filter({ has: page.locator('dt').getByText(words(label), { exact: true }) })
        .locator('dd')
        .first(),

    async go(...names: readonly string[]) {
      for (const name of names) await click(name)
    },
    /** Runs `act` and expects its toast. */
    says: (message: string, act: () => Promise<unknown>) => seeToast(element, words(message), act),
    /** Goes from EMAIL to CODE. */
    async sendTo(email: string) {
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

export interface OpenOptions extends EmbedOptions {
  /** The account of the mailbox; `null` for a mailbox without wallet. */
  readonly account?: Omit<Account, 'email'> | null
  /** An existing mailbox, used in place of a new one. */
  readonly mailbox?: Mailbox
  readonly words?: Words
}

export type Opened = FundLookupPage &
  Mailbox & {
    readonly whose: { readonly email: string }
    /** Goes from EMAIL to CODE with the own mailbox; returns the code that was sent. */
    toCode(): Promise<string>
    /** As `toCode`, then advances the page's installed clock by a minute. */
    toResend(): Promise<string>
    /** Goes from EMAIL to VALUE; returns the code that was used. */
    toValue(): Promise<string>
  }
export type OpenFundLookup = (options?: OpenOptions) => Promise<Opened>

/** `test` with an element on a page, and a mailbox of its own to ask for. */
export const test = base.extend<{ readonly open: OpenFundLookup }>({
  open: ({ embed, sandbox }, use) =>
    use(async ({ account, mailbox, words, ...rest } = {}) => {
      const own = mailbox ?? (await sandbox.mailbox(account))
      const { element } = await embed('tw-fund-lookup', rest)
      const it = fundLookupPage(element, words)
      const toCode = async () => {
        await it.sendTo(own.email)
        return sandbox.codeFor(own.email)
      }
      const toResend = async () => {
        const code = await toCode()
        await it.page.clock.fastForward(60_000)
        await sandbox.forgetCodes(own.email)
        return code
      }
      const toValue = async () => {
        const code = await toCode()
        await it.typeCode(code)
        await expect(it.fact('Wallet Number')).toBeVisible()
        return code
      }
      return { ...it, ...own, whose: { email: own.email }, toCode, toResend, toValue }
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
export const hold = (page: Page, name: LookupCall, what?: 'answer'): Promise<() => void> =>
  holdBack(page, paths[name], what)

/** Wakes a suspended tab: time has passed, and no timer has run. */
export const sleep = async (page: Page, ms: number) => {
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
  await sleep(page, 0)
}

/** A code that differs from the given one. */
export const otherThan = (code: string, by = 1): string =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0')

/** A success as a server that implements only the specification sends it. */
export const good = (data?: unknown) => ({ code: 20000, success: true, message: 'OK', data })

/** Checks one state of one step. */
export type Visit = (state: string) => Promise<void>

/**
 * Goes through every step in every state that looks different; `visit` checks each. The clock of
 * the page is installed, and its clipboard is taken away.
 */
export async function walk(it: Opened, sandbox: Sandbox, visit: Visit): Promise<void> {
  const { page, whose } = it
  await expect(it.address).toBeVisible()
  await visit('EMAIL')
  for (const typed of ['', 'nobody at all']) {
    await it.address.fill(typed)
    await it.go('Next')
    await expect(it.alert).not.toBeEmpty()
    await visit(typed ? 'EMAIL with a wrong address' : 'EMAIL without an address')
  }
  const code = await it.toCode()
  await expect(it.resend).toBeDisabled()
  await visit('CODE while counting')
  await it.typeCode(otherThan(code))
  await expect(it.codeError).not.toBeEmpty()
  await visit('CODE with a wrong code')
  await page.clock.fastForward(60_000)
  await expect(it.resend).toBeEnabled()
  await sandbox.fault(whose, { call: 'checkEmailCode', kind: 'http500' })
  await it.typeCode(code)
  await expect(it.notice).toBeVisible()
  await visit('CODE after an error')
  await sandbox.fault(whose, { call: 'getBalanceInWeb', kind: 'envelope', body: good({}) })
  await it.go('Next')
  await expect(it.notice).toContainText(it.words('Not Found'))
  await visit('CODE without a wallet')
  await it.go('Next')
  await expect(it.fact('Wallet Number')).toBeVisible()
  await visit('VALUE')
  await it.go('Hide figures')
  await expect(it.button('Show figures')).toBeVisible()
  await visit('VALUE hidden')
  await it.go('Show figures')
  await page.clock.fastForward(5 * 60_000)
  await expect(it.freshness).toHaveAttribute('data-tone', 'warning')
  await sandbox.fault(whose, { call: 'getBalanceInWeb', kind: 'html' })
  await it.go('Refresh')
  await expect(it.notice).toBeVisible()
  await visit('VALUE, old, after an error')
  await it.copyNumber.click()
  const prompt = it.element.getByRole('dialog')
  await expect(prompt).toBeVisible()
  await visit('the prompt to copy by hand')
  await prompt.getByRole('button').click()
  await sandbox.fault(whose, { call: 'getBalanceInWeb', kind: 'code', code: 50008, message: '…' })
  await it.go('Refresh')
  await expect(it.text('Please start again')).toBeVisible()
  await visit('the closing message')
}

/** Removes the clipboard, so that the prompt is shown. */
export const withoutClipboard = () =>
  Object.defineProperty(navigator, 'clipboard', { value: undefined })

export { expect } from '../support/test.ts'
