import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from '../../shared/ui/render.test-helper.ts'
import { inSite } from '../testing/in-site.tsx'
import { SignInPrompt } from './SignInPrompt.tsx'

it('only a canceled sign-in closes the prompt, and not a refused code', () => {
  const onCancel = vi.fn()
  const { container } = render(inSite(<SignInPrompt onToken={() => {}} onCancel={onCancel} />))
  const say = (detail: { to: string; reason: string }) =>
    act(() => {
      container
        .querySelector('tw-account')
        ?.dispatchEvent(new CustomEvent('tw-navigate', { detail }))
    })
  say({ to: '/login', reason: 'auth' })
  expect(onCancel).not.toHaveBeenCalled()
  say({ to: '/', reason: 'canceled' })
  expect(onCancel).toHaveBeenCalledOnce()
})
