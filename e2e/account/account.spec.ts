import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { catalogue } from '../support/catalogue.ts'
import { accountPassword as password } from '../support/elements.ts'
import { tabTo } from '../support/keyboard.ts'
import { fullOnly } from '../support/short-run.ts'
import { expect, test, userOf } from './page.ts'

const newAddress = () => `e2e.${randomUUID()}@sandbox.example`

/** A number of Taiwan that no other test has. */
const newMobile = () => `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

test('A new user registers with a code from the inbox, is taken to sign-in, and signs in', async ({
  open,
  page,
  sandbox,
  events,
}) => {
  await page.clock.install()
  const email = newAddress()
  const it = await open()
  await it.click('New user')
  await expect(it.title).toHaveText('Create an account')
  await it.click('Next')
  await expect(it.text('Required.')).toBeVisible()
  await it.email.fill('nobody')
  await it.click('Next')
  await expect(it.text('Please enter a valid email')).toBeVisible()
  await expect(it.email).toBeFocused()
  await it.email.fill(email)
  await it.expectToast('Email sent successfully.', () => it.click('Next'))

  await expect(it.code).toBeFocused()
  const code = await sandbox.codeFor(email)
  await it.expectToast('Code error', () => it.typeCode(code === '111111' ? '222222' : '111111'))
  await it.typeCode(code)

  await expect(it.title).toHaveText('Set your password')
  await it.password.fill('custody')
  await expect(it.rules).toHaveText([
    '8 to 200 characters: not met yet',
    'Numbers: not met yet',
    'Upper and lower case letters: not met yet',
  ])
  await it.password.fill(password)
  for (const rule of await it.rules.all()) await expect(rule).toHaveText(/: met$/)
  await it.confirmation.fill('Custody2025')
  await it.click('Next')
  await expect(it.text("Password confirmation doesn't match the password")).toBeVisible()
  await it.confirmation.fill(password)
  await it.click('Next')

  await it.click('Open account')
  await expect(it.text('Required.')).toBeVisible()
  await expect(it.text('Please agree to the terms')).toBeVisible()
  await it.field('Name').fill('Alex  Chen')
  await it.region.click()
  await it.search('taiw')
  await expect(it.region).toHaveText('Taiwan')
  await it.click('Account Terms')
  await expect(it.dialog.getByText('These terms apply to every account')).toBeVisible()
  await page.keyboard.press('Escape')
  await it.element.getByRole('checkbox').check()

  // Back keeps the input, and going forward again needs no new code.
  await it.click('Back', 'Back', 'Back')
  await expect(it.email).toHaveValue(email)
  await it.click('Next', 'Next', 'Next')
  await expect(it.field('Name')).toHaveValue('Alex  Chen')
  await it.click('Open account')

  await expect(it.text('Your account is open.')).toBeVisible()
  await page.clock.runFor(6000)
  await expect(it.title).toHaveText('Sign in')
  await expect(it.email).toHaveValue(email)
  await expect(it.password).toHaveValue('')
  await it.signIn(email, password)
  await expect(it.text('You are signed in.')).toBeVisible()

  const [token = ''] = await it.tokens()
  expect(await userOf(sandbox, token)).toMatchObject({ email, name: 'Alex Chen', region: 'TW' })
  const eventLog = (await events.all()).map(({ type, detail }) => {
    const { title: _, canGoBack: __, ...rest } = detail
    return [type, rest]
  })
  expect(eventLog).toEqual([
    ['tw-ready', {}],
    ['tw-step', { step: 'ACCOUNT', screen: 'register' }],
    ['tw-step', { step: 'CODE', screen: 'register' }],
    ['tw-error', { kind: 'code', message: 'Code error' }],
    ...[
      'PASSWORD',
      'TERMS',
      'PASSWORD',
      'CODE',
      'ACCOUNT',
      'CODE',
      'PASSWORD',
      'TERMS',
      'SUCCESS',
    ].map((step) => ['tw-step', { step, screen: 'register' }]),
    ['tw-success', { kind: 'registered' }],
    ['tw-step', { step: 'SIGN_IN', screen: 'sign-in' }],
    ['tw-step', { step: 'SUCCESS', screen: 'sign-in' }],
    ['tw-success', { kind: 'signed-in' }],
  ])
  const places = await it.element.evaluate((element) => [
    document.documentElement.outerHTML,
    element.shadowRoot?.innerHTML ?? '',
    JSON.stringify({ ...sessionStorage, ...localStorage }),
    document.cookie,
    location.href,
  ])
  for (const place of [...places, JSON.stringify(await events.all())]) {
    for (const secret of [token, password, code]) expect(place).not.toContain(secret)
  }
})

// In the short run: `actions.test.ts`.
test(
  'If the answer to a registration is lost, the person is told, and a retry uses the same key',
  fullOnly,
  async ({ open, sandbox }) => {
    const email = newAddress()
    const it = await open({ attributes: { screen: 'register' } })
    await it.email.fill(email)
    await it.click('Next')
    await it.typeCode(await sandbox.codeFor(email))
    await it.password.fill(password)
    await it.confirmation.fill(password)
    await it.click('Next')
    await it.fillDetails()
    await sandbox.addFault({ email }, { call: 'register', kind: 'cut', when: 'after' })
    await it.click('Open account')
    await expect(it.notice).toContainText('We do not know yet whether your account was opened')
    await expect(it.field('Name')).toHaveValue('Alex Chen')
    await it.click('Try again')
    await expect(it.text('Your account is open.')).toBeVisible()
    await it.click('Redirect Now')
    await it.signIn(email, password)
    await expect(it.text('You are signed in.')).toBeVisible()
  },
)

test('Five wrong passwords lock the account until a countdown ends; then the right password signs in', async ({
  open,
  page,
  sandbox,
  events,
}) => {
  await page.clock.install()
  const { email } = await sandbox.createMailbox({ password })
  const it = await open()
  for (const attempt of [1, 2, 3, 4, 5]) {
    await it.signIn(email, `Wrong${attempt}word`)
    await expect(it.password).toBeFocused()
    await expect(it.notice).toContainText(
      attempt < 5
        ? 'The account or password is incorrect.'
        : 'Too many failed attempts. Wait before trying again.',
    )
  }
  const wait = it.element.getByRole('button', { name: /^Try again in 0:\d\d$/ })
  await expect(wait).toBeDisabled()
  await expect(it.email).toHaveValue(email)
  expect((await events.all('tw-error')).map(({ detail }) => detail.code)).toEqual([
    ...[28110, 28110, 28110, 28110],
    28111,
  ])
  await it.password.fill(password)
  await sandbox.unlock(email)
  await page.clock.runFor(40_000)
  await expect(it.button('Sign in')).toBeEnabled()
  await it.password.press('Enter')
  await expect(it.text('You are signed in.')).toBeVisible()
  expect(await it.tokens()).toHaveLength(1)
})

test('A forgotten password is reset by mobile number, by keyboard alone, in Japanese', async ({
  open,
  page,
  sandbox,
}) => {
  const t = (message: string) => catalogue('ja', 'account').get(message) ?? message
  const local = newMobile()
  const mobile = `+886${local.slice(1)}`
  await sandbox.createAccount({ email: null, mobile, password: 'Forgotten1' })
  const it = await open({ attributes: { 'app-lang': 'ja' }, t })
  const press = async (name: string) => {
    await tabTo(page, it.button(name), { maxPresses: 40 })
    await page.keyboard.press('Enter')
  }
  await press('Forgot password')
  await expect(it.title).toHaveText(t('Reset your password'))
  await expect(it.title).toBeFocused()
  await tabTo(page, it.element.getByRole('radio', { name: t('E-mail') }))
  await page.keyboard.press('ArrowRight')
  await expect(it.mobile).toBeVisible()
  await tabTo(page, it.region)
  await page.keyboard.press('Enter')
  await page.keyboard.type('台湾')
  await page.keyboard.press('Enter')
  await expect(it.region).toContainText('+886')
  await expect(it.region).toBeFocused()
  await tabTo(page, it.mobile)
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(it.text('Please enter a valid mobile number')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(local)
  await expect(it.mobile).toHaveValue(`${local.slice(0, 4)} ${local.slice(4, 7)} ${local.slice(7)}`)
  await page.keyboard.press('Enter')
  await expect(it.code).toBeFocused()
  await page.keyboard.type(await sandbox.codeFor(mobile))
  await expect(it.title).toHaveText(t('Set a new password'))
  await tabTo(page, it.field('New password'))
  await page.keyboard.type(password)
  await tabTo(page, it.confirmation)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(it.text('Your password has been changed.')).toBeVisible()
  await press('Redirect Now')
  await expect(it.mobile).toHaveValue(/^09/)
  await tabTo(page, it.password)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(it.text('You are signed in.')).toBeVisible()
  const [token = ''] = await it.tokens()
  expect(await userOf(sandbox, token)).toMatchObject({ mobile })
})

test('A signed-out person can cancel or sign in again; a native app gets the token with send-token', async ({
  open,
  page,
  sandbox,
  events,
}) => {
  await page.addInitScript(() => {
    const postedMessages: string[] = []
    Object.assign(globalThis, {
      postedMessages,
      ReactNativeWebView: { postMessage: (text: string) => postedMessages.push(text) },
    })
  })
  const { email } = await sandbox.createMailbox({ password })
  const it = await open({ attributes: { 'signed-out': true, 'send-token': true } })
  await expect(it.dialog).toHaveAccessibleName('Signed out, can cancel or sign in again.')
  await expect(it.button('Sign in again')).toBeFocused()
  expect(await axeViolations(page)).toEqual([])
  await it.click('Cancel')
  await expect(it.dialog).toBeHidden()
  expect((await events.next('tw-navigate')).detail).toEqual({ to: '/', reason: 'canceled' })
  const askAgain = async () => {
    await it.element.evaluate((element) => {
      Reflect.set(element, 'signedOut', false)
    })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await it.element.evaluate((element) => {
      Reflect.set(element, 'signedOut', true)
    })
  }
  await askAgain()
  await it.click('Sign in again')
  await expect(it.email).toBeFocused()
  await it.signIn(email, password)
  await expect(it.text('You are signed in.')).toBeVisible()
  const [token] = await it.tokens()
  const postedMessages = await page.evaluate(
    () => Reflect.get(globalThis, 'postedMessages') as string[],
  )
  const messages = postedMessages
    .filter((text) => text.includes(`${token}`))
    .map((text) => JSON.parse(text))
  expect(messages).toEqual([
    { source: 'tw', v: 1, element: 'tw-account', type: 'token', detail: { token } },
  ])
  await askAgain()
  await it.click('Sign in again')
  await expect(it.email).toBeFocused()
})

test('Nothing scrolls sideways at 180 px, which is a phone at 200 %; in forced colours the current step and the icons can be told from what is around them', async ({
  open,
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 180, height: 370 })
  const email = newAddress()
  const it = await open({ attributes: { screen: 'register' } })
  const fits = async () => {
    await expect(it.title).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(180)
  }
  await fits()
  await it.email.fill(email)
  await it.click('Next')
  await expect(it.code).toBeFocused()
  await fits()

  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  const barOf = (name: string) =>
    it.element
      .getByRole('listitem')
      .filter({ hasText: name })
      .evaluate((item) => {
        const { borderTopColor, borderTopWidth } = getComputedStyle(item)
        return `${borderTopWidth} ${borderTopColor}`
      })
  const bars = [await barOf('Account'), await barOf('Code'), await barOf('Password')]
  expect(new Set(bars).size).toBe(3)
  await sandbox.addFault({ email }, { call: 'checkUserCode', kind: 'http500' })
  await it.typeCode(await sandbox.codeFor(email))
  await expect(it.notice).toBeVisible()
  const colourOf = (part: string) =>
    it.notice.locator(part).evaluate((each) => getComputedStyle(each).color)
  expect(await colourOf('svg')).toBe(await colourOf('strong'))
  await fits()
  await page.emulateMedia({ forcedColors: 'none' })

  await it.click('Next')
  await expect(it.title).toHaveText('Set your password')
  await fits()
  await it.password.fill(password)
  await it.confirmation.fill(password)
  await it.click('Next')
  await expect(it.title).toHaveText('Your details')
  await fits()
})

test('What is typed is in no attribute, and the fields keep it after Back and a change of language', async ({
  open,
  sandbox,
}) => {
  const email = newAddress()
  const it = await open()
  await it.element.evaluate(({ shadowRoot }) => {
    const written: (string | null)[] = []
    Object.assign(globalThis, { written })
    const options = { subtree: true, attributes: true, attributeFilter: ['value'] }
    new MutationObserver((changes) => {
      for (const { target } of changes) written.push((target as Element).getAttribute('value'))
    }).observe(shadowRoot as ShadowRoot, options)
  })
  const expectNoCopy = async (...texts: readonly string[]) => {
    const copies = await it.element.evaluate(({ shadowRoot }) => {
      const written = Reflect.get(globalThis, 'written') as string[]
      const inputs = shadowRoot?.querySelectorAll('input:not([readonly])') ?? []
      return [...written, ...[...inputs].map((input) => input.outerHTML)].join(' ')
    })
    for (const text of texts) expect(copies).not.toContain(text)
  }
  const type = async (field: Locator, text: string) => {
    await field.fill('')
    await field.pressSequentially(text)
  }
  await type(it.email, email)
  await type(it.password, 'Typed2026')
  await it.click('Show: Password')
  await it.element.getByRole('radio', { name: 'Mobile' }).check()
  const mobile = newMobile()
  await type(it.mobile, mobile)
  await expectNoCopy('Typed', mobile.slice(0, 4))
  await it.element.getByRole('radio', { name: 'E-mail' }).check()
  await expect(it.email).toHaveValue(email)
  await it.click('New user', 'Next')

  const code = await sandbox.codeFor(email)
  await expect(it.code).toBeFocused()
  await it.typeCode(code.slice(0, 5))
  await it.element.evaluate((each) => Reflect.set(each, 'appLang', 'ja'))
  await expect(it.title).toHaveText(
    catalogue('ja', 'account').get('Please verify your email') ?? '',
  )
  await it.element.evaluate((each) => Reflect.set(each, 'appLang', 'en'))
  await expect(it.code).toHaveValue(code.slice(0, 5))
  await expectNoCopy(email, code.slice(0, 5))
  await it.typeCode(code.slice(5))

  await type(it.password, password)
  await type(it.confirmation, password)
  await expectNoCopy(password)
  await it.click('Next')
  await type(it.field('Name'), 'Alex Chen')
  await it.click('Back')
  await expect(it.password).toHaveValue(password)
  await expect(it.confirmation).toHaveValue(password)
  await it.click('Next')
  await expect(it.field('Name')).toHaveValue('Alex Chen')
  await expectNoCopy(email, password, code, 'Alex Chen')
})
