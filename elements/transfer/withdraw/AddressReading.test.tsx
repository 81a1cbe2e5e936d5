import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { idle } from '../../../shared/api/loading/loadable.ts'
import type { CryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import type { TransferActions } from '../model/actions.ts'
import { ActionsContext } from '../model/context.ts'
import { AddressNotes } from './AddressReading.tsx'

const names = { TRC20: 'Tron (TRC20)', ERC20: 'Ethereum (ERC20)', BEP20: 'BNB Smart Chain (BEP20)' }
type Name = keyof typeof names

const channelOf = (name: Name) =>
  ({ channelName: name, fullName: names[name], channelType: '', value: name }) as CryptoChannel

const tron = 'TL2GFgNkMj4Wg52TRNRa1NxBJa1ZN5vZxd'
const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

/** Nothing is known of any recipient. */
const actions = {
  recipients: { store: createStore(() => idle) },
} as unknown as TransferActions

/** What is offered for an address on a chosen network. */
function open(text: string, chosen: Name, offered: readonly Name[], isSaid = false) {
  const onNetwork = vi.fn()
  const onAsk = vi.fn()
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ActionsContext value={actions}>
        <AddressNotes
          text={text}
          channel={channelOf(chosen)}
          network={names[chosen]}
          others={offered.map((key) => ({ key, name: names[key], channel: channelOf(key) }))}
          isSaid={isSaid}
          onNetwork={onNetwork}
          onAsk={onAsk}
        />
      </ActionsContext>
    </I18nProvider>,
  )
  const press = (name: string) => act(() => getByRole(container, 'button', { name }).click())
  return { container, press, onNetwork, onAsk }
}

it('an address of one other network says so, and changes to it only by a press', () => {
  const { container, press, onNetwork } = open(tron, 'ERC20', ['TRC20', 'BEP20'])
  expect(getByRole(container, 'status').textContent).toContain('This address belongs to Tron')
  expect(onNetwork).not.toHaveBeenCalled()
  press('Change to Tron (TRC20)')
  expect(onNetwork).toHaveBeenCalledExactlyOnceWith('TRC20')
})

it('an address that several networks take opens their list and names none', () => {
  const { press, onNetwork, onAsk } = open(evm, 'TRC20', ['ERC20', 'BEP20'])
  press('Choose another network')
  expect(onAsk).toHaveBeenCalledOnce()
  expect(onNetwork).not.toHaveBeenCalled()
})

it('an address of a network that is not offered has no button', () => {
  const { container } = open('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'TRC20', ['ERC20'])
  expect(container.textContent).toContain('This address belongs to Bitcoin')
  expect(queryByRole(container, 'button')).toBeNull()
})

it('what the field says already is not said twice', () => {
  const { container } = open(tron, 'ERC20', ['TRC20'], true)
  expect(getByRole(container, 'status').textContent).toBe('')
})

it.each([
  ['fits', evm],
  ['is not complete', '0x5aAe'],
])('an address that %s offers nothing', (_, text) => {
  expect(open(text, 'ERC20', ['TRC20', 'BEP20']).container.textContent).toBe('')
})
