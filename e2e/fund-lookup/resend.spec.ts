import { holdBack } from '../support/hold-back.ts'
import { tabTo } from '../support/keyboard.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { fullOnly } from '../support/short-run.ts'
import { callsTo, expect, fundLookupPage, type Opened, stopClock, test } from './page.ts'

const sendCount = async (sandbox: Sandbox, email: string) =>
  (await callsTo(sandbox, email, 'sendEmailCode')).length

/** The seconds on the button; 0 if another code may be sent. */
const secondsOn = async ({ resend }: Opened): Promise<number> => {
  const text = (await resend.textContent()) ?? ''
  return text === 'Resend' ? 0 : Number(/^Resend in (\d+)s$/.exec(text)?.[1])
}

test('The button counts down from 60, as a screen reader hears, and then sends another code, once', async ({
  open,
  page,
  sandbox,
}) => {
  await page.clock.install()
  const it = await open()
  // The clock stops, so that countdown and toast do not end during the test.
  await page.clock.pauseAt(Date.now() + 60_000)
  const first = await it.goToCode()
  const disabled = it.resend.and(page.locator(':disabled'))
  await expect(disabled).toHaveText('Resend in 60s')
  await it.resend.click({ force: true })
  await it.resend.dispatchEvent('click')
  await it.resend.evaluate((button: HTMLButtonElement) => button.focus())
  await page.keyboard.press('Enter')
  expect(await sendCount(sandbox, it.email)).toBe(1)
  await expect(it.toast('Email sent successfully.')).toHaveCount(1)

  const status = it.element.locator('.tw-resend').getByRole('status').last()
  await expect(status).toHaveText('Wait a little before you request another code.')
  const announcements = await status.evaluateHandle((node) => {
    const texts: string[] = []
    new MutationObserver(() => texts.push(node.textContent ?? '')).observe(node, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return texts
  })
  for (const left of [59, 58]) {
    await page.clock.runFor(1_000)
    await expect(disabled).toHaveText(`Resend in ${left}s`)
  }
  await page.clock.runFor(57_000)
  await expect(disabled).toHaveText('Resend in 1s')
  expect(await announcements.jsonValue()).toEqual([])
  await page.clock.runFor(1_000)
  await expect(it.resend).toHaveText('Resend')
  await expect(it.resend).toBeEnabled()
  expect(await announcements.jsonValue()).toEqual(['You can now request another code.'])

  await sandbox.forgetCodes(it.email)
  await it.code.fill('12')
  const letThrough = await holdBack(page, '**/sendCode/*')
  await tabTo(page, it.resend, { maxPresses: 12 })
  await page.keyboard.press('Enter')
  await expect(it.resend).toHaveAttribute('aria-disabled', 'true')
  await it.resend.dblclick({ force: true })
  await page.keyboard.press('Enter')
  // No code is checked while another one is being sent.
  await it.button('Next').click()
  await it.code.press('Enter')
  await it.expectToast('Email sent successfully.', async () => letThrough())
  await expect(it.resend).toHaveText('Resend in 60s')
  // The digits of the earlier code, which is invalid by now, are cleared.
  await expect(it.code).toHaveValue('')
  await expect(it.code).toBeFocused()
  expect(await callsTo(sandbox, it.email, 'checkEmailCode')).toEqual([])
  const second = await sandbox.codeFor(it.email, first)
  await it.expectToast('Enter valid code.', () => it.typeCode(first))
  await it.typeCode(second)
  await expect(it.title).toHaveText('Net Asset Value of Custody')
  expect(await sendCount(sandbox, it.email)).toBe(2)
})

// In the short run: `actions.test.ts`; the wait of the server below.
test(
  'Prev and a reload send no second code during the countdown, and the first one works',
  fullOnly,
  async ({ open, page, sandbox, events }) => {
    await page.clock.install()
    const it = await open()
    const code = await it.goToCode()
    await stopClock(page)
    const before = await secondsOn(it)

    await it.click('Prev')
    await page.clock.fastForward(10_000)
    // Another spelling of the same mailbox.
    await it.sendCodeTo(` ${it.email.toUpperCase().replace('@', '＠')}\u3000`)
    expect(await secondsOn(it)).toBe(before - 10)
    await it.click('Prev')
    await expect(it.toast('Email sent successfully.')).toHaveCount(0)

    await page.reload()
    await page.clock.fastForward(1_000)
    await events.next('tw-ready')
    await it.sendCodeTo(it.email)
    const after = await secondsOn(it)
    expect(after).toBeLessThan(before - 10)
    expect(after).toBeGreaterThan(0)
    await expect(it.resend).toBeDisabled()
    expect(await sendCount(sandbox, it.email)).toBe(1)
    await it.typeCode(code)
    await expect(it.title).toHaveText('Net Asset Value of Custody')
    await page.reload()
    await events.next('tw-ready')
    await page.clock.fastForward(60_000)
    await sandbox.forgetCodes(it.email)
    await it.sendCodeTo(it.email)
    await expect(it.resend).toHaveText(/Resend in (60|5\d)s/)
    await it.typeCode(await sandbox.codeFor(it.email, code))
    await expect(it.title).toHaveText('Net Asset Value of Custody')
    expect(await sendCount(sandbox, it.email)).toBe(2)
  },
)

test('Another tab has the countdown of the server and takes the code of the first tab', async ({
  open,
  page,
}) => {
  const it = await open()
  const code = await it.goToCode()
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  const second = fundLookupPage(tab.locator('tw-fund-lookup'))
  await second.address.fill(it.email)
  await second.click('Next')
  await expect(second.code).toBeFocused()
  await expect(second.resend).toHaveText(/Resend in \d+s/)
  await expect(second.toast('Email sent successfully.')).toHaveCount(0)
  await second.typeCode(code)
  await expect(second.title).toHaveText('Net Asset Value of Custody')
})
