import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createToasts } from '../../../shared/ui/create-toasts.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { createNotices } from '../../preferences/notices.ts'
import { forgetToken, keepToken, readToken } from '../../preferences/preferences.ts'
import { inSite } from '../../testing/in-site.tsx'
import { Page } from './Page.tsx'

// The element itself is not needed: the test says what it would say.
vi.mock('../../elements/definitions.ts', () => ({
  definitions: { wallet: Object.assign(() => Promise.resolve(), { loaded: () => true }) },
}))

const transfer = '/transfer?isUsd=1&screen=withdraw'
beforeEach(() => {
  history.replaceState(null, '', `/bindCard?to=${encodeURIComponent(transfer)}`)
  keepToken('first')
})
afterEach(() => {
  act(() => forgetToken(readToken()))
  sessionStorage.clear()
})

/** The page of the bank account, which the withdrawal asked for. */
function open() {
  const notices = createNotices()
  const { container } = render(inSite(<Page name="bindCard" />, 'en', createToasts(), notices))
  const element = container.querySelector('tw-wallet')
  if (!element) throw new Error('There is no element')
  const say = (type: string, detail: object) =>
    act(() => void element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true })))
  return { notices, say }
}

const address = () => location.pathname + location.search

it('a bound card leads back to the withdrawal that asked for one, and says so there', () => {
  const { notices, say } = open()
  say('tw-success', { kind: 'card-bound' })
  expect(address()).toBe(transfer)
  expect(notices.getSnapshot()).toMatchObject({
    reason: 'card-bound',
    at: '/transfer',
    from: transfer,
  })
})

it('Back leads there without a notice', () => {
  const { notices, say } = open()
  say('tw-step', { step: 'HUB', title: 'Wallet', canGoBack: false })
  expect(address()).toBe(transfer)
  expect(notices.getSnapshot()).toBeUndefined()
})

it('opens the conversion that the address names, and forgets it once the hub is open', () => {
  history.replaceState(null, '', '/wallet?isUsd=1&screen=convert')
  const { container } = render(
    inSite(<Page name="wallet" />, 'en', createToasts(), createNotices()),
  )
  const element = container.querySelector('tw-wallet')
  expect(element?.getAttribute('screen')).toBe('convert')
  const say = (step: string) => {
    const event = new CustomEvent('tw-step', { detail: { step }, bubbles: true })
    act(() => void element?.dispatchEvent(event))
  }
  say('CONVERT')
  expect(address()).toBe('/wallet?isUsd=1&screen=convert')
  say('HUB')
  expect(address()).toBe('/wallet?isUsd=1')
  expect(element?.getAttribute('screen')).toBe('hub')
})

it('the result of an earlier session leads nowhere', () => {
  const { notices, say } = open()
  say('tw-success', { kind: 'card-bound', session: 'earlier' })
  expect(address()).toContain('/bindCard')
  expect(notices.getSnapshot()).toBeUndefined()
})

it('the history has the width of the page, and the hub a statement beside it', () => {
  history.replaceState(null, '', '/wallet/history')
  const { container } = render(
    inSite(<Page name="walletHistory" />, 'en', createToasts(), createNotices()),
  )
  const statement = () => container.querySelector('.statement-slot:not([slot])')
  const say = (step: string) => {
    const event = new CustomEvent('tw-step', { detail: { step }, bubbles: true })
    act(() => void container.querySelector('tw-wallet')?.dispatchEvent(event))
  }
  expect(statement()).toBeNull()
  say('RECORD')
  expect(statement()).toBeNull()
  say('HUB')
  expect(statement()?.querySelector('.statement-skeleton')).not.toBeNull()
  say('RECORD')
  expect(statement()).not.toBeNull()
})
