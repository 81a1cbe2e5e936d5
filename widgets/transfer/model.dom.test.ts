import { afterEach, expect, it, vi } from 'vitest'
import type { ElementContext } from '../../shared/element/entry/context.ts'
import { stubContext } from '../../shared/element/entry/stub-context.test-helper.ts'
import type { TransferDeclaration } from './declaration.ts'
import type { TransferEvents } from './docs.ts'
import { openModel } from './model.ts'

const end = new AbortController()
afterEach(() => {
  end.abort()
  vi.unstubAllGlobals()
})

it('gives the review of a withdrawal another title than its form, also to a host with a title bar', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const emit = vi.fn()
  const context: ElementContext<TransferDeclaration, TransferEvents> = {
    ...stubContext(),
    properties: () => ({
      appLang: 'en',
      theme: 'dark',
      apiBase: 'http://localhost',
      apiPaths: {},
      allowIdempotencyKey: true,
      hideHeader: true,
      hostOrigins: '',
      debug: false,
      token: 'token',
      getToken: null,
      isUsd: false,
    }),
    emit,
    signal: end.signal,
    settings: () => ({ baseUrl: 'http://localhost', token: 'token', allowsIdempotencyKey: true }),
  }
  const root = openModel(context, () => new Promise(() => {}))
  await root.whenRenderable()
  const { current: model } = root.person.getState()
  const title = () => model?.screen().title
  model?.store.go('WITHDRAW')
  expect(title()).toBe('Withdraw')
  const order = { kind: 'usd-withdrawal', currency: 'USD', amount: '80' } as never
  model?.submissionState.setState({ phase: { name: 'review', order } })
  expect(title()).toBe('Check and confirm')
  expect(emit).toHaveBeenLastCalledWith('tw-step', {
    step: 'WITHDRAW',
    title: 'Check and confirm',
    canGoBack: true,
  })
  model?.submissionState.setState({ phase: { name: 'none' } })
  expect(title()).toBe('Withdraw')
})
