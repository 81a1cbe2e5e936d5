import { getByRole } from '@testing-library/dom'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createToasts } from '../../../shared/ui/create-toasts.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { type Drafts, draftOf } from '../../enquiry/drafts.ts'
import { createNotices } from '../../preferences/notices.ts'
import { forgetToken, keepToken, readToken } from '../../preferences/preferences.ts'
import { inSite } from '../../testing/in-site.tsx'
import { SignOutButton } from './SignOutButton.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  forgetToken(readToken())
})

/** Signs out while the server does not answer; `fail` lets the call fail. */
async function signOut() {
  const notices = createNotices()
  const drafts: Drafts = new Map()
  const draft = draftOf(drafts, 'send_enquiry')
  draft.change({}, 0)
  let fail: (() => void) | undefined
  const fetch = () =>
    new Promise((_, reject) => {
      fail = () => reject(new TypeError('Failed to fetch'))
    })
  vi.stubGlobal('fetch', fetch)
  keepToken('first')
  const button = <SignOutButton onPress={() => {}} />
  const { container } = render(inSite(button, 'en', createToasts(), notices, drafts))
  act(() => getByRole(container, 'button').click())
  await expect.poll(() => fail).toBeDefined()
  return { notices, draft, fail: () => fail?.() }
}

it('a sign-out that the server does not confirm is told to the person', async () => {
  const { notices, fail } = await signOut()
  expect(notices.getSnapshot()?.reason).toBe('signed-out')
  fail()
  await expect.poll(() => notices.getSnapshot()?.reason).toBe('signed-out-here')
})

it('a sign-out clears what the person has written', async () => {
  localStorage.setItem('tw-typed:tw-transfer:of-a-person:usd-withdrawal', '{}')
  const { draft } = await signOut()
  expect(localStorage.length).toBe(0)
  expect(draft.read()).toBeUndefined()
})

it('a sign-out that fails late is not told to the person who has signed in since', async () => {
  const { notices, fail } = await signOut()
  const show = vi.spyOn(notices, 'show')
  keepToken('second')
  fail()
  await new Promise((resolve) => setTimeout(resolve))
  expect(show).not.toHaveBeenCalled()
})
