import type { Locator } from '@playwright/test'
import { english, type Translate } from '../support/catalogue.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { test as base, type EmbedOptions, expect } from '../support/test.ts'
import { expectToastWithin } from '../support/visual.ts'

/** The controls of `<tw-account>` by their names, in the language of `t`. */
export function accountPage(element: Locator, t: Translate = english) {
  const page = element.page()
  const button = (name: string) => element.getByRole('button', { name: t(name), exact: true })
  const field = (name: string) => element.getByLabel(t(name), { exact: true })
  const code = field('Code')
  return {
    element,
    page,
    t,
    button,
    field,
    text: (message: string) => element.getByText(t(message), { exact: true }),
    title: element.getByRole('heading', { level: 2 }),
    dialog: element.getByRole('dialog'),
    email: element.getByRole('textbox', { name: t('E-mail'), exact: true }),
    mobile: element.getByRole('textbox', { name: t('Mobile number'), exact: true }),
    password: field('Password'),
    confirmation: field('Confirm password'),
    code,
    /** Each rule of a password, with its state. */
    rules: element.locator('.tw-rules > li'),
    /** The error, which stays longer than a toast. */
    notice: element.locator('.tw-notice'),
    region: element.locator('.tw-region > button'),

    /** Clicks buttons in turn, by their names. */
    async click(...names: readonly string[]) {
      for (const name of names) await button(name).click()
    },
    /** Searches for a region in the open dialog and chooses it. */
    async search(text: string) {
      await element.getByRole('combobox').fill(text)
      await page.keyboard.press('Enter')
      await expect(element.getByRole('combobox')).toBeHidden()
    },
    /** Runs `action` and expects its toast. */
    expectToast: (message: string, action: () => Promise<unknown>) =>
      expectToastWithin(element, t(message), action),
    /** Types key by key, as a person does; the last digit submits. */
    async typeCode(digits: string) {
      await code.focus()
      await page.keyboard.type(digits)
    },
    /** Fills in the last step of a registration. */
    async fillDetails() {
      await field('Name').fill('Alex Chen')
      await this.region.click()
      await this.search('jp')
      await element.getByRole('checkbox').check()
    },
    async signIn(email: string, password: string) {
      await element.getByRole('textbox', { name: t('E-mail'), exact: true }).fill(email)
      await field('Password').fill(password)
      await button('Sign in').click()
    },
  }
}

type AccountPage = ReturnType<typeof accountPage>

interface OpenOptions extends EmbedOptions {
  readonly t?: Translate
}

export type Opened = AccountPage & {
  /** Every login token that `onToken` has received. */
  tokens(): Promise<readonly string[]>
}

/** `test` with an element on a page that collects its login tokens. */
export const test = base.extend<{
  readonly open: (options?: OpenOptions) => Promise<Opened>
}>({
  open: ({ embed }, use) =>
    use(async ({ t, ...rest } = {}) => {
      const { element } = await embed('tw-account', rest)
      await element.evaluate((each) => {
        const tokens: string[] = []
        Object.assign(globalThis, { tokens })
        Object.assign(each, { onToken: (token: string) => tokens.push(token) })
      })
      const tokens = () =>
        element.evaluate(() => Reflect.get(globalThis, 'tokens') as readonly string[])
      return { ...accountPage(element, t), tokens }
    }),
})

/** The user whom a token signs in, from the server. */
export const userOf = async (sandbox: Sandbox, token = '') => {
  const path = '/api/mob/trade/user/getUserInfo'
  const answer = await fetch(sandbox.url + path, { headers: { token } })
  const { code, data } = (await answer.json()) as {
    code: number
    data?: { item: { name: string; email: string; mobile: string; region: string } }
  }
  return { code, ...data?.item }
}

export { expect } from '../support/test.ts'
