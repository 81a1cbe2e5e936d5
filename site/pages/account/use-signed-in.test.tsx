import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createToasts } from '../../../shared/ui/create-toasts.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { type Drafts, draftOf } from '../../enquiry/drafts.ts'
import { createNotices } from '../../preferences/notices.ts'
import { forgetToken, readToken } from '../../preferences/preferences.ts'
import { inSite } from '../../testing/in-site.tsx'
import { useSignedIn } from './use-signed-in.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
  act(() => forgetToken(readToken()))
})

/** Signs in after an enquiry was begun; returns the notices, and whether the enquiry is still there. */
function signIn(token: string) {
  const notices = createNotices()
  const drafts: Drafts = new Map()
  const draft = draftOf(drafts, 'send_enquiry')
  draft.change({}, 0)
  let onToken: ReturnType<typeof useSignedIn> | undefined
  const Page = () => {
    onToken = useSignedIn()
    return null
  }
  render(inSite(<Page />, 'en', createToasts(), notices, drafts))
  act(() => onToken?.(token))
  return { notices, hasDraft: draft.read() !== undefined }
}

it('a visitor who signs in keeps an enquiry; the next person does not see it', () => {
  expect(signIn('first').hasDraft).toBe(true)
  expect(readToken()).toBe('first')
  expect(signIn('second').hasDraft).toBe(false)
})

it('a sign-in that the browser does not keep ends, and a notice says why', async () => {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    calls.push(`${new URL(url).pathname.split('/').at(-1)} ${new Headers(headers).get('token')}`)
    return new Response(JSON.stringify({ code: 20000, success: true }))
  })
  vi.stubGlobal('sessionStorage', undefined)
  vi.spyOn(document, 'cookie', 'set').mockReturnValue()
  history.replaceState(null, '', '/login?to=%2Ftransfer%3FisUsd%3D1')
  const { notices } = signIn('first')
  await expect.poll(() => calls).toEqual(['logout first'])
  expect(location.pathname).toBe('/')
  const notice = { reason: 'not-kept', at: '/', from: '/transfer?isUsd=1' }
  expect(notices.getSnapshot()).toEqual(notice)
})
