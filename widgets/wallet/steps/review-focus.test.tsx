import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { FooterContext } from '../../../shared/ui/frame/FrameFooter.tsx'
import { render } from '../../../shared/ui/render.test-helper.ts'
import type { WalletActions } from '../actions.ts'
import { ActionsContext, ModelContext } from '../context.ts'
import type { WalletModel } from '../model.ts'
import { moment } from '../submission/clocks.ts'
import { conversionOrder, friendOrder } from '../submission/orders.test-helper.ts'
import { nothingSubmitted } from '../submission/submission-state.ts'
import { ConversionReview } from './convert/ConversionReview.tsx'
import { FriendReview } from './to-friend/FriendReview.tsx'

function open(review: ReactNode) {
  const model = {
    store: createStore(() => ({})),
    submissionState: createStore(() => nothingSubmitted),
    signal: new AbortController().signal,
  } as unknown as WalletModel
  const footer = document.createElement('div')
  document.documentElement.append(footer)
  onTestFinished(() => footer.remove())
  const around = (review: ReactNode) => (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={model}>
        <ActionsContext value={{ submission: {} } as unknown as WalletActions}>
          <FooterContext value={footer}>{review}</FooterContext>
        </ActionsContext>
      </ModelContext>
    </I18nProvider>
  )
  const { container, rerender } = render(around(review))
  return {
    container,
    main: (name: RegExp) => getByRole(footer, 'button', { name }),
    show: (next: ReactNode) => rerender(around(next)),
  }
}

const conversion = (validFor: number) => {
  const order = { ...conversionOrder, validUntil: moment(validFor) }
  return <ConversionReview phase={{ name: 'review', order }} order={order} />
}

it('the button that replaces the confirmation of an expired rate has its focus, and the reverse', () => {
  const { main, show } = open(conversion(60_000))
  main(/^Convert/).focus()
  show(conversion(-60_000))
  expect(document.activeElement).toBe(main(/^Get a new rate/))
  show(conversion(60_000))
  expect(document.activeElement).toBe(main(/^Convert/))
})

it('a rate that expires takes the focus from nothing else', () => {
  const { main, show } = open(conversion(60_000))
  show(conversion(-60_000))
  main(/^Get a new rate/)
  expect(document.activeElement).toBe(document.body)
})

it('the way back has the focus once a friend can no longer be found', () => {
  const review = (phase: object) => (
    <FriendReview phase={{ name: 'review', order: friendOrder, ...phase }} order={friendOrder} />
  )
  const { container, main, show } = open(review({}))
  main(/^Send/).focus()
  show(review({ issue: { kind: 'gone' } }))
  expect(document.activeElement).toBe(getByRole(container, 'button', { name: 'Go back' }))
})
