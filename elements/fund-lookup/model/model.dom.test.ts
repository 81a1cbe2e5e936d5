import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  accepted,
  fakeServer,
  json,
  type Seen,
} from '../../../shared/api/fake-server.test-helper.ts'
import type { PropertiesOf } from '../../../shared/element/entry/declaration.ts'
import {
  stubContext,
  stubProperties,
} from '../../../shared/element/entry/stub-context.test-helper.ts'
import type { FundLookupDeclaration } from '../declaration.ts'
import { openModel } from './model.ts'

const email = 'holder@example.com'
const item = { walletNumber: '8820', usdBalance: '1284530.25', usdtBalance: 42 }

/** Whether loading the actions fails. */
const files = vi.hoisted(() => ({ areCut: false }))
vi.mock('./actions.ts', async (load) => {
  const real = await load<typeof import('./actions.ts')>()
  return {
    ...real,
    createActions: async (...args: Parameters<typeof real.createActions>) => {
      if (files.areCut) throw new TypeError('Failed to fetch dynamically imported module')
      return real.createActions(...args)
    },
  }
})

const good = ({ url }: Seen): Response => {
  if (url.includes('/sendCode/')) return accepted()
  if (url.includes('/checkEmailCode/')) return accepted({ token: 'otp-secret' })
  return accepted({ item })
}

const ends: AbortController[] = []
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  for (const end of ends.splice(0)) end.abort()
  files.areCut = false
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(
  reply: (seen: Seen) => Response | Promise<Response> = good,
  botCheck: PropertiesOf<FundLookupDeclaration>['botCheck'] = null,
) {
  const server = fakeServer(reply)
  vi.stubGlobal('fetch', server.fetch)
  const end = new AbortController()
  ends.push(end)
  const emit = vi.fn()
  const context: Parameters<typeof openModel>[0] = {
    ...stubContext(),
    loadRest: () => import('../rest.ts'),
    properties: {
      ...stubProperties,
      botCheck,
    },
    emit,
    signal: end.signal,
  }
  const root = openModel(context)
  await root.whenRenderable()
  const { model } = root
  const get = model.store.getState
  const reported = (type: string) =>
    emit.mock.calls.filter(([name]) => name === type).map(([, detail]) => detail)
  const type = (typed: string) => model.store.setState({ typed })
  const toCode = async () => {
    type(email)
    await model.submit()
    return model.actions()
  }
  const toValue = async () => {
    const actions = await toCode()
    actions.setCode('482913')
    await actions.check()
    return actions
  }
  return { ...server, model, root, get, emit, reported, type, toCode, toValue }
}

describe('The first view', () => {
  it('sends once for repeated submits', async () => {
    const it = await open()
    it.type(email)
    const presses = [it.model.submit(), it.model.submit(), it.model.submit()]
    // The actions are still loading.
    expect(it.get().busy).toBe('send')
    expect(it.seen).toEqual([])
    await Promise.all(presses)
    expect(it.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST ${location.origin}/api/web/common/email/sendCode/holder%40example.com`,
    ])
    expect(it.get().step).toBe('CODE')
  })

  it('shows an issue when the actions cannot be loaded, keeps the input, and tries again', async () => {
    const it = await open()
    files.areCut = true
    it.type(email)
    await it.model.submit()
    expect(it.get()).toMatchObject({ step: 'EMAIL', emailIssue: 'network', typed: email })
    expect(it.get().busy).toBeUndefined()
    await expect
      .poll(() => it.reported('tw-error'))
      .toEqual([{ kind: 'network', message: 'Network Error' }])
    files.areCut = false
    await it.model.submit()
    expect(it.get()).toMatchObject({ step: 'CODE', emailIssue: undefined })
  })
})

it('No code is sent if the person leaves during the bot check', async () => {
  let pass = (_: string) => {}
  const check = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        pass = resolve
      }),
  )
  const it = await open(good, check)
  const sending = it.toCode()
  await expect.poll(() => check.mock.calls.length).toBe(1)
  const actions = await it.model.actions()
  actions.back()
  pass('late')
  await sending
  expect(it.seen).toEqual([])
  expect(it.get().step).toBe('EMAIL')
})

describe('The token of a right code', () => {
  it('is only in the header of the call that needs it', async () => {
    const it = await open()
    const actions = await it.toValue()
    await actions.refresh()
    const carried = it.seen.map(({ headers }) => headers['otp-token'])
    expect(carried).toEqual([undefined, undefined, 'otp-secret', 'otp-secret'])
    expect(it.seen.some(({ url }) => url.includes('otp-secret'))).toBe(false)
    const shown = [
      it.get(),
      it.model.root.store.getState(),
      it.emit.mock.calls,
      { ...sessionStorage },
    ]
    expect(JSON.stringify(shown)).not.toContain('otp-secret')
    expect(it.get().value).toMatchObject({ usdtBalance: '42' })
  })

  it('is cleared by Prev', async () => {
    const it = await open()
    const actions = await it.toValue()
    actions.back()
    await actions.refresh()
    // No call is made without a token.
    expect(it.seen.filter(({ url }) => url.includes('getBalanceInWeb'))).toHaveLength(1)
  })
})

describe('The host page', () => {
  it('gets an event for each step and the value, without address, code or figure', async () => {
    const it = await open()
    const actions = await it.toValue()
    await actions.refresh()
    actions.back()
    expect(it.emit.mock.calls).toEqual([
      ['tw-step', { step: 'CODE', title: 'Please verify your email', canGoBack: true }],
      ['tw-step', { step: 'VALUE', title: 'Net Asset Value of Custody', canGoBack: true }],
      ['tw-success', { kind: 'lookup' }],
      ['tw-step', { step: 'EMAIL', title: 'Access Trust Funds', canGoBack: false }],
    ])
  })

  it('gets the specified text for a wrong code and for a missing wallet', async () => {
    const answers = { token: undefined as string | undefined }
    const it = await open((seen) => {
      if (seen.url.includes('/checkEmailCode/')) return accepted(answers)
      return seen.url.includes('getBalanceInWeb') ? accepted({}) : good(seen)
    })
    const actions = await it.toValue()
    answers.token = 'otp-secret'
    await actions.check()
    await expect
      .poll(() => it.reported('tw-error'))
      .toEqual([
        { kind: 'code', message: 'Enter valid code.' },
        { kind: 'not-found', message: 'Not Found' },
      ])
  })
})

describe('A refusal', () => {
  it.each([
    [50008, '/login', 'auth'],
    [50012, '/login', 'auth'],
    [403, '/', 'forbidden'],
    [28006, '/', 'forbidden'],
    [401, '/', 'forbidden'],
  ])(
    'that ends the element (%d, to %s) clears the figures; its retry starts at EMAIL',
    async (code, to, reason) => {
      let isRefused = false
      const it = await open((seen) => {
        if (!isRefused || !seen.url.includes('getBalanceInWeb')) return good(seen)
        return code === 401 ? json({}, 401) : json({ code, success: false, message: 'Expired' })
      })
      const actions = await it.toValue()
      isRefused = true
      await actions.refresh()
      const { closingMessage } = it.model.root.store.getState()
      expect(closingMessage).toMatchObject({ about: 'code', to, reason })
      const message = code === 401 ? 'Token Error' : 'Expired'
      await expect.poll(() => it.reported('tw-navigate')).toEqual([{ to, reason, message }])
      expect(it.get()).toMatchObject({ value: undefined, code: '' })

      closingMessage?.retry?.()
      expect(it.model.root.store.getState().closingMessage).toBeUndefined()
      expect(it.get()).toMatchObject({ step: 'EMAIL', typed: email })
    },
  )

  const endings: readonly { code?: number; to: string; reason: string; message: string }[] = [
    { code: 50008, to: '/login', reason: 'auth', message: 'Not you' },
    { code: 28006, to: '/', reason: 'forbidden', message: 'Not you' },
    // HTTP 401
    { to: '/', reason: 'forbidden', message: 'Token Error' },
  ]
  it.each(
    [
      ['a send', '/sendCode/'],
      ['a check', '/checkEmailCode/'],
      ['the first balance', 'getBalanceInWeb'],
    ].flatMap(([name = '', path = '']) => endings.map((ending) => ({ name, path, ...ending }))),
  )(
    'ends $name as well ($code, to $to), until the person starts again',
    async ({ name, path, code, to, reason, message }) => {
      let isRefused = true
      const it = await open((seen) => {
        if (!isRefused || !seen.url.includes(path)) return good(seen)
        return code ? json({ code, success: false, message }) : json({}, 401)
      })
      if (name === 'a send') await it.toCode()
      else await it.toValue()
      await expect.poll(() => it.reported('tw-navigate')).toEqual([{ to, reason, message }])
      expect(it.reported('tw-error')).toEqual([{ kind: reason, ...(code && { code }), message }])
      const { closingMessage } = it.model.root.store.getState()
      expect(closingMessage).toMatchObject({ about: 'code', to, reason })
      expect(it.get()).toMatchObject({ value: undefined, code: '' })
      isRefused = false
      closingMessage?.retry?.()
      expect(it.get()).toMatchObject({ step: 'EMAIL', typed: email })
      await it.toValue()
      expect(it.get().step).toBe('VALUE')
    },
  )

  it('of a token that no header can hold leads to /', async () => {
    const it = await open((seen) =>
      seen.url.includes('/checkEmailCode/')
        ? accepted({ token: 'half a tökën\r\nx: y' })
        : good(seen),
    )
    await it.toValue()
    await expect
      .poll(() => it.reported('tw-navigate'))
      .toEqual([{ to: '/', reason: 'forbidden', message: 'Token Error' }])
    expect(it.model.root.store.getState().closingMessage).toMatchObject({ about: 'code', to: '/' })
    expect(it.seen.some(({ url }) => url.includes('getBalanceInWeb'))).toBe(false)
  })

  it('of another kind keeps the figures', async () => {
    let isRefused = false
    const it = await open((seen) =>
      isRefused ? json({ code: 28005, success: false, msg: 'Not now' }) : good(seen),
    )
    const actions = await it.toValue()
    isRefused = true
    await actions.refresh()
    expect(it.get()).toMatchObject({ step: 'VALUE', value: { walletNumber: '8820' } })
    await expect
      .poll(() => it.reported('tw-error'))
      .toEqual([{ kind: 'refused', code: 28005, message: 'Not now' }])
  })
})

it.each(['is forbidden', 'is full'])(
  'If session storage %s, the countdown lasts as long as the element',
  async (how) => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const full = { getItem: () => null, setItem: refuse } as unknown as Storage
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(
      how === 'is full' ? () => full : refuse,
    )
    const it = await open()
    const actions = await it.toCode()
    expect(it.get().secondsLeft).toBeGreaterThan(0)
    actions.back()
    await it.model.submit()
    expect(it.get().step).toBe('CODE')
    expect(it.get().secondsLeft).toBeGreaterThan(0)
    expect(it.seen).toHaveLength(1)
    actions.setCode('482913')
    await actions.check()
    expect(it.get().step).toBe('VALUE')
  },
)
