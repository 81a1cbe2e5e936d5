import type { Locator } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { removeClipboard } from '../support/clipboard.ts'
import { holdBack } from '../support/hold-back.ts'
import { tabTo } from '../support/keyboard.ts'
import { withEachMotion } from '../support/motion.ts'
import { png } from '../support/pictures.ts'
import { fullOnly } from '../support/short-run.ts'
import { overflows } from '../support/visual.ts'
import { visitEveryState } from './every-state.ts'
import { evmAddress, expect, paths, test, transfersOf } from './page.ts'
import { scan } from './qr.ts'

/** Whether the left and the right side of a control's focus ring are on screen. */
const ringOf = (control: Locator) =>
  control.evaluate((control) => {
    const { left, right } = control.getBoundingClientRect()
    const { outlineOffset, outlineWidth } = getComputedStyle(control)
    const out = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
    return { left: left - out > 0, right: right + out < innerWidth }
  })

test.describe('By keyboard alone', () => {
  test('USD is withdrawn; focus goes to the title of each step', async ({
    open,
    page,
    sandbox,
  }) => {
    const it = await open({ isUsd: true, head: '<style>body { margin: 0 }</style>' })
    await expect(it.title).not.toBeFocused()
    await tabTo(page, it.button('Withdraw'))
    await page.keyboard.press('Enter')
    await expect(it.title).toBeFocused()
    await expect(it.title).toHaveText('Withdraw')
    for (const outermost of [it.button('Back'), it.button('Max')]) {
      await tabTo(page, outermost)
      expect(await ringOf(outermost)).toEqual({ left: true, right: true })
    }
    await tabTo(page, it.button('Show account number'))
    await page.keyboard.press('Space')
    await expect(it.button('Hide account number')).toBeFocused()
    await tabTo(page, it.amount)
    // Enter does nothing before the balance has loaded.
    await expect(it.button('Next')).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(it.alerts).toHaveText('Please enter an amount')
    await expect(it.amount).toBeFocused()
    await page.keyboard.type('150')
    await page.keyboard.press('Enter')
    await expect(it.button('Submit')).toBeVisible()
    await expect(it.title).toBeFocused()
    await tabTo(page, it.button('Submit'))
    await page.keyboard.press('Enter')
    await expect(it.receipt).toBeVisible()
    await expect(it.title).toBeFocused()
    await tabTo(page, it.button('Done'))
    await page.keyboard.press('Space')
    await expect(it.receipt).toHaveCount(0)
    await expect(it.title).toHaveText('Deposit and withdraw')
    await expect(it.title).toBeFocused()
    expect(await transfersOf(sandbox, it.token)).toHaveLength(1)
  })

  test('USDT is withdrawn, and the first invalid field gets the focus', async ({
    open,
    page,
    sandbox,
  }) => {
    const it = await open()
    await tabTo(page, it.button('Withdraw'))
    await page.keyboard.press('Enter')
    await tabTo(page, it.chosenNetwork)
    await page.keyboard.press('Enter')
    await tabTo(page, it.network('TRC20'))
    await page.keyboard.press('ArrowDown')
    await expect(it.network('ERC20')).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(it.chosenNetwork).toBeFocused()
    await tabTo(page, it.button('Next'))
    await page.keyboard.press('Enter')
    await expect(it.alerts).toHaveText(['Enter a wallet address', 'Please enter an amount'])
    await expect(it.address).toBeFocused()
    await page.keyboard.type(evmAddress)
    await tabTo(page, it.amount)
    await page.keyboard.type('20')
    await page.keyboard.press('Enter')
    await expect(it.button('Submit')).toBeVisible()
    await tabTo(page, it.button('Back'))
    await page.keyboard.press('Enter')
    await expect(it.title).toBeFocused()
    await expect(it.address).toHaveValue(evmAddress)
    await tabTo(page, it.button('Next'))
    await page.keyboard.press('Enter')
    await tabTo(page, it.button('Submit'))
    await page.keyboard.press('Space')
    await expect(it.receipt).toBeVisible()
    expect(await transfersOf(sandbox, it.token)).toHaveLength(1)
  })

  test('USDT is deposited: a network is chosen and its address copied', async ({ open, page }) => {
    const it = await open()
    await tabTo(page, it.button('Deposit'))
    await page.keyboard.press('Enter')
    await tabTo(page, it.button('Crypto'))
    await page.keyboard.press('Enter')
    await expect(it.title).toBeFocused()
    const first = await it.shownAddress.textContent()
    await tabTo(page, it.chosenNetwork)
    await expect(it.chosenNetwork).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(it.chosenNetwork).toHaveAttribute('aria-expanded', 'true')
    await tabTo(page, it.network('TRC20'))
    // The arrow keys go through the list, which stays open until Enter.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(it.network('ERC20')).toBeFocused()
    await expect(it.shownAddress).not.toHaveText(first ?? '')
    await page.keyboard.press('Enter')
    await expect(it.networks).toHaveCount(0)
    await expect(it.chosenNetwork).toBeFocused()
    await expect(it.chosenNetwork).toHaveAccessibleName('Network Ethereum (ERC20) Change')
    await tabTo(page, it.button('Copy address'))
    await it.expectToast('Success', () => page.keyboard.press('Enter'))
  })

  test('USD is deposited with a proof', async ({ open, page, sandbox }) => {
    const it = await open({ isUsd: true })
    await tabTo(page, it.button('Deposit'))
    await page.keyboard.press('Enter')
    await tabTo(page, it.button('PayPal'))
    await page.keyboard.press('Enter')
    await expect(it.title).toBeFocused()
    await expect(it.fact('Pay to')).toBeVisible()
    await tabTo(page, it.button('I have paid'))
    await page.keyboard.press('Enter')
    await expect(it.title).toBeFocused()
    await tabTo(page, it.amount)
    await page.keyboard.type('150')
    const fileChooserPromise = page.waitForEvent('filechooser')
    await tabTo(page, it.proof)
    await page.keyboard.press('Enter')
    await (await fileChooserPromise).setFiles(png())
    await expect(it.text('Replace')).toBeVisible()
    await tabTo(page, it.button('Submit'))
    await page.keyboard.press('Enter')
    await expect(it.receipt).toBeVisible()
    expect(await transfersOf(sandbox, it.token)).toHaveLength(1)
  })
})

test.describe('WCAG 2.2 AA', () => {
  for (const isUsd of [true, false]) {
    for (const [theme, zoom] of [
      ['dark', 1],
      ['light', 1],
      ['dark', 2],
    ] as const) {
      test(`every ${isUsd ? 'USD' : 'USDT'} step conforms, ${theme}, 320 px wide, at ${zoom * 100} %`, {
        tag: '@full',
      }, async ({ open, page, sandbox }) => {
        await page.addInitScript(removeClipboard)
        await page.setViewportSize({ width: 320 * zoom, height: 568 * zoom })
        const it = await open({
          isUsd,
          attributes: { theme },
          head: `<style>body { margin: 0; zoom: ${zoom} }</style>`,
        })
        await visitEveryState(it, sandbox, isUsd, async (state) => {
          if (zoom === 1) expect.soft(await axeViolations(page), state).toEqual([])
          else expect.soft(await overflows(it.element), state).toEqual([])
        })
      })
    }
  }

  test(
    'the check catches an image without an alternative text',
    fullOnly,
    async ({ open, page }) => {
      const it = await open()
      await it.element.evaluate(({ shadowRoot }) => {
        const image = document.createElement('img')
        image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
        shadowRoot?.append(image)
      })
      expect((await axeViolations(page)).join()).toContain('image-alt')
    },
  )
})

withEachMotion(test, ({ title, expectAnimatedWait, expectRestIfReduced }) => {
  test(title, async ({ open, page }) => {
    const letBalanceThrough = await holdBack(page, `**${paths.getWalletHomePage}`)
    const letTransferThrough = await holdBack(page, `**${paths.transfer}`)
    const it = await open({ isUsd: true })
    await expect(it.element.locator('.tw-skeleton').first()).toBeVisible()
    await expectAnimatedWait(it.element)
    letBalanceThrough()
    await it.click('Withdraw')
    await expectRestIfReduced(it.element)
    await it.amount.fill('150')
    await it.click('Next', 'Submit')
    await expect(it.element.locator('.tw-spinner')).toBeVisible()
    await expectAnimatedWait(it.element)
    letTransferThrough()
    await expect(it.receipt).toBeVisible()
    expect(page.url()).toContain('/e2e/')
  })
})

test('In forced colours the QR code scans, and the chosen network and the focus are visible', async ({
  open,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const it = await open()
  await it.click('Deposit', 'Crypto')
  await it.chooseNetwork('ERC20')
  const address = (await it.shownAddress.textContent()) ?? ''
  await expect.poll(() => scan(it.qr)).toBe(address)
  await it.chosenNetwork.click()
  const ring = (network: string) =>
    it.network(network).evaluate((radio) => {
      const { borderColor, borderWidth } = getComputedStyle(radio)
      return `${borderWidth} ${borderColor}`
    })
  expect(await ring('ERC20')).not.toBe(await ring('BEP20'))
  await it.network('ERC20').focus()
  await page.keyboard.press('ArrowDown')
  const outline = it.network('BEP20').evaluate((radio) => {
    const row = radio.closest('label')
    return row && getComputedStyle(row).outlineStyle
  })
  expect(await outline).toBe('solid')
})
