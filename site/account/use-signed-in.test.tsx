import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { createToasts } from '../../shared/ui/create-toasts.ts'
import { render } from '../../shared/ui/render.test-helper.ts'
import { inSite } from '../app/in-site.test-helper.tsx'
import { createNotices } from '../app/notices.ts'
import { forgetToken, readToken } from '../app/preferences.ts'
import { type Drafts, draftOf } from '../enquiry/drafts.ts'
import { useSignedIn } from './use-signed-in.ts'

afterEach(() => {
  sessionStorage.clear()
  act(() => forgetToken(readToken()))
})

/** Signs in after an enquiry was begun; returns whether it is still there. */
function signIn(token: string): boolean {
  const drafts: Drafts = new Map()
  const draft = draftOf(drafts, 'send_enquiry')
  draft.change({}, 0)
  let onToken: ReturnType<typeof useSignedIn> | undefined
  const Page = () => {
    onToken = useSignedIn()
    return null
  }
  render(inSite(<Page />, 'en', createToasts(), createNotices(), drafts))
  act(() => onToken?.(token))
  return draft.read() !== undefined
}

it('a visitor who signs in keeps an enquiry; the next person does not see it', () => {
  expect(signIn('first')).toBe(true)
  expect(readToken()).toBe('first')
  expect(signIn('second')).toBe(false)
})
