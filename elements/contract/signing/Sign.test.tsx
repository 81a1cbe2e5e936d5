import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { ApiError } from '../../../shared/api/errors.ts'
import { lastingOf } from '../../../shared/orders/submission/submission.test-helper.ts'
import { FooterContext } from '../../../shared/ui/frame/FrameFooter.tsx'
import { render } from '../../../shared/ui/render.test-helper.ts'
import type { ContractActions } from '../model/actions.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import { contract, signature, text } from '../model/contract.test-helper.ts'
import { createContractStore, type LinkedContract, type Phase } from '../model/state.ts'
import { stubModel } from '../model/stub-model.test-helper.ts'
import { createInputs } from '../signature/kept-signature.ts'
import { Sign } from './Sign.tsx'

/** A contract with a saved signature. */
function openFor(
  shown: LinkedContract,
  inputs: ContractActions['inputs'] = createInputs({ token: () => 'link' }),
) {
  const store = createContractStore({ locale: 'en', legalText: text })
  store.setState({ contract: shown, signature })
  const emit = vi.fn()
  const footer = document.createElement('div')
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel({ store, emit })}>
        <ActionsContext value={{ inputs } as ContractActions}>
          <FooterContext value={footer}>
            <Sign />
          </FooterContext>
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
  return { store, footer, container, emit }
}

function open() {
  const { store, footer, container } = openFor(contract)
  return {
    container,
    submit: getByRole(footer, 'button', { name: 'Submit' }),
    sign: (saved: typeof signature | undefined) => act(() => store.setState({ signature: saved })),
    enter: (phase: Phase) => act(() => store.setState({ phase })),
  }
}

it('A contract that gives both parties the same role says why it cannot be signed, and has no Submit', () => {
  const { container, footer } = openFor({ ...contract, isUnclear: true })
  expect(container.textContent).toMatch(/cannot be signed.*which duties each has.*Nothing/)
  expect(queryByRole(container, 'button')).toBeNull()
  expect(queryByRole(footer, 'button')).toBeNull()
})

it('A text that the server does not have says why it cannot be signed, has no Submit, and keeps the signature', () => {
  const texts = [{ lang: 'en', version: '1', textHash: 'a'.repeat(64) }]
  const { store, container, footer, emit } = openFor({ ...contract, texts })
  expect(container.textContent).toMatch(
    /cannot be signed.*not the text that the server has.*Nothing/,
  )
  expect(queryByRole(container, 'button')).toBeNull()
  expect(queryByRole(footer, 'button')).toBeNull()
  expect(emit).toHaveBeenCalledExactlyOnceWith('tw-error', {
    kind: 'malformed',
    message: expect.stringContaining('Load the page again'),
  })
  expect(store.getState().signature).toBe(signature)
  // The page has the right text now.
  act(() => store.setState({ contract }))
  expect(getByRole(footer, 'button', { name: 'Submit' })).toBeTruthy()
})

it('Submit is the primary button once there is a signature', () => {
  const { sign, submit } = open()
  sign(undefined)
  expect(submit.dataset.variant).toBe('quiet')
  sign(signature)
  expect(submit.dataset.variant).toBe('primary')
})

describe('a signature that was drawn before the page was loaded again', () => {
  const points = [10, 90.123456].map((x) => ({ x, y: 20, time: 1, pressure: 0.5 }))
  const drawn = { mode: 'drawn', typed: '', ink: { width: 300, strokes: [points] } } as const
  /** A device that keeps it, and the page that is loaded there. */
  const openAgain = (link: string) => {
    const content = new Map<string, string>()
    const storage = () => lastingOf(content)
    createInputs({ token: () => 'link', storage })
      .open('signature')
      .save(drawn)
    const inputs = createInputs({ token: () => link, storage })
    return { content, inputs, ...openFor(contract, inputs) }
  }

  it('is in the dialog again, until it is discarded', () => {
    const { container, content, inputs, store } = openAgain('link')
    expect(inputs.open('signature').value?.ink?.strokes).toEqual([
      points.map((point) => ({ ...point, x: Math.round(point.x * 100) / 100 })),
    ])
    expect(container.textContent).toContain('We kept your signature of')
    act(() => getByRole(container, 'button', { name: 'Discard' }).click())
    expect(container.textContent).not.toContain('We kept')
    expect(store.getState().signature).toBeUndefined()
    expect(content.size).toBe(0)
  })

  it('is not there for the person of another link', () => {
    const { container, inputs } = openAgain('another link')
    expect(inputs.open('signature').value).toBeUndefined()
    expect(container.textContent).not.toContain('We kept')
  })
})

describe('a submission that signed nothing', () => {
  it.each<[string, ApiError, RegExp, string]>([
    [
      'a refusal',
      { kind: 'refused', message: 'This link has expired.' },
      /not accepted.*This link has expired\..*ask the sender for a new link/,
      'secondary',
    ],
    [
      'a failed upload',
      { kind: 'network' },
      /not be sent.*Network Error.*Submit it again/,
      'primary',
    ],
  ])('is told by a notice that stays until the next one: %s', (_, issue, words, variant) => {
    const { container, enter, submit } = open()
    expect(submit.dataset.variant).toBe('primary')
    enter({ name: 'reading', issue })
    expect(getByRole(container, 'alert').textContent).toMatch(words)
    expect(submit.dataset.variant).toBe(variant)
    enter({ name: 'sending', share: 0 })
    expect(queryByRole(container, 'alert')).toBeNull()
  })
})
