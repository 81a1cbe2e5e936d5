import type { CDPSession } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { removeClipboard } from '../support/clipboard.ts'
import { tabTo } from '../support/keyboard.ts'
import { withEachMotion } from '../support/motion.ts'
import { fullOnly } from '../support/short-run.ts'
import { overflows } from '../support/visual.ts'
import { callsTo, expect, holdCalls, test, visitEveryState } from './page.ts'

/** The most presses of Tab between any two controls of a step. */
const maxPresses = 12

test.describe('By keyboard alone', () => {
  test('a person gets from the address to the value, refreshes, hides and goes back', async ({
    open,
    page,
    sandbox,
  }) => {
    const it = await open()
    await expect(it.title).not.toBeFocused()
    await tabTo(page, it.address, { maxPresses })
    await page.keyboard.press('Enter')
    await expect(it.alert).toHaveText('Required.')
    await expect(it.address).toBeFocused()
    await page.keyboard.type(it.email)
    await page.keyboard.press('Enter')
    // The next step focuses its field.
    await expect(it.code).toBeFocused()
    await tabTo(page, it.button('Prev'), { maxPresses })
    await tabTo(page, it.button('Next'), { maxPresses })
    await page.keyboard.press('Space')
    await expect(it.codeError).toHaveText('Enter valid code.')
    await expect(it.code).toBeFocused()
    await page.keyboard.type(await sandbox.codeFor(it.email))
    await expect(it.title).toHaveText('Net Asset Value of Custody')
    await expect(it.title).toBeFocused()
    await tabTo(page, it.button('Hide figures'), { maxPresses })
    await page.keyboard.press('Enter')
    await expect(it.button('Show figures')).toBeFocused()
    await tabTo(page, it.button('Copy Wallet Number'), { maxPresses })
    await tabTo(page, it.button('Prev'), { maxPresses })
    await tabTo(page, it.button('Refresh'), { maxPresses })
    await it.expectToast('Refreshed', () => page.keyboard.press('Enter'))
    await expect(it.button('Refresh')).toBeFocused()
    await tabTo(page, it.button('Prev'), { key: 'Shift+Tab', maxPresses })
    await page.keyboard.press('Space')
    await expect(it.title).toHaveText('Access Trust Funds')
    await expect(it.title).toBeFocused()
    await tabTo(page, it.address, { maxPresses })
    await page.keyboard.press('Enter')
    await expect(it.code).toBeFocused()
    expect(await callsTo(sandbox, it.email, 'sendEmailCode')).toHaveLength(1)
  })
})

test('Each step has its roles and accessible names, names all three steps and marks the present one', async ({
  open,
  page,
  sandbox,
}) => {
  await page.clock.install()
  const it = await open()
  const steps = it.element.locator('.tw-step-progress > li')
  const current = it.element.locator('[aria-current=step]')
  await expect(steps).toHaveText(['E-mail', 'Code', 'Value'])
  await expect(current).toHaveText('E-mail')
  await expect(it.element).toMatchAriaSnapshot(`
    - heading "Access Trust Funds" [level=2]
    - status: Step 1 of 3
    - list:
      - listitem: E-mail
      - listitem: Code
      - listitem: Value
    - paragraph: Please enter your email address to query
    - text: E-mail
    - textbox "E-mail"
    - button "Next"
  `)
  await expect(it.address).toHaveAttribute('autocomplete', 'email')
  await expect(it.address).toHaveAttribute('inputmode', 'email')
  await expect(it.address).toHaveAttribute('required')
  await expect(it.address).toHaveAccessibleDescription(
    'Please enter your email address to query We e-mail you a code. Then you see the value.',
  )
  await it.goToCode()
  await expect(current).toHaveText('Code')
  await expect(it.code).toHaveAccessibleDescription(
    `We've sent a code to ${it.email}, please enter the code below.`,
  )
  await expect(it.element).toMatchAriaSnapshot(`
    - heading "Please verify your email" [level=2]
    - status: Step 2 of 3
    - paragraph: /We've sent a code to .+, please enter the code below\\./
    - text: Code
    - textbox "Code"
    - button /Resend in \\d+s/ [disabled]
    - status: Wait a little before you request another code.
    - button "Prev"
    - button "Next"
  `)
  await page.clock.fastForward(60_000)
  await expect(it.element).toMatchAriaSnapshot(`
    - button "Resend"
    - status: You can now request another code.
  `)
  await it.typeCode(await sandbox.codeFor(it.email))
  await expect(it.element).toMatchAriaSnapshot(`
    - heading "Net Asset Value of Custody" [level=2]
    - status: Step 3 of 3
    - term: USD Net Value
    - definition: 1,000.0000 USD
    - term: USDT Net Value
    - definition: 1,000.0000 USDT
    - button "Hide figures"
    - text: USD 50.0%, USDT 50.0%, with 1 USDT counted as 1 USD
    - term: Wallet Number
    - definition: /W\\d+/
    - definition:
      - button "Copy Wallet Number"
    - term: Query Time
    - definition: /[\\d/]+ [\\d:]+/
    - definition: /GMT/
    - status: The figures change as trades settle.
    - button "Save a copy"
    - button "Print"
    - button "Prev"
    - button "Refresh"
  `)
  await expect(current).toHaveText('Value')
  const lines = await steps.evaluateAll((all) => all.map((li) => getComputedStyle(li).borderColor))
  expect(new Set(lines).size).toBe(1)
})

/** Simulates an input method, which composes text and then commits it. */
const inputMethod = (devtools: CDPSession) => ({
  compose: (text: string) =>
    devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    }),
  /** The Enter that ends a composition; browsers report it as part of the composition. */
  async enter() {
    for (const type of ['rawKeyDown', 'char', 'keyUp'] as const) {
      await devtools.send('Input.dispatchKeyEvent', {
        type,
        key: 'Enter',
        code: 'Enter',
        windowsVirtualKeyCode: type === 'rawKeyDown' ? 229 : 13,
        ...(type === 'char' && { text: '\r' }),
      })
    }
  },
  commit: (text: string) => devtools.send('Input.insertText', { text }),
})

test('An Enter that ends a composition sends nothing; composed digits are sent once committed', async ({
  open,
  context,
  page,
  sandbox,
}) => {
  const it = await open()
  const email = `日本${it.email}`
  await sandbox.createAccount({ email })
  const ime = inputMethod(await context.newCDPSession(page))
  await it.address.focus()
  await page.keyboard.type(it.email)
  await page.keyboard.press('Home')
  await ime.compose('にほん')
  await ime.enter()
  await expect(it.address).toHaveValue(`にほん${it.email}`)
  await ime.commit('日本')
  await expect(it.address).toHaveValue(email)
  await expect(it.title).toHaveText('Access Trust Funds')
  expect(await sandbox.calls({ email: `にほん${it.email}` })).toEqual([])
  expect(await callsTo(sandbox, email, 'sendEmailCode')).toEqual([])
  // The next Enter sends it.
  await page.keyboard.press('Enter')
  await expect(it.code).toBeFocused()
  expect(await callsTo(sandbox, email, 'sendEmailCode')).toHaveLength(1)

  const code = await sandbox.codeFor(email)
  const wide = code.replace(/\d/g, (digit) => String.fromCodePoint(Number(digit) + 0xff10))
  await ime.compose(wide.slice(0, 3))
  await ime.enter()
  await expect(it.codeError).toHaveCount(0)
  await ime.compose(wide)
  await ime.enter()
  await expect(it.code).toHaveValue(wide)
  await expect(it.title).toHaveText('Please verify your email')
  expect(await callsTo(sandbox, email, 'checkEmailCode')).toEqual([])
  await ime.commit(wide)
  await expect(it.title).toHaveText('Net Asset Value of Custody')
  expect(await callsTo(sandbox, email, 'checkEmailCode')).toHaveLength(1)
})

test.describe('WCAG 2.2 AA', () => {
  for (const [theme, zoom] of [
    ['dark', 1],
    ['light', 1],
    ['dark', 2],
  ] as const) {
    test(`every step conforms, ${theme}, 320 px wide, at ${zoom * 100} %`, {
      tag: '@full',
    }, async ({ open, page, sandbox }) => {
      await page.clock.install()
      await page.addInitScript(removeClipboard)
      await page.setViewportSize({ width: 320 * zoom, height: 568 * zoom })
      const it = await open({
        attributes: { theme },
        head: `<style>body { margin: 0; zoom: ${zoom} }</style>`,
      })
      await visitEveryState(it, sandbox, async (state) => {
        await expect(it.element.locator('.tw')).toHaveAttribute('data-theme', theme)
        if (zoom === 1) expect.soft(await axeViolations(page), state).toEqual([])
        else expect.soft(await overflows(it.element), state).toEqual([])
      })
    })
  }

  test('the check catches a field without a label', fullOnly, async ({ open, page }) => {
    const it = await open()
    await it.address.evaluate((input) => input.removeAttribute('id'))
    expect((await axeViolations(page)).join()).toContain('label')
  })
})

withEachMotion(test, ({ title, expectAnimatedWait }) => {
  test(
    title,
    // The tests of `<tw-transfer>` cover the same style sheets.
    fullOnly,
    async ({ open, page, sandbox }) => {
      const it = await open()
      for (const call of ['sendEmailCode', 'checkEmailCode'] as const) {
        const letThrough = await holdCalls(page, call)
        if (call === 'sendEmailCode') {
          await it.address.fill(it.email)
          await it.click('Next')
        } else await it.typeCode(await sandbox.codeFor(it.email))
        await expect(it.element.locator('.tw-spinner')).toBeVisible()
        await expectAnimatedWait(it.element)
        letThrough()
        await expect(it.element.locator('.tw-spinner')).toHaveCount(0)
      }
    },
  )
})

test('In forced colours the cells, the place of the caret and the focus are visible', async ({
  open,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const it = await open()
  await it.goToCode()
  await it.typeCode('12')
  const outlineOf = (at: number) =>
    it.cells.nth(at).evaluate((cell) => {
      const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(cell)
      return `${borderTopWidth} ${borderTopStyle} ${outlineStyle}`
    })
  await expect.poll(() => outlineOf(2)).toBe('1px solid solid')
  expect(await outlineOf(0)).toBe('1px solid none')
  const inks = await it.code.evaluate((input) => {
    const { color, backgroundColor } = getComputedStyle(input)
    return [color, backgroundColor]
  })
  expect(inks).toEqual(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'])
})
