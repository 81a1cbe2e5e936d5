import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  accepted,
  fakeServer,
  json,
  type Seen,
} from '../../../shared/api/fake-server.test-helper.ts'
import { refusalCodes } from '../../../shared/api/refusal-codes.ts'
import type { Properties } from '../../../shared/element/entry/declaration.ts'
import { openHostPost } from '../../../shared/element/entry/host-message.ts'
import {
  stubContext,
  stubProperties,
} from '../../../shared/element/entry/stub-context.test-helper.ts'
import type { AccountDeclaration } from '../declaration.ts'
import { openModel } from './model.ts'

const email = 'holder@example.com'
const password = 'Custody2026'

const good = ({ url }: Seen): Response => {
  if (url.endsWith('/login')) return accepted({ token: 'login-secret' })
  return url.endsWith('/checkCode') ? accepted({ token: 'otp-secret' }) : accepted()
}

const ends: AbortController[] = []
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  for (const end of ends.splice(0)) end.abort()
  vi.unstubAllGlobals()
})

async function open(
  own: Partial<Properties<AccountDeclaration>> = {},
  reply: (seen: Seen) => Response | Promise<Response> = good,
) {
  const server = fakeServer(reply)
  vi.stubGlobal('fetch', server.fetch)
  const bridge = vi.fn()
  vi.stubGlobal('ReactNativeWebView', { postMessage: bridge })
  const end = new AbortController()
  ends.push(end)
  const emit = vi.fn()
  let properties: Properties<AccountDeclaration> = {
    ...stubProperties,
    screen: 'sign-in',
    signedOut: false,
    sendToken: false,
    onToken: null,
    botCheck: null,
    ...own,
  }
  const hostPost = openHostPost('tw-account')
  const context: Parameters<typeof openModel>[0] = {
    ...stubContext(),
    loadRest: () => import('../rest.ts'),
    postNow: hostPost.postNow,
    properties,
    emit,
    signal: end.signal,
  }
  const root = openModel(context)
  await root.whenRenderable()
  const { model } = root
  const get = model.store.getState
  const change = (part: Partial<typeof properties>) => {
    properties = { ...properties, ...part }
    root.update(properties)
  }
  const signIn = () => {
    model.store.setState({ email, password })
    return model.submit()
  }
  const register = async () => {
    model.store.setState({ email })
    await model.submit()
    const actions = await model.actions()
    actions.setCode('482913')
    await actions.check()
    model.store.setState({ password, confirmation: password })
    await actions.setPassword()
    model.store.setState({ name: 'Alex Chen', region: 'TW', hasConsent: true })
    await actions.register()
  }
  const reported = (type: string) =>
    emit.mock.calls.filter(([name]) => name === type).map(([, detail]) => detail)
  const { deliver } = hostPost
  return { ...server, model, root, get, emit, reported, bridge, deliver, change, signIn, register }
}

type Opened = Awaited<ReturnType<typeof open>>

describe('The login token', () => {
  it('goes to onToken alone', async () => {
    const onToken = vi.fn()
    const it = await open({ onToken })
    await it.signIn()
    expect(onToken.mock.calls).toEqual([['login-secret']])
    expect(it.reported('tw-success')).toEqual([{ kind: 'signed-in' }])
    expect(it.bridge).not.toHaveBeenCalled()
    const kept = [
      it.get(),
      it.model.root.store.getState(),
      it.emit.mock.calls,
      { ...sessionStorage },
    ]
    expect(JSON.stringify(kept)).not.toMatch(/login-secret|Custody2026/)
  })

  it('goes to the native host too if sendToken is set', async () => {
    const it = await open({ sendToken: true })
    await it.signIn()
    expect(it.bridge.mock.calls.map(([text]) => JSON.parse(text))).toEqual([
      {
        source: 'tw',
        v: 1,
        element: 'tw-account',
        type: 'token',
        detail: { token: 'login-secret' },
      },
    ])
  })

  it('is kept for no bridge that is there only after the sign-in', async () => {
    const it = await open({ sendToken: true })
    vi.stubGlobal('ReactNativeWebView', undefined)
    await it.signIn()
    expect(it.reported('tw-success')).toEqual([{ kind: 'signed-in' }])
    vi.stubGlobal('ReactNativeWebView', { postMessage: it.bridge })
    it.deliver()
    expect(it.bridge).not.toHaveBeenCalled()
  })

  it('signs in even if onToken throws', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const it = await open({
      onToken: () => {
        throw new Error('of the page')
      },
    })
    await it.signIn()
    expect(it.reported('tw-success')).toEqual([{ kind: 'signed-in' }])
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })
})

describe('A registration', () => {
  it('sends the token of the code in its header, and keeps it nowhere', async () => {
    const it = await open({ screen: 'register' })
    await it.register()
    expect(
      it.seen.map(({ url, headers }) => [url.split('/').at(-1), headers['otp-token']]),
    ).toEqual([
      ['sendCode', undefined],
      ['checkCode', undefined],
      ['register', 'otp-secret'],
    ])
    expect(it.seen.map(({ headers }) => Boolean(headers['idempotency-key']))).toEqual([
      false,
      true,
      true,
    ])
    const kept = [
      it.get(),
      it.model.root.store.getState(),
      it.emit.mock.calls,
      { ...sessionStorage },
    ]
    expect(JSON.stringify(kept)).not.toMatch(/otp-secret|Custody2026|482913/)
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('holder')
    expect(it.reported('tw-step').map(({ step }) => step)).toEqual([
      'ACCOUNT',
      'CODE',
      'PASSWORD',
      'TERMS',
      'SUCCESS',
    ])
  })

  it('whose token is refused closes the element; its retry keeps the form', async () => {
    const it = await open({ screen: 'register' }, (seen) =>
      seen.url.endsWith('/register')
        ? json({ code: 50008, success: false, message: 'Expired' })
        : good(seen),
    )
    await it.register()
    const { closingMessage } = it.model.root.store.getState()
    expect(closingMessage).toMatchObject({ about: 'code', to: '/login' })
    closingMessage?.retry?.()
    expect(it.model.root.store.getState().closingMessage).toBeUndefined()
    expect(it.get()).toMatchObject({
      step: 'ACCOUNT',
      email,
      code: '',
      name: 'Alex Chen',
      password,
    })
  })
})

it('A refused password is told in the language of the element, and kept without words', async () => {
  const message = 'No account has this address.'
  const it = await open({}, () =>
    json({ code: refusalCodes.wrongCredentials, success: false, message }),
  )
  await it.signIn()
  expect(it.reported('tw-error')).toMatchObject([
    { message: 'The account or password is incorrect.' },
  ])
  expect(it.get().error).toMatchObject({ code: refusalCodes.wrongCredentials, message })
})

it('The channel of a code is that of the account it was sent to, whatever is chosen meanwhile', async () => {
  let answer = (_: Response) => {}
  const sent = new Promise<Response>((resolve) => {
    answer = resolve
  })
  const it = await open({ screen: 'register' }, () => sent)
  it.model.store.setState({ email })
  const sending = it.model.submit()
  await expect.poll(() => it.seen.length).toBe(1)
  it.model.store.setState({ kind: 'mobile' })
  answer(accepted())
  await sending
  expect(it.model.screen.current().title).toBe('Please verify your email')
  const { toasts } = await it.model.messages.notifications()
  const told = () => toasts.getSnapshot().map(({ text }) => text)
  await expect.poll(told).toEqual(['Email sent successfully.'])
})

describe('The page', () => {
  it('changes the screen and is told of it', async () => {
    const it = await open()
    it.model.store.setState({ email, password })
    it.change({ screen: 'reset' })
    expect(it.get()).toMatchObject({ screen: 'reset', step: 'ACCOUNT', email, password: '' })
    expect(it.root.back()).toBe(true)
    expect(it.get()).toMatchObject({ screen: 'sign-in', step: 'SIGN_IN' })
    it.change({ theme: 'light' })
    expect(it.get().screen).toBe('sign-in')
    expect(it.reported('tw-step')).toEqual([
      { step: 'ACCOUNT', screen: 'reset', title: 'Reset your password', canGoBack: true },
      { step: 'SIGN_IN', screen: 'sign-in', title: 'Sign in', canGoBack: false },
    ])
    expect(it.root.back()).toBe(false)
  })

  it('is told of the screen that the element opens at, unless it is sign-in', async () => {
    expect((await open()).reported('tw-step')).toEqual([])
    const title = 'Create an account'
    expect((await open({ screen: 'register' })).reported('tw-step')).toEqual([
      { step: 'ACCOUNT', screen: 'register', title, canGoBack: true },
    ])
  })

  it('does not hide the outcome of a password that is being saved', async () => {
    let answer = (_: Response) => {}
    const saved = new Promise<Response>((resolve) => {
      answer = resolve
    })
    const it = await open({ screen: 'register' }, (seen) =>
      seen.url.endsWith('/register') ? saved : good(seen),
    )
    const registering = it.register()
    await expect.poll(() => it.get().busy).toBe('save')
    it.change({ screen: 'reset', signedOut: true })
    it.model.answerPrompt('sign in')
    expect(it.get()).toMatchObject({ screen: 'register', step: 'TERMS', isPrompting: false })
    expect(it.root.back()).toBe(true)
    answer(accepted())
    await registering
    expect(it.get()).toMatchObject({ screen: 'register', step: 'SUCCESS' })
    expect(it.reported('tw-success')).toEqual([{ kind: 'registered' }])
    it.change({ screen: 'sign-in' })
    expect(it.get().step).toBe('SIGN_IN')
  })

  it('can ask whether to sign in again, and is told of a cancel', async () => {
    const it = await open({ signedOut: true })
    expect(it.get().isPrompting).toBe(true)
    it.model.answerPrompt('sign in')
    expect(it.get().isPrompting).toBe(false)
    expect(it.reported('tw-navigate')).toEqual([])
    it.change({ signedOut: false })
    it.change({ signedOut: true })
    it.model.answerPrompt('cancel')
    expect(it.reported('tw-navigate')).toEqual([{ to: '/', reason: 'canceled' }])
  })

  it('can ask at any step: to sign in again leads to sign-in', async () => {
    const it = await open()
    await it.signIn()
    it.change({ signedOut: true })
    expect(it.get()).toMatchObject({ step: 'SUCCESS', isPrompting: true })
    it.model.answerPrompt('sign in')
    expect(it.get()).toMatchObject({ step: 'SIGN_IN', isPrompting: false, email })
    it.change({ screen: 'reset', signedOut: false })
    it.change({ signedOut: true })
    it.model.answerPrompt('sign in')
    expect(it.get()).toMatchObject({ screen: 'sign-in', step: 'SIGN_IN', email })
  })

  it('can ask while a form is filled in, which keeps its input', async () => {
    const it = await open()
    it.model.store.setState({ email, password })
    it.change({ signedOut: true })
    it.model.answerPrompt('sign in')
    expect(it.get()).toMatchObject({ step: 'SIGN_IN', email, password })
    it.change({ signedOut: false, screen: 'reset' })
    it.change({ signedOut: true })
    it.model.answerPrompt('cancel')
    expect(it.get()).toMatchObject({ screen: 'reset', step: 'ACCOUNT', email })
  })
})

describe('A pressed Sign in', () => {
  it.each([
    ['the person', (it: Opened) => it.model.show('reset')],
    ['the page', (it: Opened) => it.change({ screen: 'reset' })],
  ])('counts no more if %s opens another screen before it is sent', async (_, leave) => {
    const it = await open()
    const signing = it.signIn()
    leave(it)
    await signing
    expect(it.seen).toEqual([])
    expect(it.get()).toMatchObject({ screen: 'reset', step: 'ACCOUNT', busy: undefined })
  })

  it('counts no more after Back either', async () => {
    const it = await open()
    const signing = it.signIn()
    it.model.show('register')
    it.model.stepBack()
    await signing
    expect(it.get()).toMatchObject({ step: 'SIGN_IN', email, busy: undefined })
    expect(it.get().issues).toEqual({})
  })
})

it.each([
  ['sign-in', (it: Opened) => it.model.show('register')],
  ['register', (it: Opened) => it.model.stepBack()],
] as const)(
  'Nothing of the screen %s is sent if the person leaves it during the bot check',
  async (screen, leave) => {
    let pass = (_: string) => {}
    const botCheck = vi.fn(
      () =>
        new Promise<string>((resolve) => {
          pass = resolve
        }),
    )
    const it = await open({ botCheck, screen })
    const sending = it.signIn()
    await expect.poll(() => botCheck.mock.calls.length).toBe(1)
    leave(it)
    pass('late')
    await sending
    expect(it.seen).toEqual([])
    expect(it.reported('tw-error')).toEqual([])
  },
)

it('The calls that send a code or sign in carry the token of the bot check', async () => {
  const botCheck = vi.fn(async (action: string) => `token-of-${action}`)
  const it = await open({ botCheck, screen: 'register' })
  await it.register()
  it.change({ screen: 'sign-in' })
  await it.signIn()
  expect(botCheck.mock.calls).toEqual([['send_user_code'], ['sign_in']])
  expect(it.seen.map(({ headers }) => headers['bot-token'])).toEqual([
    'token-of-send_user_code',
    undefined,
    undefined,
    'token-of-sign_in',
  ])
})
