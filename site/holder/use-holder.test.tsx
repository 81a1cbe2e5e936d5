import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToasts } from '../../shared/ui/create-toasts.ts'
import { render } from '../../shared/ui/render.test-helper.ts'
import { type Drafts, draftOf } from '../enquiry/drafts.ts'
import { createNotices } from '../preferences/notices.ts'
import { forgetToken, keepToken, readToken, takeCookieToken } from '../preferences/preferences.ts'
import { identify, signOut } from '../session/holder.ts'
import { inSite } from '../testing/in-site.tsx'
import type * as prompts from './SignInPrompt.tsx'
import { useHolder } from './use-holder.tsx'

/** The prompt that is open. */
let prompt: Parameters<typeof prompts.SignInPrompt>[0] | undefined
vi.mock('../elements/definitions.ts', () => ({ definitions: { account: async () => {} } }))
vi.mock('./SignInPrompt.tsx', () => ({
  SignInPrompt(props: NonNullable<typeof prompt>) {
    prompt = props
    return null
  },
}))

/** What the server is asked, as `call token`, and what lets it answer. */
let calls: string[]
let answer: () => void
let mayAnswer: Promise<void>
const holdAnswers = () => {
  mayAnswer = new Promise((resolve) => {
    answer = resolve
  })
}
const reload = vi.fn()
beforeEach(async () => {
  prompt = undefined
  calls = []
  mayAnswer = Promise.resolve()
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    const token = new Headers(headers).get('token')
    calls.push(`${new URL(url).pathname.split('/').at(-1)} ${token}`)
    await mayAnswer
    const item = { nickname: 'Ada', walletNumber: token === 'other' ? 'W2' : 'W1' }
    return new Response(JSON.stringify({ code: 20000, success: true, data: { item } }))
  })
  reload.mockReset()
  const page = location
  const get = (_: Location, name: keyof Location) => (name === 'reload' ? reload : page[name])
  vi.stubGlobal('location', new Proxy(page, { get }))
  history.replaceState(null, '', '/wallet')
  keepToken('first')
  await identify('en', 'first')
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  act(() => forgetToken(readToken()))
  sessionStorage.clear()
})

/** The wallet's page; `refuse` has its element say that the token was refused. */
function setUp() {
  const element = Object.assign(document.createElement('div'), { refreshToken: vi.fn() })
  let holder: ReturnType<typeof useHolder> | undefined
  const Page = () => {
    holder = useHolder()
    return holder.prompt
  }
  const drafts: Drafts = new Map()
  const draft = draftOf(drafts, 'send_enquiry')
  draft.change({}, 0)
  const notices = createNotices()
  const { unmount } = render(inSite(<Page />, 'en', createToasts(), notices, drafts))
  const refuse = async () => {
    const detail = { to: '/login', reason: 'auth' }
    element.addEventListener('tw-navigate', (event) =>
      holder?.events['ontw-navigate'](Object.assign(event, { detail })),
    )
    act(() => void element.dispatchEvent(new Event('tw-navigate')))
    await act(() => vi.dynamicImportSettled())
    expect(prompt).toBeDefined()
  }
  const ask = (
    detail: Parameters<ReturnType<typeof useHolder>['events']['ontw-navigate']>[0]['detail'],
  ) =>
    act(() => holder?.events['ontw-navigate'](Object.assign(new Event('tw-navigate'), { detail })))
  const goTo = (step: string) =>
    act(() => holder?.events['ontw-step'](new CustomEvent('tw-step', { detail: { step } })))
  return { element, unmount, draft, refuse, ask, goTo, notices, token: () => holder?.token }
}

it('a new token of the same person continues the page', async () => {
  const { element, refuse, token } = setUp()
  await refuse()
  await act(async () => prompt?.onToken('renewed'))
  await expect.poll(() => element.refreshToken.mock.calls).toEqual([['renewed']])
  expect([readToken(), token()]).toEqual(['renewed', 'renewed'])
})

it.each([
  ['canceled', () => prompt?.onCancel()],
  ['left', ({ unmount }: ReturnType<typeof setUp>) => unmount()],
])('a sign-in that was %s meanwhile signs nobody in, and its session ends', async (_, end) => {
  const page = setUp()
  await page.refuse()
  holdAnswers()
  act(() => void prompt?.onToken('late'))
  await expect.poll(() => calls.at(-1)).toBe('getUserInfo late')
  act(() => void end(page))
  answer()
  await expect.poll(() => calls.at(-1)).toBe('logout late')
  expect(readToken()).toBe('')
})

it('a canceled sign-in leads home, where the notice leads back to the page', async () => {
  history.replaceState(null, '', '/ja/transfer?isUsd=1')
  const { refuse, notices } = setUp()
  await refuse()
  act(() => prompt?.onCancel())
  expect(location.pathname).toBe('/')
  expect(notices.getSnapshot()).toMatchObject({ reason: 'auth', from: '/transfer?isUsd=1' })
})

it.each([
  ['left', ({ unmount }: ReturnType<typeof setUp>) => unmount()],
  ['made by another person', () => act(async () => prompt?.onToken('other'))],
])('a sign-in that is %s clears what the person has written to the company', async (_, end) => {
  const page = setUp()
  await page.refuse()
  expect(page.draft.read()).toBeDefined()
  await end(page)
  await expect.poll(page.draft.read).toBeUndefined()
})

it('the person who signs in again keeps what was written to the company', async () => {
  const { draft, refuse, token } = setUp()
  await refuse()
  await act(async () => prompt?.onToken('renewed'))
  await expect.poll(token).toBe('renewed')
  expect(draft.read()).toBeDefined()
})

it.each([
  [
    '/transfer?screen=withdraw',
    { to: '/transfer', reason: 'withdraw', isUsd: true },
    '/transfer?screen=withdraw&isUsd=1',
    0,
  ],
  ['/transfer', { to: '/wallet', reason: 'convert' }, '/wallet?screen=convert', 1],
  [
    '/wallet',
    { to: '/transfer', reason: 'withdraw', isUsd: true },
    '/transfer?screen=withdraw&isUsd=1',
    1,
  ],
] as const)('from %s, %j leads to %s', (from, detail, target, pages) => {
  history.replaceState(null, '', from)
  const { ask } = setUp()
  const before = history.length
  ask(detail)
  expect(location.pathname + location.search).toBe(target)
  expect(history.length - before).toBe(pages)
})

it.each([
  ['HOME', '/bindCard?to=%2Ftransfer%3FisUsd%3D1'],
  ['WITHDRAW', '/bindCard?to=%2Ftransfer%3FisUsd%3D1%26screen%3Dwithdraw'],
])('from %s of a transfer, the page of the bank account leads back to it', (step, address) => {
  history.replaceState(null, '', '/transfer?isUsd=1')
  const { ask, goTo } = setUp()
  goTo(step)
  ask({ to: '/bindCard', reason: 'bank-card' })
  expect(location.pathname + location.search).toBe(address)
})

/** Signs in in another tab. */
const signInElsewhere = (token: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as another tab writes it
  document.cookie = `token=${token}; path=/`
}

describe('a person who signs in in another tab', () => {
  /** A tab that was opened while `first` was signed in elsewhere. */
  const openTab = () => {
    sessionStorage.clear()
    takeCookieToken()
    return setUp()
  }

  it('does not change the person of this tab, nor of its next page', () => {
    const { unmount } = openTab()
    signInElsewhere('other')
    unmount()
    expect(setUp().token()).toBe('first')
  })

  it('does not sign out instead of the person whose page is shown', async () => {
    openTab()
    signInElsewhere('other')
    await signOut('en')
    expect(calls.at(-1)).toBe('logout first')
    expect(document.cookie).toContain('token=other')
    expect(readToken()).toBe('')
  })

  it('opens a page of a tab in which nobody has signed in', () => {
    sessionStorage.clear()
    signInElsewhere('')
    takeCookieToken()
    signInElsewhere('other')
    expect(setUp().token()).toBe('other')
    signInElsewhere('first')
    expect(readToken()).toBe('other')
    expect(location.pathname).toBe('/wallet')
  })

  it('gets the page of a tab without session storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    setUp()
    dispatchEvent(new Event('focus'))
    expect(reload).not.toHaveBeenCalled()
    signInElsewhere('other')
    dispatchEvent(new Event('focus'))
    expect(reload).toHaveBeenCalledOnce()
  })
})

const comeBack = () =>
  act(() => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))

it('a page from the back/forward cache is loaded again for another person', () => {
  setUp()
  comeBack()
  expect(reload).not.toHaveBeenCalled()
  keepToken('second')
  comeBack()
  expect(reload).toHaveBeenCalledOnce()
})
