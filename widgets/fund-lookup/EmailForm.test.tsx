import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { render } from '../../shared/ui/render.test-helper.ts'
import { type LookupState, nothingTyped } from './context.ts'
import { EmailFoot, EmailForm } from './EmailForm.tsx'
import type { FundLookupModel } from './model.ts'

function setUp(before: Partial<LookupState> = {}) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const state = createStore<LookupState>(() => ({ ...nothingTyped, ...before }))
  const submit = vi.fn(async () => {})
  const later = Object.assign(
    vi.fn(() => Promise.reject(new Error('not here'))),
    { loaded: () => undefined },
  )
  const model = { state, submit, later } as unknown as FundLookupModel
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <EmailForm model={model} />
      <EmailFoot model={model} />
    </I18nProvider>,
  )
  const field = getByRole<HTMLInputElement>(container, 'textbox', { name: 'E-mail' })
  const next = getByRole<HTMLButtonElement>(container, 'button', { name: 'Next' })
  const set = (part: Partial<LookupState>) => act(() => state.setState(part))
  return { container, field, next, state, submit, later, set }
}

describe('the field for an address', () => {
  it('is for any address, also one that a browser would not take for one', () => {
    const { field, container } = setUp()
    expect(field.type).toBe('text')
    expect(field.inputMode).toBe('email')
    expect(field.autocomplete).toBe('email')
    getByRole(container, 'textbox', { description: 'Please enter your email address to query' })
  })

  it('still has what was typed when the person comes back', () => {
    expect(setUp({ typed: 'holder@example.com' }).field.value).toBe('holder@example.com')
  })

  it('asks for what comes next as soon as it is entered, and a failure disturbs nobody', async () => {
    const { field, later } = setUp()
    expect(later).not.toHaveBeenCalled()
    await act(async () => field.focus())
    expect(later).toHaveBeenCalledOnce()
  })

  it('submits with Next, and gets the focus when something is wrong with it', async () => {
    const { container, field, next, set, submit } = setUp()
    submit.mockImplementation(async () => set({ emailFault: 'invalid' }))
    next.focus()
    await act(async () => {
      container.querySelector('form')?.requestSubmit()
    })
    expect(submit).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'an Enter that ends a composition (%j) submits nothing; any other key and Enter do their work',
    (init) => {
      const { field } = setUp()
      const press = (key: string, more: KeyboardEventInit = {}) => {
        const event = new KeyboardEvent('keydown', {
          key,
          bubbles: true,
          cancelable: true,
          ...more,
        })
        act(() => field.dispatchEvent(event))
        return event.defaultPrevented
      }
      expect(press('Enter', init)).toBe(true)
      expect(press('a', init)).toBe(false)
      expect(press('Enter')).toBe(false)
    },
  )

  it('says what the network did without calling the address wrong, and typing takes it away', () => {
    const { container, field, set, state } = setUp({ typed: 'holder@example.com' })
    set({ emailFault: 'network' })
    expect(getByRole(container, 'alert').textContent).toBe('Network Error')
    expect(field.hasAttribute('aria-invalid')).toBe(false)
    act(() => {
      const { set: put } =
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      put?.call(field, 'another@example.com')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect(state.getState().typed).toBe('another@example.com')
    expect(queryByRole(container, 'alert')).toBeNull()
  })

  it('is led on from by a button that says it is sending, and keeps its name', () => {
    const { next, set } = setUp()
    set({ busy: 'send' })
    expect(next.textContent).toBe('Sending')
    expect(next.getAttribute('aria-label')).toBe('Next')
    expect(next.getAttribute('aria-disabled')).toBe('true')
  })
})
