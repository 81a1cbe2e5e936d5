import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, getByRole } from '@testing-library/dom'
import { act } from 'react'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { FooterContext } from '../../../shared/ui/frame/FrameFooter.tsx'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import { createInputs } from '../model/inputs.ts'
import { stubActions, stubModel } from '../model/stub-model.test-helper.ts'
import { nothingSubmitted } from '../order/submission-state.ts'
import { Withdraw } from './Withdraw.tsx'

const ready = (value: unknown) => ({ status: 'ready', value, error: undefined })
const networks = ['TRON', 'Ethereum', 'BSC'].map((value) => ({
  channelType: 'CRYPTO',
  value,
  channelName: value,
  fullName: '',
  optionIcon: '',
}))

/** The person of one visit, who opens the form of a mode and goes back. */
function visit() {
  const inputs = createInputs({ token: () => 'token' })
  const openForm = (isUsd: boolean) => {
    const model = stubModel({
      store: createStore(() => ({
        isUsd,
        wallet: ready({ amount: '900', marginUsd: '0', cryptoAmount: '900', marginCrypto: '0' }),
        card: ready({ bankAccount: '62220001' }),
        withdrawalChannels: ready(networks),
        depositChannels: ready([]),
        region: ready(null),
      })),
      orders: { store: createStore(() => nothingSubmitted) },
    })
    const { container, unmount } = render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <ModelContext value={model}>
          <ActionsContext value={stubActions({ submission: { press: () => () => false }, inputs })}>
            <FooterContext value={document.createElement('div')}>
              <Withdraw />
            </FooterContext>
          </ActionsContext>
        </ModelContext>
      </I18nProvider>,
    )
    const box = (name: string) => getByRole<HTMLInputElement>(container, 'textbox', { name })
    const network = (name: string) => getByRole<HTMLInputElement>(container, 'radio', { name })
    const openNetworks = () =>
      act(async () => getByRole(container, 'button', { name: /^Network/ }).click())
    return {
      back: unmount,
      box,
      network,
      openNetworks,
      choose: (name: string) => act(async () => network(name).click()),
      fill: (name: string, value: string) =>
        act(async () => void fireEvent.input(box(name), { target: { value } })),
    }
  }
  return { openForm }
}

it('keeps the amount of a withdrawal in USD while the person is elsewhere', async () => {
  const { openForm } = visit()
  const first = openForm(true)
  await first.fill('Amount', '500')
  first.back()
  const usdt = openForm(false)
  expect(usdt.box('Amount').value).toBe('')
  usdt.back()
  expect(openForm(true).box('Amount').value).toBe('500')
})

it('keeps network, address and amount of a withdrawal in USDT', async () => {
  const { openForm } = visit()
  const first = openForm(false)
  await first.openNetworks()
  await first.choose('BSC')
  await first.fill('Address', '0x52908400098527886E0F7030069857D2E4169EE7')
  await first.fill('Amount', '70')
  first.back()
  const again = openForm(false)
  await again.openNetworks()
  expect(again.network('BSC').checked).toBe(true)
  expect(again.box('Address').value).toBe('0x52908400098527886E0F7030069857D2E4169EE7')
  expect(again.box('Amount').value).toBe('70')
})
