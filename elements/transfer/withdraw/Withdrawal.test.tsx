import { Field, useForm } from '@formisch/react'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole } from '@testing-library/dom'
import { act } from 'react'
import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { FooterContext } from '../../../shared/ui/frame/FrameFooter.tsx'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import { stubActions, stubModel } from '../model/stub-model.test-helper.ts'
import { nothingSubmitted, type SubmissionState } from '../order/submission-state.ts'
import { usePress } from './use-press.ts'
import { WithdrawalForm } from './Withdrawal.tsx'

/** A form whose check takes until `arrive` is called, like that of an address on a slow network. */
function setUp() {
  let arrive = () => {}
  const isLoaded = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const schema = v.objectAsync({
    amount: v.pipeAsync(
      v.string(),
      v.checkAsync(async () => {
        await isLoaded
        return true
      }),
    ),
  })
  const onSubmit = vi.fn()
  const Filled = () => {
    const form = useForm({
      schema,
      initialInput: { amount: '20' },
      validate: 'submit',
      revalidate: 'input',
    })
    const press = usePress(form)
    return (
      <WithdrawalForm form={form} press={press} isEnough isComplete onSubmit={onSubmit}>
        <Field of={form} path={['amount']}>
          {({ props, input, onChange }) => (
            <>
              <input {...props} value={input ?? ''} />
              <button type="button" onClick={() => onChange('50')}>
                Max
              </button>
            </>
          )}
        </Field>
      </WithdrawalForm>
    )
  }
  let interruptions = 0
  const press = () => {
    const before = interruptions
    return () => before !== interruptions
  }
  const model = {
    orders: { store: createStore<SubmissionState>(() => nothingSubmitted) },
  }
  const footer = document.createElement('div')
  document.documentElement.append(footer)
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel(model)}>
        <ActionsContext value={stubActions({ submission: { press } })}>
          <FooterContext value={footer}>
            <Filled />
          </FooterContext>
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
  const next = getByRole(footer, 'button')
  return {
    container,
    next,
    onSubmit,
    press: () => act(async () => container.querySelector('form')?.requestSubmit()),
    change: () => act(async () => getByRole(container, 'button', { name: 'Max' }).click()),
    arrive: () => act(async () => arrive()),
    interrupt: () => {
      interruptions++
    },
  }
}

const busyOf = (button: HTMLElement) => button.getAttribute('aria-disabled')

it('says at once that it is checked, and opens its review then', async () => {
  const { next, press, arrive, onSubmit } = setUp()
  expect(busyOf(next)).toBeNull()
  await press()
  expect(busyOf(next)).toBe('true')
  expect(next.textContent).toContain('Checking')
  expect(onSubmit).not.toHaveBeenCalled()
  await arrive()
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(busyOf(next)).toBeNull()
})

it('is void if the form changes while it is checked, and can be pressed again at once', async () => {
  const { next, press, change, arrive, onSubmit } = setUp()
  await press()
  await change()
  expect(busyOf(next)).toBeNull()
  await arrive()
  expect(onSubmit).not.toHaveBeenCalled()
  await press()
  expect(onSubmit.mock.calls.map(([output]) => output)).toEqual([{ amount: '50' }])
})

it('opens no review if it was left while it was checked', async () => {
  const { container, press, arrive, onSubmit } = setUp()
  await press()
  container.remove()
  await arrive()
  document.body.append(container)
  expect(onSubmit).not.toHaveBeenCalled()
})

it('opens no review if the element was off the page meanwhile, and can be pressed again', async () => {
  const { press, interrupt, arrive, onSubmit } = setUp()
  await press()
  interrupt()
  await arrive()
  expect(onSubmit).not.toHaveBeenCalled()
  await press()
  expect(onSubmit).toHaveBeenCalledOnce()
})
