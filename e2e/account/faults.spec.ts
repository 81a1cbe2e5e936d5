import { randomUUID } from 'node:crypto'
import { accountPassword as password } from '../support/elements.ts'
import { faults } from '../support/faults.ts'
import { withEachMotion } from '../support/motion.ts'
import type { Fault, Sandbox } from '../support/sandbox.ts'
import { fullOnly } from '../support/short-run.ts'
import { expect, type Opened, test } from './page.ts'

const newAddress = () => `e2e.${randomUUID()}@sandbox.example`

/** A call: how to get to it, how to make it, and how to see that it succeeded. */
interface CallCase {
  readonly name: string
  readonly call: NonNullable<Fault['call']>
  readonly screen: 'sign-in' | 'register' | 'reset'
  /** Goes to the step that makes the call. */
  prepare(it: Opened, email: string, sandbox: Sandbox): Promise<unknown>
  /** Makes the call for the first time. */
  trigger(it: Opened, email: string, sandbox: Sandbox): Promise<unknown>
  /** The button that makes it again. */
  readonly repeat: string
  /** The title of the step that stays while the call fails. */
  readonly title: string
  /** If its answer is lost, the call may have succeeded: what the step says then. */
  readonly doubt?: string
  /** Expects what was typed. */
  expectKept(it: Opened, email: string): Promise<void>
  expectSuccess(it: Opened): Promise<void>
}

const toCode = async (it: Opened, email: string) => {
  await it.email.fill(email)
  await it.click('Next')
  await expect(it.code).toBeFocused()
}

const toPassword = async (it: Opened, email: string, sandbox: Sandbox) => {
  await toCode(it, email)
  await it.typeCode(await sandbox.codeFor(email))
  await it.confirmation.fill(password)
}

const toDetails = async (it: Opened, email: string, sandbox: Sandbox) => {
  await toPassword(it, email, sandbox)
  await it.password.fill(password)
  await it.click('Next')
  await it.fillDetails()
}

const expectEmail = (it: Opened, email: string) => expect(it.email).toHaveValue(email)

const callCases: readonly CallCase[] = [
  {
    name: 'signing in',
    call: 'signIn',
    screen: 'sign-in',
    async prepare(it, email) {
      await it.email.fill(email)
      await it.password.fill(password)
    },
    trigger: (it) => it.click('Sign in'),
    repeat: 'Sign in',
    title: 'Sign in',
    async expectKept(it, email) {
      await expectEmail(it, email)
      await expect(it.password).toHaveValue(password)
    },
    expectSuccess: (it) => expect(it.text('You are signed in.')).toBeVisible(),
  },
  {
    name: 'sending a code',
    call: 'sendUserCode',
    screen: 'register',
    prepare: (it, email) => it.email.fill(email),
    trigger: (it) => it.click('Next'),
    repeat: 'Next',
    title: 'Create an account',
    expectKept: expectEmail,
    expectSuccess: (it) => expect(it.code).toBeFocused(),
  },
  {
    name: 'checking a code',
    call: 'checkUserCode',
    screen: 'register',
    prepare: toCode,
    trigger: async (it, email, sandbox) => it.typeCode(await sandbox.codeFor(email)),
    repeat: 'Next',
    title: 'Please verify your email',
    expectKept: (it) => expect(it.code).toHaveValue(/^\d{6}$/),
    expectSuccess: (it) => expect(it.title).toHaveText('Set your password'),
  },
  {
    name: 'opening an account',
    call: 'register',
    screen: 'register',
    prepare: toDetails,
    trigger: (it) => it.click('Open account'),
    repeat: 'Open account',
    title: 'Your details',
    doubt: 'We do not know yet whether your account was opened',
    async expectKept(it) {
      await expect(it.field('Name')).toHaveValue('Alex Chen')
      await expect(it.region).toHaveText('Japan')
      await expect(it.element.getByRole('checkbox')).toBeChecked()
    },
    expectSuccess: (it) => expect(it.text('Your account is open.')).toBeVisible(),
  },
  {
    name: 'setting a new password',
    call: 'resetPassword',
    screen: 'reset',
    async prepare(it, email, sandbox) {
      await toPassword(it, email, sandbox)
      await it.field('New password').fill(password)
    },
    trigger: (it) => it.click('Set password'),
    repeat: 'Set password',
    title: 'Set a new password',
    doubt: 'We do not know yet whether your password was changed',
    async expectKept(it) {
      await expect(it.field('New password')).toHaveValue(password)
      await expect(it.confirmation).toHaveValue(password)
    },
    expectSuccess: (it) => expect(it.text('Your password has been changed.')).toBeVisible(),
  },
]

const keptText = 'What you entered is still here. Try again.'

for (const callCase of callCases) {
  const { name, call, screen, prepare, trigger, repeat, title, doubt } = callCase
  const emailFor = async (sandbox: Sandbox) =>
    screen === 'register'
      ? newAddress()
      : (await sandbox.createMailbox({ password: screen === 'reset' ? 'Forgotten1' : password }))
          .email

  for (const { errorText, ...fault } of faults) {
    const isRefused = fault.kind === 'code'
    test(
      `${fault.kind} fails ${name}: an error is shown, nothing is lost, and a retry works`,
      // Unit tests have each error, and the short run a registration offline.
      fullOnly,
      async ({ open, sandbox, events }) => {
        const email = await emailFor(sandbox)
        const it = await open({ attributes: { screen } })
        await prepare(it, email, sandbox)
        await sandbox.addFault({ email }, { ...fault, call, times: 'forever' })
        await it.expectToast(errorText, () => trigger(it, email, sandbox))
        expect((await events.next('tw-error')).detail).toMatchObject({ message: errorText })
        const text = doubt && !isRefused ? doubt : errorText + (isRefused ? '' : keptText)
        await expect(it.notice).toContainText(text)
        await expect(it.title).toHaveText(title)
        await callCase.expectKept(it, email)
        await sandbox.clearFaults({ email })
        await it.click(doubt && !isRefused ? 'Try again' : repeat)
        await callCase.expectSuccess(it)
        expect(await events.all('tw-navigate')).toEqual([])
      },
    )
  }

  test(
    `No answer to ${name}: given up after ten seconds; a retry works`,
    fullOnly,
    async ({ open, page, sandbox }) => {
      await page.clock.install()
      const email = await emailFor(sandbox)
      const it = await open({ attributes: { screen } })
      await prepare(it, email, sandbox)
      const before = (await sandbox.calls({ email })).length
      await sandbox.addFault({ email }, { call, kind: 'delay', ms: 14_000, times: 1 })
      await trigger(it, email, sandbox)
      await expect.poll(async () => (await sandbox.calls({ email })).length).toBe(before + 1)
      await it.expectToast('timeout of 10000 ms exceeded', () => page.clock.fastForward(10_000))
      await callCase.expectKept(it, email)
      await it.click(doubt ? 'Try again' : repeat)
      await callCase.expectSuccess(it)
    },
  )
}

test('Offline, each step of a registration says so, keeps its input and goes on once the browser is online', async ({
  open,
  context,
  problems,
  sandbox,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported|Failed to fetch/)
  const email = newAddress()
  const it = await open({ attributes: { screen: 'register' } })
  await toCode(it, email)
  await context.setOffline(true)
  const code = await sandbox.codeFor(email)
  await it.expectToast('Network Error', () => it.typeCode(code))
  await expect(it.notice).toContainText(keptText)
  await expect(it.code).toHaveValue(code)
  await context.setOffline(false)
  await it.click('Next')
  await it.password.fill(password)
  await it.confirmation.fill(password)
  await it.click('Next')
  await it.fillDetails()
  await context.setOffline(true)
  // The request may have arrived.
  await it.expectToast('Network Error', () => it.click('Open account'))
  await expect(it.notice).toContainText('We do not know yet whether your account was opened')
  await expect(it.field('Name')).toHaveValue('Alex Chen')
  await expect(it.element.getByRole('checkbox')).toBeChecked()
  await context.setOffline(false)
  await it.click('Try again')
  await expect(it.text('Your account is open.')).toBeVisible()
  expect(await sandbox.calls({ email }, '/register')).toHaveLength(1)
})

withEachMotion(test, ({ title, expectAnimatedWait }) => {
  test(
    title,
    // The tests of `<tw-transfer>` cover the same style sheets.
    fullOnly,
    async ({ open, sandbox }) => {
      const { email } = await sandbox.createMailbox({ password })
      const it = await open()
      await sandbox.addFault({ email }, { call: 'signIn', kind: 'delay', ms: 1000, times: 1 })
      await it.signIn(email, password)
      await expect(it.element.locator('.tw-spinner')).toBeVisible()
      await expectAnimatedWait(it.element)
      await expect(it.text('You are signed in.')).toBeVisible()
    },
  )
})
