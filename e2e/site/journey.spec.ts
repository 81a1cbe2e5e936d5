import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { type Locale, locales } from '../../shared/text/i18n/locale.ts'
import { accountPage } from '../account/page.ts'
import { addresses } from '../support/addresses.ts'
import { translationsOf } from '../support/catalogue.ts'
import { keyboardOf } from '../support/keyboard.ts'
import { png } from '../support/pictures.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { fullUnless, long } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'
import { fetchData, paths, transferPage } from '../transfer/page.ts'
import { walletPage } from '../wallet/page.ts'
import { siteAxeViolations, siteUrl } from './page.ts'

const firstPassword = 'Custody2026'
const secondPassword = 'Settled2027'

/** Opens the control page, where another person decides the reviews. */
async function openControlPage(browser: Browser) {
  const page = await (await browser.newContext()).newPage()
  const decide = async (name: string, reason?: string) => {
    await page.goto(`${addresses().home}/sandbox`)
    const button = page.getByRole('button', { name, exact: true })
    if (reason) await page.locator('form', { has: button }).getByRole('textbox').fill(reason)
    await button.click()
    await expect(page.getByRole('status')).not.toContainText('Refused')
  }
  return {
    approveCard: (account: string) => decide(`Approve bank account of ${account}`),
    reject: (order: string, reason: string) => decide(`Reject order ${order}`, reason),
    close: () => page.context().close(),
  }
}

/** USDT arrives at the first address that the wallet of a token has. */
async function receiveUsdt(sandbox: Sandbox, token: string, amount: string) {
  const channels = await fetchData<{ address: string }[]>(sandbox, token, paths.depositChannels)
  await sandbox.receiveUsdt(channels[0]?.address ?? '', amount)
}

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token') ?? '')

interface Combination {
  readonly locale: Locale
  readonly theme: 'dark' | 'light'
}

/** Every language in every theme; the short run takes one combination. */
const combinations = locales.flatMap((locale): Combination[] => [
  { locale, theme: 'dark' },
  { locale, theme: 'light' },
])
const isInShortRun = ({ locale, theme }: Combination) => locale === 'ja' && theme === 'light'

test.describe('By keyboard alone, on a phone of 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const combination of combinations) {
    const { locale, theme } = combination
    test(
      `a new user opens an account and uses every part of it, in ${locale} and ${theme}`,
      fullUnless(isInShortRun(combination), long),
      async ({ browser, page, sandbox, problems }) => {
        const keyboard = keyboardOf(page)
        const tSite = translationsOf(locale, 'site')
        const t = translationsOf(locale, 'wallet')
        /** A message of the wallet with its values filled in. */
        const fillIn = (message: string, values: Readonly<Record<string, string>>) =>
          t(message).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
        const account = accountPage(page.locator('tw-account'), translationsOf(locale, 'account'))
        const wallet = walletPage(page.locator('tw-wallet'), t)
        const transfer = transferPage(
          page.locator('tw-transfer'),
          translationsOf(locale, 'transfer'),
        )
        const expectPath = (path: string) => expect(page).toHaveURL(siteUrl(path, locale))
        // Short, because it is typed key by key.
        const email = `e2e.${randomUUID().slice(0, 13)}@sandbox.example`
        const letters = email.replace(/[^a-f]/g, '').slice(0, 8)
        const name = `Ada ${letters}`
        /** The sum of one order, which every screen, mail and file spells alike. */
        const sum = '1,250.00'
        const controlPage = await openControlPage(browser)
        await page.addInitScript((chosen) => sessionStorage.setItem('theme', chosen), theme)

        /** Opens the drawer and presses one of its entries. */
        const chooseInMenu = async (role: 'link' | 'button', entry: string) => {
          await keyboard.press(page.getByRole('button', { name: tSite('Menu'), exact: true }))
          const drawer = page.getByRole('dialog')
          await keyboard.press(drawer.getByRole(role, { name: tSite(entry), exact: true }))
          await expect(drawer).toHaveCount(0)
        }
        const openWallet = async () => {
          if (page.url() !== siteUrl('/wallet', locale)) await chooseInMenu('link', 'Wallet')
          await expectPath('/wallet')
          await expect(wallet.title).toBeVisible()
          for (;;) {
            const title = (await wallet.title.textContent()) ?? ''
            if (title === t('Wallet')) return
            await keyboard.press(wallet.button('Back'))
            await expect(wallet.title).not.toHaveText(title)
          }
        }
        const openHistory = async () => {
          await openWallet()
          await keyboard.press(wallet.button('History'))
          await expect(wallet.title).toHaveText(t('History'))
        }
        const signIn = async (password: string) => {
          await expect(account.email).toHaveValue(email)
          await keyboard.type(account.password, password)
          await page.keyboard.press('Enter')
          await expectPath('/wallet')
        }
        /** Opens a screen of the transfer page from the hub, in USD. */
        const openUsd = async (screen: 'deposit' | 'withdraw') => {
          const action = screen === 'deposit' ? 'Deposit {currency}' : 'Withdraw {currency}'
          await openWallet()
          const usd = wallet.element.getByRole('tab', { name: t('USD account') })
          await keyboard.openTab(wallet.element, usd)
          await keyboard.press(
            wallet.element.getByRole('button', { name: fillIn(action, { currency: 'USD' }) }),
          )
          await expectPath(`/transfer?screen=${screen}&isUsd=1`)
        }

        /** Resets the password; the one before signs nobody in any more. Returns the new one. */
        const resetPassword = async () => {
          await keyboard.press(account.button('Forgot password'))
          await sandbox.forgetCodes(email)
          const before = await sandbox.codeFor(email)
          await keyboard.type(account.email, email)
          await page.keyboard.press('Enter')
          await expect(account.code).toBeFocused()
          await page.keyboard.type(await sandbox.codeFor(email, before))
          await keyboard.type(account.field('New password'), secondPassword)
          await keyboard.type(account.confirmation, secondPassword)
          await page.keyboard.press('Enter')
          await keyboard.press(account.button('Redirect Now'))
          await keyboard.type(account.password, firstPassword)
          await page.keyboard.press('Enter')
          await expect(account.notice).toContainText(
            account.t('The account or password is incorrect.'),
          )
          problems.expect(/Failed to load resource/)
          return secondPassword
        }

        await test.step('registers with a code from the inbox', async () => {
          await page.goto(siteUrl('/wallet', locale))
          await expectPath('/login?to=%2Fwallet')
          await keyboard.press(account.button('New user'))
          await keyboard.type(account.email, 'nobody')
          await page.keyboard.press('Enter')
          await expect(account.text('Please enter a valid email')).toBeVisible()
          await keyboard.type(account.email, email)
          await page.keyboard.press('Enter')
          await expect(account.code).toBeFocused()
          await page.keyboard.type(await sandbox.codeFor(email))
          await keyboard.type(account.password, firstPassword)
          await keyboard.type(account.confirmation, firstPassword)
          await page.keyboard.press('Enter')
          await keyboard.type(account.field('Name'), name)
          await keyboard.choose(account.region, 'jp')
          await keyboard.tick(account.element.getByRole('checkbox'))
          await keyboard.press(account.button('Open account'), account.button('Redirect Now'))
          await signIn(firstPassword)
          expect(await siteAxeViolations(page)).toEqual([])
          expect(await page.content()).not.toContain(await tokenOf(page))
        })

        await test.step('binds a bank account, which is reviewed', async () => {
          await keyboard.press(wallet.button('Bank account'))
          await expect(wallet.text(fillIn('In the name of {name}', { name }))).toBeVisible()
          await keyboard.choose(wallet.region, 'jp')
          await keyboard.type(wallet.textbox('Account number'), '0012345678')
          await keyboard.type(wallet.textbox('SWIFT/BIC code'), 'exmpjpjt')
          await keyboard.type(wallet.textbox('Bank name'), 'Example Bank')
          await keyboard.type(wallet.textbox('Bank address'), '2 Fictional Square')
          await keyboard.type(wallet.textbox('City'), 'Sampleton')
          await keyboard.type(wallet.textbox('Post code'), '100-0001')
          await keyboard.type(wallet.textbox('Account holder’s address'), '1 Fictional Square')
          await keyboard.tick(wallet.consent)
          await keyboard.press(wallet.button('Submit'))
          await expect(wallet.text('Your bank account is under review')).toBeVisible()
          await keyboard.press(wallet.button('Back'))
          await expect(wallet.button('Bank account')).toHaveAccessibleDescription(
            new RegExp(t('Under review')),
          )
          await controlPage.approveCard(name)
        })

        const deposit = await test.step('deposits USD by wire, with a proof', async () => {
          await openUsd('deposit')
          await keyboard.press(
            transfer.button('Bank wire'),
            transfer.button('I have sent the money'),
          )
          // Waits first: intercepting file choosers in Chromium takes a moment.
          const fileChooserPromise = page.waitForEvent('filechooser')
          await keyboard.type(transfer.amount, '1500')
          await keyboard.reach(transfer.proof)
          await page.keyboard.press('Space')
          await (await fileChooserPromise).setFiles(png())
          await expect(transfer.text('Replace')).toBeVisible()
          await keyboard.press(transfer.button('Submit'))
          await expect(transfer.receipt).toBeVisible()
          return transfer.orderNumber()
        })

        await test.step('sees the deposit go from review to success', async () => {
          await openHistory()
          await expect(wallet.rows).toContainText(t('Under review'))
          await keyboard.press(wallet.rows.getByRole('button'))
          const states = wallet.element.locator('.tw-facts [data-state]')
          await expect(states.nth(1)).toHaveAttribute('data-state', 'current')
          await sandbox.review(deposit, 'BROKER', 'approve')
          await expect(states.nth(2)).toHaveAttribute('data-state', 'current', { timeout: 20_000 })
          await sandbox.review(deposit, 'CLEARING', 'approve')
          await expect(wallet.element.locator('.tw-facts-status')).toHaveText(t('Completed'), {
            timeout: 20_000,
          })
        })

        await test.step('withdraws, and reads why it was refused', async () => {
          await openUsd('withdraw')
          await keyboard.type(transfer.amount, '99')
          await keyboard.press(transfer.button('Next'))
          await expect(transfer.alerts).toHaveCount(1)
          await keyboard.type(transfer.amount, '1250')
          await keyboard.reach(transfer.button('Next'))
          await expect(transfer.amount).toHaveValue(sum)
          await keyboard.press(transfer.button('Next'))
          await expect(transfer.fact('Debited from your wallet')).toHaveText(`${sum} USD`)
          await expect(transfer.button('Submit')).toContainText(`${sum} USD`)
          await keyboard.press(transfer.button('Submit'))
          await expect(transfer.receipt).toContainText(`${sum} USD`)
          const order = await transfer.orderNumber()
          expect((await sandbox.mailsTo(email))[0]).toContain(`${sum} USD`)
          await controlPage.reject(order, 'The name of the bank account differs')
          await openHistory()
          const row = wallet.rows.first()
          await expect(row).toContainText(t('Failed'))
          await expect(row).toContainText(`\u2212${sum} USD`)
          await keyboard.press(row.getByRole('button'))
          await expect(wallet.element).toContainText('The name of the bank account differs')
          await expect(wallet.element.locator('.tw-facts')).toContainText(`\u2212${sum} USD`)
          await keyboard.press(wallet.button('Back'))
        })

        await test.step('sends to a friend', async () => {
          const friend = await sandbox.createMailbox({ name: 'Second Friend' })
          await keyboard.press(wallet.button('Back'))
          await keyboard.press(wallet.button('Send'), wallet.button('To a friend'))
          await keyboard.type(wallet.textbox('Friend’s account'), friend.email)
          const usd = wallet.element.getByRole('radio', { name: 'USD', exact: true })
          await keyboard.pick(wallet.element, usd)
          await keyboard.type(wallet.textbox('Amount'), '80')
          await keyboard.press(wallet.button('Next'))
          await expect(wallet.fact('To')).toHaveText('Second F.')
          await keyboard.tick(wallet.consent)
          await keyboard.press(wallet.button(fillIn('Send {sum}', { sum: '80.00 USD' })))
          await expect(wallet.text('Sent to your friend')).toBeVisible()
          await keyboard.press(wallet.button('Done'))
        })

        await test.step('converts USDT to USD', async () => {
          await receiveUsdt(sandbox, await tokenOf(page), '200')
          await keyboard.press(wallet.button('Convert'))
          await keyboard.press(wallet.button('Max'), wallet.button('Next'))
          await keyboard.press(wallet.button(fillIn('Convert {sum}', { sum: '200.00 USDT' })))
          await expect(wallet.text('Converted to USD')).toBeVisible()
          await keyboard.press(wallet.button('Done'))
        })

        await test.step('exports the history', async () => {
          await openHistory()
          await expect(wallet.rows).toHaveCount(5)
          await keyboard.press(wallet.button('Filter'))
          const downloadPromise = page.waitForEvent('download')
          await keyboard.press(wallet.button('Export as CSV'))
          const file = await readFile(await (await downloadPromise).path(), 'utf8')
          const [head = '', ...records] = file.trim().split('\r\n')
          expect(head).toContain(t('Order number'))
          expect(records).toHaveLength(5)
          expect(file).toContain(deposit)
          // A spreadsheet groups figures itself.
          expect(file).toContain(`,-${sum.replace(',', '')},USD,`)
        })

        await test.step('signs out, and in again', async () => {
          const token = await tokenOf(page)
          await chooseInMenu('button', 'Sign out')
          await expectPath('/')
          await expect(page.locator('.notice-area')).toContainText(tSite('You have signed out.'))
          await expect
            .poll(async () => {
              const answer = await fetch(sandbox.url + paths.getBankCard, { headers: { token } })
              return ((await answer.json()) as { code: number }).code
            })
            .not.toBe(20000)
          const footer = page.getByRole('contentinfo')
          await expect(footer.getByRole('link', { name: tSite('Sign in') })).toHaveCount(1)
          await expect(footer.getByRole('link', { name: tSite('Wallet') })).toHaveCount(0)
          await chooseInMenu('link', 'Sign in')
          await keyboard.type(account.email, email)
          // `account.spec.ts` resets a password by keyboard, too.
          const password = process.env.FULL ? await resetPassword() : firstPassword
          await signIn(password)
          await expect(wallet.button('Bank account')).toHaveAccessibleDescription(/Example Bank/)
        })
        await controlPage.close()
      },
    )
  }
})
