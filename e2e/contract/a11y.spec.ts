import type { Locator, Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { axeViolations } from '../support/axe.ts'
import { boxOf } from '../support/box.ts'
import { holdBack } from '../support/hold-back.ts'
import { tabTo } from '../support/keyboard.ts'
import { withEachMotion } from '../support/motion.ts'
import { fullOnly } from '../support/short-run.ts'
import { visitEveryState } from './every-state.ts'
import { expect, paths, recordOf, signCalls, test } from './page.ts'

test.describe('By keyboard alone', () => {
  test('the contract is read, signed in a dialog that traps the focus, submitted and saved', async ({
    open,
    page,
    sandbox,
  }) => {
    const it = await open()
    await expect(it.title).not.toBeFocused()
    await tabTo(page, it.contents.locator('summary'))
    await page.keyboard.press('Enter')
    await tabTo(page, it.contents.getByRole('button', { name: /^9\. / }))
    await page.keyboard.press('Enter')
    await expect(it.sections.nth(8)).toBeFocused()

    await tabTo(page, it.button('Sign'))
    await page.keyboard.press('Space')
    await expect(it.mode('Draw')).toBeFocused()
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      const place = await it.element.evaluate(({ shadowRoot }) => {
        const focused = shadowRoot?.activeElement
        // Between two rounds of Tab the browser's own controls may have the focus, never the page.
        return focused ? focused.closest('dialog') !== null : document.activeElement?.localName
      })
      expect([true, 'body']).toContain(place)
    }
    await page.keyboard.press('Escape')
    await expect(it.dialog).toHaveCount(0)
    await expect(it.button('Sign')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(it.mode('Draw')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(it.mode('Type')).toBeFocused()
    await expect(it.mode('Type')).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(it.name).toBeFocused()
    await page.keyboard.type('Ada Lovelace')
    await page.keyboard.press('Enter')
    await expect(it.dialog).toHaveCount(0)
    await expect(it.picture).toBeVisible()
    await expect(it.button('Sign again')).toBeFocused()

    await tabTo(page, it.button('Submit'))
    await page.keyboard.press('Enter')
    await expect(it.receipt).toBeVisible()
    await expect(it.title).toHaveText(/^Signed on /)
    await expect(it.title).toBeFocused()
    const downloadPromise = page.waitForEvent('download')
    await tabTo(page, it.button('Save a copy'))
    await page.keyboard.press('Enter')
    expect((await downloadPromise).suggestedFilename()).toContain(it.contract.number)
    expect((await recordOf(sandbox, it.token)).status).toBe('SIGNED')
    expect(await signCalls(sandbox, it.token)).toHaveLength(1)
  })
})

test('Parts have accessible names, the canvas describes its content, the next button is filled', async ({
  open,
}) => {
  const it = await open()
  const { element } = it
  await expect(element.getByRole('heading', { level: 2 })).toHaveCount(1)
  await expect(it.headings).toHaveCount(10)
  await expect(element.getByRole('group', { name: 'Text size' })).toBeVisible()
  await expect(it.progress).toHaveCount(1)
  await expect(element.getByRole('region', { name: 'Signature' })).toBeVisible()
  for (const name of ['Smaller text', 'Larger text', 'Print', 'Sign', 'Submit']) {
    await expect(it.button(name)).toHaveCount(1)
  }
  await expect(element.getByRole('term')).toHaveText([
    'Contract number',
    'Party A',
    'Party B',
    'Signing date',
  ])
  const fillOf = (name: 'Submit' | 'Save') =>
    it.button(name).evaluate((button) => getComputedStyle(button).backgroundColor)
  const none = 'rgba(0, 0, 0, 0)'
  expect(await fillOf('Submit')).toBe(none)

  await it.click('Sign')
  await expect(it.dialog).toHaveAccessibleName('Signature')
  await expect(it.dialog.getByRole('radiogroup', { name: 'How to sign' })).toBeVisible()
  await expect(it.canvas).toHaveAccessibleDescription('The pad is empty.')
  await it.draw([
    [0.2, 0.5],
    [0.8, 0.4],
  ])
  await expect(it.canvas).toHaveAccessibleDescription('The pad contains a signature.')
  await it.mode('Type').check()
  await expect(it.canvas).toHaveAccessibleDescription('No signature yet.')
  expect(await fillOf('Save')).toBe(none)
  await it.name.fill('Ada')
  await expect.poll(() => fillOf('Save')).not.toBe(none)
  await expect(it.canvas).toHaveAccessibleDescription('Your signature is shown.')
  await it.mode('Upload').check()
  await expect(it.file).toHaveAccessibleName('Upload an image')
  await expect(it.file).toHaveAccessibleDescription(/JPG or PNG, up to 3 MB/)
  await it.mode('Type').check()
  await it.save()
  await expect(it.picture).toHaveAccessibleName('Your signature')
  await expect.poll(() => fillOf('Submit')).not.toBe(none)
})

/** Checks only the dialog if one is open: the content beneath it is inert. */
const violations = async (page: Page, dialog: Locator): Promise<string[]> =>
  axeViolations(page, (await dialog.count()) ? { include: ['tw-contract', 'dialog'] } : {})

test.describe('WCAG 2.2 AA', () => {
  for (const theme of ['dark', 'light'] as const) {
    test(`every screen conforms, ${theme}, 320 px wide`, {
      tag: '@full',
    }, async ({ open, page, sandbox }) => {
      await page.setViewportSize({ width: 320, height: 568 })
      const it = await open({
        attributes: { theme },
        head: '<style>body { margin: 0 }</style>',
      })
      await visitEveryState(it, sandbox, async (state) => {
        expect.soft(await violations(page, it.dialog), state).toEqual([])
      })
    })
  }
})

withEachMotion(test, ({ title, expectAnimatedWait, expectRestIfReduced }) => {
  test(
    title,
    // The tests of `<tw-transfer>` cover the same style sheets.
    fullOnly,
    async ({ open, page }) => {
      const letLoadThrough = await holdBack(page, `**${paths.getContractByToken}`)
      const letSignThrough = await holdBack(page, `**${paths.signContract}`)
      const it = await open({ waitForReady: false })
      await expect(it.element.locator('.tw-facts .tw-skeleton').first()).toBeVisible()
      await expectAnimatedWait(it.element)
      letLoadThrough()
      await it.click('Sign')
      await expect(it.canvas).toBeVisible()
      await expectRestIfReduced(it.element)
      await it.mode('Type').check()
      await it.name.fill('Ada')
      await it.click('Save', 'Submit')
      await expect(it.element.locator('.tw-spinner')).toBeVisible()
      await expectAnimatedWait(it.element)
      letSignThrough()
      await expect(it.receipt).toBeVisible()
    },
  )
})

test('In forced colours the ink stays dark on a light canvas, and the chosen mode is distinguishable', async ({
  open,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const it = await open()
  await it.click('Sign')
  const plate = await it.canvas.evaluate(
    (canvas) => getComputedStyle(canvas.parentElement ?? canvas).backgroundColor,
  )
  const figures = (plate.match(/\d+/g) ?? []).slice(0, 3).map(Number)
  expect(Math.min(...figures)).toBeGreaterThan(220)
  // The painted colour: forced colours may override the one in the style.
  const fillOf = async (name: 'Draw' | 'Type' | 'Upload') => {
    const label = it.mode(name).locator('xpath=..')
    const { data } = PNG.sync.read(await label.screenshot({ animations: 'disabled' }))
    // Inside the border and the round corners.
    const { width } = await boxOf(label)
    const at = (6 * Math.round(width) + 12) * 4
    return [...data.subarray(at, at + 3)].join()
  }
  const modes = ['Draw', 'Type', 'Upload'] as const
  for (const chosen of process.env.FULL ? modes : (['Type'] as const)) {
    await it.mode(chosen).check()
    await it.button('Close').focus()
    const fill = await fillOf(chosen)
    for (const other of modes.filter((name) => name !== chosen))
      expect(await fillOf(other), `${other}, not ${chosen}`).not.toBe(fill)
  }
})
