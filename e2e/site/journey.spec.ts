import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { type Locale, locales } from '../../shared/i18n/locale.ts'
import { accountPage } from '../account/page.ts'
import { addresses } from '../support/addresses.ts'
import { wordsIn } from '../support/catalogue.ts'
import { fullUnless } from '../support/full.ts'
import { keyboardOf } from '../support/keyboard.ts'
import { png } from '../support/pictures.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'
import { ask, paths, transferPage } from '../transfer/page.ts'
import { walletPage } from '../wallet/page.ts'
import { faultsOf, giveCookies, openSite, siteUrl } from './page.ts'

const first = 'Custody2026'
const second = 'Settled2027'

/** Opens the control page, where another person decides the reviews. */
async function openDesk(browser: Browser) {
  const page = await (await browser.newContext()).newPage()
  const decide = async (name: string, reason?: string) => {
    await page.goto(`${addresses().home}/sandbox`)
    const button = page.getByRole('button', { name, exact: true })
    if (reason) await page.locator('form', { has: button }).getByRole('textbox').fill(reason)
    await button.click()
    await expect(page.getByRole('status')).not.toContainText('Refused')
  }
  return {
    approveCard: (account: string) => decide(`Approve bank card of ${account}`),
    approve: (order: string) => decide(`Approve order ${order}`),
    reject: (order: string, reason: string) => decide(`Reject order ${order}`, reason),
    close: () => page.context().close(),
  }
}

/** Opens the wallet of a friend in a browser context of its own. */
async function openFriend(browser: Browser, sandbox: Sandbox) {
  const { email, token = '' } = await sandbox.mailbox({ name: 'Second Friend', usd: '10' })
  const page = await (await browser.newContext()).newPage()
  await giveCookies(page, { token })
  await openSite(page, '/wallet/history')
  const wallet = walletPage(page.locator('tw-wallet'))
  await expect(wallet.text('There are no records yet.')).toBeVisible()
  return {
    email,
    async sees(amount: string) {
      await page.reload()
      await expect(wallet.rows).toHaveCount(1)
      await expect(wallet.rows).toContainText('Transfer received')
      await expect(wallet.rows).toContainText(amount)
    },
    close: () => page.context().close(),
  }
}

/** USDT arrives at the first address that the wallet of a token has. */
async function receiveUsdt(sandbox: Sandbox, token: string, amount: string) {
  const channels = await ask<{ address: string }[]>(sandbox, token, paths.depositChannels)
  await sandbox.incoming(channels[0]?.address ?? '', amount)
}

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token') ?? '')

interface Way {
  readonly locale: Locale
  readonly theme: 'dark' | 'light'
}

/** Every language in every theme; the short run takes one combination. */
const ways = locales.flatMap((locale): Way[] => [
  { locale, theme: 'dark' },
  { locale, theme: 'light' },
])
const isShort = ({ locale, theme }: Way) => locale === 'ja' && theme === 'light'

test.describe('By keyboard alone, on a phone of 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const way of ways) {
    const { locale, theme } = way
    test(
      `a new user opens an account and uses every part of it, in ${locale} and ${theme}`,
      fullUnless(isShort(way)),
      async ({ browser, page, sandbox, problems }) => {
        test.slow()
        const keys = keyboardOf(page)
        const site = wordsIn(locale, 'site')
        const words = wordsIn(locale, 'wallet')
        /** A message of the wallet with its values filled in. */
        const filled = (message: string, values: Readonly<Record<string, string>>) =>
          words(message).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
        const account = accountPage(page.locator('tw-account'), wordsIn(locale, 'account'))
        const wallet = walletPage(page.locator('tw-wallet'), words)
        const transfer = transferPage(page.locator('tw-transfer'), wordsIn(locale, 'transfer'))
        const at = (path: string) => expect(page).toHaveURL(siteUrl(path, locale))
        const email = `e2e.${randomUUID()}@sandbox.example`
        const letters = email.replace(/[^a-f]/g, '').slice(0, 8)
        const name = `Ada ${letters}`
        const desk = await openDesk(browser)
        await page.addInitScript((chosen) => sessionStorage.setItem('theme', chosen), theme)

        /** Opens the drawer and presses one of its entries. */
        const menu = async (role: 'link' | 'button', entry: string) => {
          await keys.press(page.getByRole('button', { name: site('Menu'), exact: true }))
          const drawer = page.getByRole('dialog')
          await keys.press(drawer.getByRole(role, { name: site(entry), exact: true }))
          await expect(drawer).toHaveCount(0)
        }
        const openWallet = async () => {
          if (page.url() !== siteUrl('/wallet', locale)) await menu('link', 'Wallet')
          await at('/wallet')
          await expect(wallet.title).toBeVisible()
          for (;;) {
            const title = (await wallet.title.textContent()) ?? ''
            if (title === words('Wallet')) return
            await keys.press(wallet.button('Back'))
            await expect(wallet.title).not.toHaveText(title)
          }
        }
        const openHistory = async () => {
          await openWallet()
          await keys.press(wallet.button('History'))
          await expect(wallet.title).toHaveText(words('History'))
        }
        const signIn = async (password: string) => {
          await expect(account.email).toHaveValue(email)
          await keys.type(account.password, password)
          await page.keyboard.press('Enter')
          await at('/wallet')
        }
        /** Opens the USD side of the transfer page from the hub. */
        const openUsd = async (action: string) => {
          await openWallet()
          const usd = wallet.element.getByRole('radio', { name: words('USD account') })
          await keys.pick(wallet.element, usd)
          await keys.press(
            wallet.element.getByRole('button', { name: filled(action, { currency: 'USD' }) }),
          )
          await at('/transfer?isUsd=1')
        }

        await test.step('registers with a code from the inbox', async () => {
          await page.goto(siteUrl('/wallet', locale))
          await at('/login?to=%2Fwallet')
          await keys.press(account.button('New user'))
          await keys.type(account.email, 'nobody')
          await page.keyboard.press('Enter')
          await expect(account.text('Please enter a valid email')).toBeVisible()
          await keys.type(account.email, email)
          await page.keyboard.press('Enter')
          await expect(account.code).toBeFocused()
          await page.keyboard.type(await sandbox.codeFor(email))
          await keys.type(account.password, first)
          await keys.type(account.confirmation, first)
          await page.keyboard.press('Enter')
          await keys.type(account.field('Name'), name)
          await keys.choose(account.region, 'jp')
          await keys.tick(account.element.getByRole('checkbox'))
          await keys.press(account.button('Open account'), account.button('Redirect Now'))
          await signIn(first)
          expect(await faultsOf(page)).toEqual([])
          expect(await page.content()).not.toContain(await tokenOf(page))
        })

        await test.step('binds a bank card, which is reviewed', async () => {
          await keys.press(wallet.button('Bank card'))
          await expect(wallet.textbox('Cardholder name')).toHaveValue(name)
          await keys.type(wallet.textbox('Cardholder address'), '1 Fictional Square')
          await keys.choose(wallet.region, 'jp')
          await keys.type(wallet.textbox('Bank name'), 'Example Bank')
          await keys.type(wallet.textbox('Account number'), '0012345678')
          await keys.type(wallet.textbox('SWIFT/BIC code'), 'exmpjpjt')
          await keys.type(wallet.textbox('Bank address'), '2 Fictional Square')
          await keys.type(wallet.textbox('City'), 'Sampleton')
          await keys.type(wallet.textbox('Post code'), '100-0001')
          await keys.tick(wallet.consent)
          await keys.press(wallet.button('Submit'))
          await expect(wallet.text('Your bank card is under review')).toBeVisible()
          await keys.press(wallet.button('Back'))
          await expect(wallet.button('Bank card')).toHaveAccessibleDescription(
            new RegExp(words('Under review')),
          )
          await desk.approveCard(name)
        })

        const deposit = await test.step('deposits USD by wire, with a proof', async () => {
          await openUsd('Deposit {currency}')
          await keys.press(
            transfer.button('Deposit'),
            transfer.button('Bank wire'),
            transfer.button('Next'),
          )
          // Waits first: intercepting file choosers in Chromium takes a moment.
          const chooser = page.waitForEvent('filechooser')
          await keys.type(transfer.amount, '1500')
          await keys.reach(transfer.proof)
          await page.keyboard.press('Space')
          await (await chooser).setFiles(png())
          await expect(transfer.text('Replace')).toBeVisible()
          await keys.press(transfer.button('Submit'))
          await expect(transfer.receipt).toBeVisible()
          return transfer.orderNumber()
        })

        await test.step('sees the deposit go from review to success', async () => {
          await openHistory()
          await expect(wallet.rows).toContainText(words('Under review'))
          await keys.press(wallet.rows.getByRole('button'))
          const states = wallet.element.locator('.tw-facts [data-state]')
          await expect(states.nth(0)).toHaveAttribute('data-state', 'current')
          await desk.approve(deposit)
          await expect(states.nth(1)).toHaveAttribute('data-state', 'current', { timeout: 20_000 })
          await desk.approve(deposit)
          await expect(wallet.element.locator('.tw-facts-status')).toHaveText(words('Completed'), {
            timeout: 20_000,
          })
        })

        await test.step('withdraws, and reads why it was refused', async () => {
          await openUsd('Withdraw {currency}')
          await keys.press(transfer.button('Withdraw'))
          await keys.type(transfer.amount, '99')
          await keys.press(transfer.button('Next'))
          await expect(transfer.alerts).toHaveCount(1)
          await keys.type(transfer.amount, '150')
          await keys.press(transfer.button('Next'), transfer.button('Submit'))
          await expect(transfer.receipt).toBeVisible()
          const order = await transfer.orderNumber()
          await desk.reject(order, 'The name of the bank account differs')
          await openHistory()
          const row = wallet.rows.first()
          await expect(row).toContainText(words('Failed'))
          await expect(row).toContainText('The name of the bank account differs')
        })

        await test.step('sends to a friend, who sees it arrive', async () => {
          const friend = await openFriend(browser, sandbox)
          await keys.press(wallet.button('Back'))
          await keys.press(wallet.button('Transfer'), wallet.button('To a friend'))
          await keys.type(wallet.textbox('Friend’s account'), friend.email)
          const usd = wallet.element.getByRole('radio', { name: 'USD', exact: true })
          await keys.pick(wallet.element, usd)
          await keys.type(wallet.textbox('Amount'), '80')
          await keys.press(wallet.button('Next'))
          await expect(wallet.fact('To')).toHaveText('S***** F*****')
          await keys.tick(wallet.consent)
          await keys.press(wallet.button(filled('Send {sum}', { sum: '80 USD' })))
          await expect(wallet.text('Sent to your friend')).toBeVisible()
          await keys.press(wallet.button('Done'))
          await friend.sees('+80.00')
          await friend.close()
        })

        await test.step('converts USDT to USD', async () => {
          await receiveUsdt(sandbox, await tokenOf(page), '200')
          // In Japanese, a record of the list above has the same name.
          await keys.press(wallet.button('Transfer').last(), wallet.button('USDT to USD account'))
          await keys.press(wallet.button('Max'), wallet.button('Next'))
          await keys.press(wallet.button(filled('Convert {sum}', { sum: '200 USDT' })))
          await expect(wallet.text('Converted to USD')).toBeVisible()
          await keys.press(wallet.button('Done'))
        })

        await test.step('exports the history', async () => {
          await openHistory()
          await expect(wallet.rows).toHaveCount(5)
          await keys.press(wallet.button('Filter'))
          const download = page.waitForEvent('download')
          await keys.press(wallet.button('Export as CSV'))
          const file = await readFile(await (await download).path(), 'utf8')
          const [head = '', ...records] = file.trim().split('\r\n')
          expect(head).toContain(words('Order number'))
          expect(records).toHaveLength(5)
          expect(file).toContain(deposit)
        })

        await test.step('signs out, resets the password, and signs in with the new one', async () => {
          const token = await tokenOf(page)
          await menu('button', 'Sign out')
          await at('/')
          await expect(page.locator('.notice-area')).toContainText(site('You have signed out.'))
          await expect
            .poll(async () => {
              const answer = await fetch(sandbox.url + paths.getBankCard, { headers: { token } })
              return ((await answer.json()) as { code: number }).code
            })
            .not.toBe(20000)
          await menu('link', 'Sign in')
          await keys.press(account.button('Forgot password'))
          await sandbox.forgetCodes(email)
          const before = await sandbox.codeFor(email)
          await keys.type(account.email, email)
          await page.keyboard.press('Enter')
          await expect(account.code).toBeFocused()
          await page.keyboard.type(await sandbox.codeFor(email, before))
          await keys.type(account.field('New password'), second)
          await keys.type(account.confirmation, second)
          await page.keyboard.press('Enter')
          await keys.press(account.button('Redirect Now'))
          await keys.type(account.password, first)
          await page.keyboard.press('Enter')
          await expect(account.notice).toContainText(
            account.words('The account or password is incorrect.'),
          )
          problems.expect(/Failed to load resource/)
          await signIn(second)
          await expect(wallet.button('Bank card')).toHaveAccessibleDescription(/Example Bank/)
        })
        await desk.close()
      },
    )
  }
})
