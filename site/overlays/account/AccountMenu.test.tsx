import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { matchRoute } from '../../map/routes.ts'
import { forgetToken, holderChange, keepToken, readToken } from '../../preferences/preferences.ts'
import { inSite } from '../../testing/in-site.tsx'
import { AccountMenu } from './AccountMenu.tsx'

/** What answers the calls that wait, by their token. */
let waiting: Map<string | null, (answer: Response) => void>
beforeEach(() => {
  waiting = new Map()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  vi.stubGlobal(
    'fetch',
    (_: string, { headers }: RequestInit) =>
      new Promise((answer) => waiting.set(new Headers(headers).get('token'), answer)),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  act(() => forgetToken(readToken()))
})

const isAsked = (token: string) => expect.poll(() => waiting.has(token)).toBe(true)

/** Refuses a token; resolves once the menu has handled that. */
async function refuse(token: string) {
  const handled = new Promise((resolve) => addEventListener(holderChange, resolve, { once: true }))
  await act(async () => {
    waiting.get(token)?.(new Response(JSON.stringify({ code: 50008 })))
    await handled
  })
}

it('signs out a person whose token is refused', async () => {
  keepToken('first')
  render(inSite(<AccountMenu match={matchRoute('/')} />))
  await isAsked('first')
  await refuse('first')
  expect(readToken()).toBe('')
})

it('a late refusal of a token leaves the person who has signed in since', async () => {
  keepToken('first')
  render(inSite(<AccountMenu match={matchRoute('/')} />))
  await isAsked('first')
  act(() => keepToken('second'))
  await isAsked('second')
  await refuse('first')
  expect(readToken()).toBe('second')
})
