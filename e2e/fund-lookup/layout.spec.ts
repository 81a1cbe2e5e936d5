import { locales } from '../../shared/text/i18n/locale.ts'
import { boxOf } from '../support/box.ts'
import { leftoversOf, translationsOf } from '../support/catalogue.ts'
import { removeClipboard } from '../support/clipboard.ts'
import { expectNoShift } from '../support/layout-shift.ts'
import { fullUnless } from '../support/short-run.ts'
import { overflows, smallTargets, visibleTexts } from '../support/visual.ts'
import {
  callsTo,
  expect,
  fundLookupPage,
  paths,
  stopClock,
  successAnswer,
  test,
  visitEveryState,
} from './page.ts'

const sizes = [
  [280, 653],
  [360, 740],
  [844, 390],
  [1440, 900],
] as const

/** An address of 254 bytes, with no place to break it. */
const longAddress = () => {
  const id = crypto.randomUUID().replaceAll('-', '')
  const label = 'w'.repeat(60)
  return `${id.padEnd(64, 'x')}@${label}.${label}.${label}.example`.slice(0, 254)
}

for (const locale of locales) {
  test(`Every step is in ${locale}, fits all sizes and has targets of 44 px`, {
    tag: '@full',
  }, async ({ open, page, sandbox }) => {
    await page.clock.install()
    await page.addInitScript(removeClipboard)
    // The longest possible value of everything.
    const email = longAddress()
    await sandbox.createAccount({ email, usd: '999999999999.99', usdt: '499999.123456' })
    await page.route(paths.getBalanceInWeb, async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({
        response,
        body: text.replace(/"W\d+"/, `"${'W8820041755631094'.repeat(3)}"`),
      })
    })
    const leftovers = leftoversOf(locale, 'fund-lookup')
    if (locale !== 'en') expect(leftovers.size).toBeGreaterThan(40)
    const it = await open({
      mailbox: { email },
      t: translationsOf(locale, 'fund-lookup'),
      attributes: { 'app-lang': locale },
      head: '<style>body { margin: 0 }</style>',
    })
    const lang = locale === 'zh' ? 'zh-Hant' : locale
    await visitEveryState(it, sandbox, async (state) => {
      await expect(it.element.locator('.tw'), state).toHaveAttribute('lang', lang)
      const texts = await visibleTexts(it.element)
      const english = texts.filter((text) => leftovers.has(text))
      expect.soft(english, `${state}: English`).toEqual([])
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        const at = `${state} at ${width}`
        expect.soft(await overflows(it.element), at).toEqual([])
        if (width === 280) expect.soft(await smallTargets(it.element), at).toEqual([])
      }
    })
  })
}

/** The languages to change to, English last; the short run changes to one other in each step. */
const inShortRun = (locale: 'zh' | 'ja' | 'ko') =>
  process.env.FULL ? (['ko', 'zh', 'ja', 'en'] as const) : ([locale, 'en'] as const)

test('A change of language changes the texts, and keeps address, code, value and countdown', async ({
  open,
  page,
  sandbox,
}) => {
  await page.clock.install()
  const it = await open()
  const switchLanguage = async (locale: string) => {
    await it.element.evaluate((element, tag) => element.setAttribute('app-lang', tag), locale)
    return fundLookupPage(it.element, translationsOf(locale, 'fund-lookup'))
  }
  await it.address.fill('nobody')
  await it.click('Next')
  for (const locale of inShortRun('ko')) {
    const translated = await switchLanguage(locale)
    await expect(translated.title).toHaveText(translated.t('Access Trust Funds'))
    await expect(translated.alert).toHaveText(translated.t('Please enter a valid email'))
    await expect(translated.address).toHaveValue('nobody')
  }
  const code = await it.goToCode()
  await it.typeCode(code.slice(0, 5))
  await stopClock(page)
  const seconds = Number(/\d+/.exec((await it.resend.textContent()) ?? ''))
  for (const locale of inShortRun('zh')) {
    const translated = await switchLanguage(locale)
    await expect(translated.title).toHaveText(translated.t('Please verify your email'))
    await expect(translated.sentNotice(it.email)).toBeVisible()
    await expect(translated.resend).toHaveText(translated.countdownText(seconds))
    await expect(translated.code).toHaveValue(code.slice(0, 5))
    await it.element.evaluate((element) => element.removeAttribute('theme'))
  }
  await it.code.press('End')
  await page.keyboard.type(code.slice(5))
  await expect(it.title).toHaveText('Net Asset Value of Custody')
  for (const locale of inShortRun('ja')) {
    const translated = await switchLanguage(locale)
    await expect(translated.title).toHaveText(translated.t('Net Asset Value of Custody'))
    // Figures have the same format in every language.
    await expect(translated.fact('USD Net Value')).toHaveText('1,000.0000 USD')
    await expect(translated.fact('Query Time')).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/)
    await expect(translated.button('Refresh')).toBeVisible()
  }
  expect(await callsTo(sandbox, it.email, 'getBalanceInWeb')).toHaveLength(1)
})

for (const locale of locales.filter((locale) => locale !== 'en')) {
  test(
    `Toasts and errors are in ${locale} as well`,
    fullUnless(locale === 'ja'),
    async ({ open, page, sandbox, events }) => {
      const t = translationsOf(locale, 'fund-lookup')
      const it = await open({ t, attributes: { 'app-lang': locale } })
      await it.address.fill(it.email)
      await it.expectToast('Email sent successfully.', () => it.click('Next'))
      const code = await sandbox.codeFor(it.email)
      await it.code.fill('1')
      await it.expectToast('Enter valid code.', () => it.click('Next'))
      await page.route(paths.getBalanceInWeb, (route) => route.fulfill({ json: successAnswer() }))
      await it.expectToast('Not Found', () => it.typeCode(code))
      const messages = (await events.all('tw-error')).map(({ detail }) => detail.message)
      expect(messages.slice(-2)).toEqual([t('Enter valid code.'), t('Not Found')])
      expect(t('Not Found')).not.toBe('Not Found')
    },
  )
}

test('The button does not move when the next step opens', async ({ open }) => {
  // Nothing to scroll, because Firefox's driver scrolls what it clicks.
  const it = await open({ head: '<style>body { margin: 0 }</style>' })
  await expectNoShift(it.button('Next'), () => it.goToCode())
})

test('On a wide screen the frame ends below its button, and content after the element does not move', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const it = await open({ body: '<p id="below">Below</p>' })
  const edgesOf = async (part: ReturnType<typeof it.button>) => {
    const { y, height } = await boxOf(part)
    return { top: y, bottom: y + height }
  }
  const frame = it.element.locator('.tw-frame')
  const expectNoGap = async (last: ReturnType<typeof it.button>, button: string) => {
    const [content, action, around] = await Promise.all([
      edgesOf(last),
      edgesOf(it.button(button)),
      edgesOf(frame),
    ])
    expect(action.top - content.bottom).toBeLessThan(64)
    expect(around.bottom - action.bottom).toBeLessThan(32)
  }
  await expectNoGap(it.element.getByText('We e-mail you a code'), 'Next')
  await expectNoShift(page.locator('#below'), () => it.goToCode())
  await expectNoGap(it.resend, 'Next')
})
