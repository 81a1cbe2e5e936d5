import { afterEach, expect, it, vi } from 'vitest'
import type { ElementContext } from '../../shared/element/entry/context.ts'
import { stubContext } from '../../shared/element/entry/stub-context.test-helper.ts'
import type { WalletDeclaration } from './declaration.ts'
import type { WalletEvents } from './docs.ts'
import { openModel } from './model.ts'
import { conversionOrder, friendOrder } from './submission/orders.test-helper.ts'

const end = new AbortController()
afterEach(() => {
  end.abort()
  vi.unstubAllGlobals()
})

it('gives the review of an order another title than its form, also to a host with a title bar', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const emit = vi.fn()
  const context: ElementContext<WalletDeclaration, WalletEvents> = {
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
      screen: 'hub',
    }),
    emit,
    signal: end.signal,
    settings: () => ({ baseUrl: 'http://localhost', token: 'token', allowsIdempotencyKey: true }),
  }
  const root = openModel(context, () => new Promise(() => {}))
  await root.whenRenderable()
  const { current: model } = root.person.getState()
  const title = () => model?.screen().title
  for (const [step, order, form] of [
    ['TO_FRIEND', friendOrder, 'Transfer to a friend'],
    ['CONVERT', conversionOrder, 'USDT to USD account'],
  ] as const) {
    model?.store.go(step)
    expect(title()).toBe(form)
    model?.submissionState.setState({ phase: { name: 'review', order } })
    expect(title()).toBe('Check and confirm')
    expect(emit).toHaveBeenLastCalledWith('tw-step', {
      step,
      title: 'Check and confirm',
      canGoBack: true,
    })
    model?.submissionState.setState({ phase: { name: 'none' } })
    expect(title()).toBe(form)
  }
})
