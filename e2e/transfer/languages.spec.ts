import { translationsOf } from '../support/catalogue.ts'
import { expect, test, transferPage } from './page.ts'

test('Tags of every spelling lead to their language, and anything unknown to English', async ({
  open,
}) => {
  const it = await open()
  const root = it.element.locator('.tw')
  // `locale.test.ts` reads more spellings.
  for (const [tag, lang] of [
    ['zh_TW', 'zh-Hant'],
    ['jp', 'ja'],
    ['KO_kr', 'ko'],
    ['xx', 'en'],
  ] as const) {
    await it.element.evaluate((element, tag) => element.setAttribute('app-lang', tag), tag)
    await expect(root, tag).toHaveAttribute('lang', lang)
    const locale = lang.slice(0, 2)
    await expect(it.title).toHaveText(translationsOf(locale)('Deposit and withdraw'))
  }
})

test.describe('`system`', () => {
  test.use({ locale: 'ja-JP' })
  test('is the language of the browser', async ({ open }) => {
    const it = await open({ attributes: { 'app-lang': 'system' } })
    await expect(it.element.locator('.tw')).toHaveAttribute('lang', 'ja')
  })
})

test('A change of language during a form changes its texts and keeps the input', async ({
  open,
}) => {
  const it = await open()
  await it.click('Withdraw')
  await it.chooseNetwork('ERC20')
  await it.address.fill('0xhalf')
  await it.amount.fill('12.5')
  await it.click('Next')
  await expect(it.alerts).toHaveCount(1)
  for (const locale of ['ko', 'zh', 'ja', 'en']) {
    await it.element.evaluate((element, tag) => element.setAttribute('app-lang', tag), locale)
    const t = translationsOf(locale)
    const translated = transferPage(it.element, t)
    await expect(translated.title).toHaveText(t('Withdraw'))
    await expect(translated.alerts).toHaveText(
      t('This address contains invalid characters. Copy it again from your wallet.'),
    )
    await expect(translated.address).toHaveValue('0xhalf')
    await expect(translated.amount).toHaveValue('12.50')
    await expect(translated.chosenNetwork).toContainText('Ethereum')
  }
})

test('Texts of the server are in the chosen language, or in English without a translation', async ({
  open,
  page,
}) => {
  await page.route('**/getChannel/1', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    for (const channel of json.data.list)
      channel.companyDescribe = { ...channel.companyDescribe, ko: '', jp: null }
    await route.fulfill({ response, json })
  })
  const it = await open({ attributes: { 'app-lang': 'zh' } })
  await expect(it.text('本公司為虛構，僅供試用錢包功能。')).toBeVisible()
  await expect(it.element.getByText('\\n')).toHaveCount(0)
  for (const tag of ['ja', 'ko', 'en']) {
    await it.element.evaluate((element, tag) => element.setAttribute('app-lang', tag), tag)
    await expect(it.text('A fictional company for trying out the wallet.')).toBeVisible()
  }
  const translated = transferPage(it.element, translationsOf('ja'))
  await it.element.evaluate((element) => element.setAttribute('app-lang', 'ja'))
  await translated.click('Withdraw')
  await expect(translated.text('ネットワーク：Tron (TRC20)')).toBeVisible()
  await it.element.evaluate((element) => element.setAttribute('app-lang', 'ko'))
  await expect(translated.text('네트워크: Tron (TRC20)')).toBeVisible()
})
