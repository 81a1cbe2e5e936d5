import { holdBack } from '../support/hold-back.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { fullUnless } from '../support/short-run.ts'
import { callsTo, expect, fundLookupPage, type Opened, stopClock, test, wakeAfter } from './page.ts'

const sendCount = async (sandbox: Sandbox, email: string) =>
  (await callsTo(sandbox, email, 'sendEmailCode')).length

/** The seconds on the button; 0 if another code may be sent. */
const secondsOn = async ({ resend }: Opened): Promise<number> => {
  const text = (await resend.textContent()) ?? ''
  return text === 'Resend' ? 0 : Number(/^Resend in (\d+)s$/.exec(text)?.[1])
}

test('The button counts down from 60 to 1, and then another code can be sent', async ({
  open,
  page,
  sandbox,
}) => {
  await page.clock.install()
  const it = await open()
  await page.clock.pauseAt(Date.now() + 60_000)
  const first = await it.goToCode()
  const disabled = it.resend.and(page.locator(':disabled'))
  for (let left = 60; left > 0; left--) {
    await expect(disabled).toHaveText(`Resend in ${left}s`)
    await page.clock.runFor(1_000)
  }
  await expect(it.resend).toHaveText('Resend')
  await expect(it.resend).toBeEnabled()

  await sandbox.forgetCodes(it.email)
  await it.code.fill('12')
  await it.expectToast('Email sent successfully.', () => it.resend.click())
  await expect(it.resend).toHaveText('Resend in 60s')
  // The digits of the earlier code, which is invalid by now, are cleared.
  await expect(it.code).toHaveValue('')
  await expect(it.code).toBeFocused()
  const second = await sandbox.codeFor(it.email, first)
  await it.expectToast('Enter valid code.', () => it.typeCode(first))
  await it.typeCode(second)
  await expect(it.title).toHaveText('Net Asset Value of Custody')
  expect(await sendCount(sandbox, it.email)).toBe(2)
})

test('A screen reader hears the start and the end of the countdown, not each second', async ({
  open,
  page,
}) => {
  await page.clock.install()
  const it = await open()
  await it.goToCode()
  await stopClock(page)
  const status = it.element.locator('.tw-resend').getByRole('status').last()
  const announcements = await status.evaluateHandle((node) => {
    const texts: string[] = []
    new MutationObserver(() => texts.push(node.textContent ?? '')).observe(node, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return texts
  })
  await expect(status).toHaveText('Please wait before requesting another code.')
  const before = await secondsOn(it)
  await page.clock.runFor(30_000)
  expect(await secondsOn(it)).toBe(before - 30)
  expect(await announcements.jsonValue()).toEqual([])
  await page.clock.runFor(31_000)
  await expect(it.resend).toHaveText('Resend')
  expect(await announcements.jsonValue()).toEqual(['You can now request another code.'])
})

test('A suspended tab counts by the wall clock, not by its timers', async ({
  open,
  page,
  sandbox,
}) => {
  await page.clock.install()
  const it = await open()
  await it.goToCode()
  await stopClock(page)
  const left = (await secondsOn(it)) - 20
  await wakeAfter(page, 20_000)
  await expect(it.resend).toHaveText(`Resend in ${left}s`)
  // As after a closed lid: each timer that is due runs once.
  await page.clock.fastForward(15_000)
  await expect(it.resend).toHaveText(`Resend in ${left - 15}s`)
  await wakeAfter(page, 3_600_000)
  await expect(it.resend).toHaveText('Resend')
  await expect(it.resend).toBeEnabled()
  await sandbox.forgetCodes(it.email)
  await it.expectToast('Email sent successfully.', () => it.resend.click())
  expect(await sendCount(sandbox, it.email)).toBe(2)
})

test('A clock that is set back does not lengthen the wait', async ({ open, page }) => {
  await page.clock.install()
  const it = await open()
  await it.goToCode()
  await stopClock(page)
  await wakeAfter(page, -7_200_000)
  await expect(it.resend).toHaveText('Resend in 60s')
  await page.clock.runFor(61_000)
  await expect(it.resend).toHaveText('Resend')
})

test('During the countdown, Resend sends nothing', async ({ open, page, sandbox }) => {
  await page.clock.install()
  const it = await open()
  // The clock stops, so that countdown and toast do not end during the test.
  await page.clock.pauseAt(Date.now() + 60_000)
  await it.goToCode()
  await it.resend.click({ force: true })
  await it.resend.dispatchEvent('click')
  await it.resend.evaluate((button: HTMLButtonElement) => button.focus())
  await page.keyboard.press('Enter')
  expect(await sendCount(sandbox, it.email)).toBe(1)
  await expect(it.toast('Email sent successfully.')).toHaveCount(1)
})

test('Repeated presses of Resend send one code', async ({ open, page, sandbox }) => {
  await page.clock.install()
  const it = await open()
  await it.goToCode()
  await page.clock.fastForward(60_000)
  await expect(it.resend).toBeEnabled()
  await sandbox.forgetCodes(it.email)
  const letThrough = await holdBack(page, '**/sendCode/*')
  await it.resend.dblclick()
  await expect(it.resend).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  // No code is checked while another one is being sent.
  await it.button('Next').click()
  await it.code.focus()
  await page.keyboard.press('Enter')
  letThrough()
  await expect(it.resend).toHaveText(/Resend in \d+s/)
  expect(await sendCount(sandbox, it.email)).toBe(2)
  expect(await callsTo(sandbox, it.email, 'checkEmailCode')).toEqual([])
})

test('Prev and a reload send no second code during the countdown; the first one still works', async ({
  open,
  page,
  sandbox,
  events,
}) => {
  await page.clock.install()
  const it = await open()
  const code = await it.goToCode()
  await stopClock(page)
  const before = await secondsOn(it)

  await it.click('Prev')
  await page.clock.fastForward(10_000)
  // Other spellings of the same mailbox.
  for (const spelling of [
    it.email,
    ` ${it.email.toUpperCase()}\u3000`,
    it.email.replace('@', '＠'),
  ]) {
    await it.sendCodeTo(spelling)
    expect(await secondsOn(it)).toBe(before - 10)
    await it.click('Prev')
  }
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
})

test('After 60 seconds a reloaded page sends again', async ({ open, page, sandbox, events }) => {
  await page.clock.install()
  const it = await open()
  const code = await it.goToCode()
  await page.reload()
  await events.next('tw-ready')
  await page.clock.fastForward(60_000)
  await sandbox.forgetCodes(it.email)
  await it.sendCodeTo(it.email)
  await expect(it.resend).toHaveText(/Resend in (60|5\d)s/)
  await it.typeCode(await sandbox.codeFor(it.email, code))
  await expect(it.title).toHaveText('Net Asset Value of Custody')
  expect(await sendCount(sandbox, it.email)).toBe(2)
})

test('Another mailbox gets its code at once, and each has its own countdown', async ({
  open,
  page,
  sandbox,
}) => {
  await page.clock.install()
  const it = await open()
  const other = (await sandbox.createMailbox()).email
  await it.goToCode()
  await stopClock(page)
  await page.clock.runFor(20_000)
  const first = await secondsOn(it)
  await it.click('Prev')
  await it.sendCodeTo(other)
  await expect(it.resend).toHaveText('Resend in 60s')
  await page.clock.runFor(5_000)
  await expect(it.resend).toHaveText('Resend in 55s')
  await it.click('Prev')
  await it.sendCodeTo(it.email)
  await expect(it.resend).toHaveText(`Resend in ${first - 5}s`)
  expect(await sendCount(sandbox, it.email)).toBe(1)
  expect(await sendCount(sandbox, other)).toBe(1)
  await it.typeCode(await sandbox.codeFor(it.email))
  await expect(it.title).toHaveText('Net Asset Value of Custody')
})

test('Storage keeps a time for a reload, and no address', async ({ open, page }) => {
  const it = await open()
  await it.goToCode()
  const stored = await page.evaluate(() => [
    JSON.stringify(sessionStorage),
    JSON.stringify(localStorage) + document.cookie,
  ])
  expect(stored[0]).toMatch(/^\{"tw-fund-lookup:[^"@]+":"\d+"\}$/)
  expect(stored[0]).not.toContain(it.email.split('@')[0])
  expect(stored[1]).toBe('{}')
})

for (const [name, breakStorage] of [
  [
    'that throws',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
  ],
  [
    'that is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
] as const) {
  const title = `Without usable storage (one ${name}) the countdown lasts as long as the element`
  test(title, fullUnless(name === 'that throws'), async ({ open, page, sandbox }) => {
    await page.addInitScript(breakStorage)
    const it = await open()
    const code = await it.goToCode()
    await expect(it.resend).toHaveText(/Resend in \d+s/)
    await it.click('Prev', 'Next')
    await expect(it.resend).toHaveText(/Resend in \d+s/)
    expect(await sendCount(sandbox, it.email)).toBe(1)
    await it.typeCode(code)
    await expect(it.title).toHaveText('Net Asset Value of Custody')
  })
}

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
