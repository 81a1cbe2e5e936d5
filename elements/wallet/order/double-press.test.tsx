import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole } from '@testing-library/dom'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { settle } from '../../../shared/api/fake-calls.test-helper.ts'
import {
  holderProperties,
  openPerson,
} from '../../../shared/element/model/open-person.test-helper.ts'
import { useStore } from '../../../shared/element/view/use-store.ts'
import { decimalText } from '../../../shared/money/decimal-text.ts'
import { FooterContext } from '../../../shared/ui/frame/FrameFooter.tsx'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ConversionReview } from '../convert/ConversionReview.tsx'
import { FriendReview } from '../friend/FriendReview.tsx'
import { ActionsContext, ModelContext } from '../model/context.ts'
import { openModel } from '../model/model.ts'
import { moment } from './clocks.ts'
import { conversionOrder, friendOrder } from './orders.test-helper.ts'
import type { Order } from './submission-state.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** The review of an order in an element whose calls stay without an answer. */
async function open(order: Order) {
  const { model } = await openPerson(
    (context: Parameters<typeof openModel>[0]) =>
      openModel({ ...context, loadRest: () => import('../rest.ts') }),
    { ...holderProperties, screen: 'hub' },
    {},
  )
  const calls = vi.spyOn(globalThis, 'fetch')
  const actions = await model.actions()
  actions.submission.review(order)
  // A confirming button ignores presses for a moment.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const footer = document.createElement('div')
  const Review = () => {
    const phase = useStore(model.orders.store, (state) => state.phase)
    if (phase.name !== 'review' && phase.name !== 'sending') return null
    return phase.order.kind === 'conversion' ? (
      <ConversionReview phase={phase} order={phase.order} />
    ) : (
      <FriendReview phase={phase} order={phase.order} />
    )
  }
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={model}>
        <ActionsContext value={actions}>
          <FooterContext value={footer}>
            <Review />
          </FooterContext>
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
  return {
    container,
    button: (name: RegExp) => getByRole<HTMLButtonElement>(footer, 'button', { name }),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    /** The paths to which money was sent. */
    sent: () =>
      calls.mock.calls
        .map(([url]) => String(url))
        .filter((url) => /\/(transferToFriend|convert)$/.test(url))
        .map((url) => url.split('/').at(-1)),
  }
}

it.each<[RegExp, string, Order]>([
  [
    /^Send/,
    'transferToFriend',
    // The fee is read again before the money is sent.
    {
      ...friendOrder,
      fee: decimalText('0'),
      currentFee: async () => ({ ok: true, fee: decimalText('0') }),
    },
  ],
  [/^Convert/, 'convert', { ...conversionOrder, validUntil: moment(60_000) }],
])('Presses of %s send one order, however many and however fast', async (name, path, order) => {
  const { button, container, sent, wait } = await open(order)
  const press = (times: number) =>
    act(async () => {
      for (let at = 0; at < times; at++) button(name).click()
      await settle()
    })
  if (order.kind === 'friend-transfer') {
    act(() => getByRole(container, 'checkbox').click())
  }
  await press(2)
  expect(sent()).toEqual([])
  wait(700)
  await press(2)
  // Who the person is was asked before.
  await vi.waitFor(() => expect(sent()).toEqual([path]))
  wait(700)
  await press(2)
  expect(sent()).toEqual([path])
})
