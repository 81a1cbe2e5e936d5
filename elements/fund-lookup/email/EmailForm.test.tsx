import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole, getByText, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { FooterContext } from '../../../shared/ui/frame/FrameFooter.tsx'
import { render, setNativeValue } from '../../../shared/ui/render.test-helper.ts'
import { ModelContext } from '../model/context.ts'
import { createLookupStore, type LookupState } from '../model/state.ts'
import { stubModel } from '../model/stub-model.test-helper.ts'
import { EmailForm } from './EmailForm.tsx'

function setUp(before: Partial<LookupState> = {}) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const store = createLookupStore()
  store.setState(before)
  const submit = vi.fn(async () => {})
  const actions = Object.assign(
    vi.fn(() => Promise.reject(new Error('not loaded'))),
    { loaded: () => undefined },
  )
  const onStart = vi.fn()
  const model = stubModel({ store, submit, actions })
  const footer = document.createElement('div')
  document.documentElement.append(footer)
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <ModelContext value={model}>
        <FooterContext value={footer}>
          <EmailForm onStart={onStart} />
        </FooterContext>
      </ModelContext>
    </I18nProvider>,
  )
  const field = getByRole<HTMLInputElement>(container, 'textbox', { name: 'E-mail' })
  const next = getByRole<HTMLButtonElement>(footer, 'button', { name: 'Next' })
  const set = (part: Partial<LookupState>) => act(() => store.setState(part))
  return { container, footer, field, next, store, submit, actions, onStart, set }
}

describe('The e-mail field', () => {
  it('is a text field, because browsers refuse some valid addresses', () => {
    const { field, container } = setUp()
    expect(field.type).toBe('text')
    expect(field.inputMode).toBe('email')
    expect(field.autocomplete).toBe('email')
    getByRole(container, 'textbox', {
      description:
        'Please enter your email address to query We e-mail you a code. Then you see the value.',
    })
  })

  it('keeps its text when the person comes back', () => {
    expect(setUp({ typed: 'holder@example.com' }).field.value).toBe('holder@example.com')
  })

  it('loads the later steps when it gets the focus, and ignores a failure', async () => {
    const { field, actions, onStart } = setUp()
    expect(actions).not.toHaveBeenCalled()
    await act(async () => field.focus())
    expect(actions).toHaveBeenCalledOnce()
    expect(onStart).toHaveBeenCalledOnce()
  })

  it('submits with Next and gets the focus after an issue', async () => {
    const { container, field, next, set, submit } = setUp()
    submit.mockImplementation(async () => set({ emailIssue: 'invalid' }))
    next.focus()
    await act(async () => {
      container.querySelector('form')?.requestSubmit()
    })
    expect(submit).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'does not submit on the Enter that ends a composition (%j)',
    (init) => {
      const { field, submit } = setUp()
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
      expect(submit).not.toHaveBeenCalled()
      press('Enter')
      expect(submit).toHaveBeenCalledOnce()
    },
  )

  it('shows a network issue without marking the address as invalid, until the person types', () => {
    const { container, field, set, store } = setUp({ typed: 'holder@example.com' })
    set({ emailIssue: 'network' })
    expect(getByRole(container, 'alert').textContent).toMatch(/^No connection\./)
    expect(field.hasAttribute('aria-invalid')).toBe(false)
    act(() => {
      setNativeValue(field, 'another@example.com')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect(store.getState().typed).toBe('another@example.com')
    expect(queryByRole(container, 'alert')).toBeNull()
  })

  it('has a button that keeps its name while it shows that it is sending', () => {
    const { footer, next, set } = setUp()
    set({ busy: 'send' })
    expect(getByRole(footer, 'button', { name: 'Next' })).toBe(next)
    getByText(next, 'Sending')
    expect(getByRole(footer, 'status').textContent).toBe('Sending')
    expect(next.getAttribute('aria-disabled')).toBe('true')
  })
})
