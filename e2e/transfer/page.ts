import type { Locator } from '@playwright/test'
import { orderArrivalMs } from '../../shared/limits.ts'
import { english, type Translate } from '../support/catalogue.ts'
import { passTime } from '../support/pass-time.ts'
import type { Account, Call, Sandbox, Transfer } from '../support/sandbox.ts'
import { test as base, type EmbedOptions, expect } from '../support/test.ts'
import { expectToastWithin } from '../support/visual.ts'

/** The button of BANK, which says that the money was sent. */
export const sentButton = (method: string): string =>
  method === 'Bank wire' || method === 'ACH' ? 'I have sent the money' : 'I have paid'

/** The controls of `<tw-transfer>` by their names, in the language of `t`. */
export function transferPage(element: Locator, t: Translate = english) {
  const page = element.page()
  const buttonNamed = (name: string | RegExp) => element.getByRole('button', { name, exact: true })
  /** The last button of a withdrawal names the sum; it is described as `Submit`. */
  const [before = '', after = ''] = t('Withdraw {sum}').split('{sum}')
  const withdrawSum = new RegExp(`^${before}[\\d,.]+ USDT?${after}$`)
  const button = (name: string) =>
    name === 'Submit' ? buttonNamed(t(name)).or(buttonNamed(withdrawSum)) : buttonNamed(t(name))
  const textbox = (name: string) => element.getByRole('textbox', { name: t(name), exact: true })
  const text = (message: string) => element.getByText(t(message), { exact: true })
  const click = (name: string) => button(name).click()

  /** The value beside a label of a list of facts. */
  const fact = (label: string) =>
    element
      .locator('dl > div')
      .filter({ has: page.locator('dt').getByText(t(label), { exact: true }) })
      .locator('dd')
      .first()

  return {
    element,
    page,
    t,
    button,
    text,
    fact,
    amount: textbox('Amount'),
    address: textbox('Address'),
    card: element.getByRole('status', { name: t('Bank account') }),
    balances: element.locator('.tw-available'),
    /** Fee, amount and time below an input; `status` is what a screen reader announces of them. */
    phrases: element.locator('.tw-hint .tw-phrases > span'),
    status: element.locator('form .tw-hidden[role=status]'),
    /** How a typed amount is understood; empty for a plain number. */
    understood: element.locator('.tw-understood'),
    /** The file input of the proof. */
    proof: element.locator('input[type=file]'),
    networks: element.getByRole('radiogroup', { name: t('Network'), exact: true }),
    /** The line of the chosen network; it opens and folds the list. */
    chosenNetwork: element.locator('.tw-chosen > button'),
    /** Chooses a network from the list, which it opens if it is folded. */
    async chooseNetwork(name: string) {
      const line = element.locator('.tw-chosen > button')
      if ((await line.getAttribute('aria-expanded')) === 'false') await line.click()
      await element.getByRole('radio', { name, exact: true }).click()
    },
    network: (name: string) => element.getByRole('radio', { name, exact: true }),
    title: element.getByRole('heading', { level: 2 }),
    qr: element.getByRole('img'),
    /** The balance of HOME, once it has loaded. */
    balance: element.locator('.tw-balance > .tw-money'),
    shownAddress: element.locator('.tw-address'),
    receipt: element.getByRole('region', { name: t('Receipt') }),
    /** Errors beside their fields. */
    alerts: element.getByRole('alert').filter({ hasText: /\S/ }),
    /** The container of toasts; it loads late, and no toast appears before. */
    toasts: element.locator('.tw-toasts'),
    toast: (message: string) => element.locator('.tw-toast').getByText(t(message)),
    /** A figure with its unit, as `1,000.0000 USD`. */
    money: (figure: string) => element.getByText(figure, { exact: true }),
    orderNumber: async () => (await fact('Order number').textContent()) ?? '',

    /** Runs `action` and expects its toast. */
    expectToast: (message: string, action: () => Promise<unknown>) =>
      expectToastWithin(element, t(message), action),
    /**
     * Advances the page's installed clock until `until` succeeds: a review is polled at growing
     * intervals, so the test cannot know when the next poll is due.
     */
    async passTime(until: () => Promise<unknown>) {
      await expect(async () => {
        await page.clock.fastForward(5_000)
        await until()
      }).toPass()
    },
    /** Clicks buttons in turn, by their names. */
    async click(...names: readonly string[]) {
      for (const name of names) await click(name)
    },
    /** Checks the status of an order when it could no longer arrive at the server. */
    async checkStatusLate() {
      await expect(button('Check status')).toBeVisible()
      await passTime(page, orderArrivalMs)
      await click('Check status')
    },
    /** From HOME to the filled form of a USD withdrawal, and to its review. */
    async reviewUsd(amount = '150') {
      await click('Withdraw')
      await textbox('Amount').fill(amount)
      await click('Next')
    },
    /** From HOME to the filled form of a USDT withdrawal, and to its review. */
    async reviewUsdt({ network = 'TRC20', address = tronAddress, amount = '20' } = {}) {
      await click('Withdraw')
      await element.locator('.tw-chosen > button').click()
      await element.getByRole('radio', { name: network, exact: true }).click()
      await textbox('Address').fill(address)
      await textbox('Amount').fill(amount)
      await click('Next')
    },
    /** From HOME to the form of a proof. */
    async openProof(method = 'Bank wire') {
      await click('Deposit')
      await click(method)
      await click(sentButton(method))
    },
  }
}

export type TransferPage = ReturnType<typeof transferPage>

/** Valid addresses that belong to no person; Ethereum's is an example of EIP-55. */
export const tronAddress = 'TL2GFgNkMj4Wg52TRNRa1NxBJa1ZN5vZxd'
export const evmAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

interface OpenOptions extends EmbedOptions {
  readonly account?: Account
  readonly isUsd?: boolean
  readonly t?: Translate
}

type OpenTransfer = (options?: OpenOptions) => Promise<TransferPage & { readonly token: string }>

/** `test` with an element on a page and an account of its own. */
export const test = base.extend<{ readonly open: OpenTransfer }>({
  open: ({ embed, sandbox }, use) =>
    use(async ({ account, isUsd = false, t, attributes = {}, ...rest } = {}) => {
      const token = String(attributes.token ?? (await sandbox.createAccount(account)))
      const { element } = await embed('tw-transfer', {
        attributes: { 'is-usd': isUsd, ...attributes, token },
        ...rest,
      })
      return { ...transferPage(element, t), token }
    }),
})

/** The transfers of one account, newest first. */
export const transfersOf = (sandbox: Sandbox, token: string): Promise<readonly Transfer[]> =>
  sandbox.transfers(token)

/** The bytes of the proof that the server has stored. */
export const storedProof = async (sandbox: Sandbox, token: string): Promise<Buffer> => {
  const [transfer] = await transfersOf(sandbox, token)
  const answer = await fetch(sandbox.url + String(transfer?.proveImage))
  expect(answer.ok).toBe(true)
  return Buffer.from(await answer.arrayBuffer())
}

/** The calls that moved money, or tried to. */
export const transferCalls = (sandbox: Sandbox, token: string): Promise<readonly Call[]> =>
  sandbox.calls(token, '/wallet-entity/transfer')

export const uploadCalls = (sandbox: Sandbox, token: string): Promise<readonly Call[]> =>
  sandbox.calls(token, '/file/upload')

export const paths = {
  getUsdChannel: '/api/mob/trade/money-channel-entity/getUsdChannel',
  depositChannels: '/api/mob/trade/money-channel-entity/getChannel/1',
  withdrawalChannels: '/api/mob/trade/money-channel-entity/getChannel/0',
  getBankCard: '/api/mob/trade/bank-card-info-entity/getBankCard',
  getWalletHomePage: '/api/mob/trade/wallet-entity/getWalletHomePage',
  transfer: '/api/mob/trade/wallet-entity/transfer',
  getTransferRecord: '/api/mob/trade/wallet-entity/getTransferRecord/*',
  uploadImage: '/api/mob/common/file/upload',
} as const

/** What the server answers to a GET of this account: `data.list` or `data.item`. */
export const fetchData = async <Data>(
  sandbox: Sandbox,
  token: string,
  path: string,
): Promise<Data> => {
  const answer = await fetch(sandbox.url + path, { headers: { token } })
  const { data } = (await answer.json()) as { data: { list?: Data; item?: Data } }
  return (data.list ?? data.item) as Data
}

export { expect }
