import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getAllByRole, getByRole } from '@testing-library/dom'
import { act } from 'react'
import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { cryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ModelContext } from '../model/context.ts'
import { stubModel } from '../model/stub-model.test-helper.ts'
import { NetworkChoice } from './NetworkChoice.tsx'
import { firstKey, networkKeys } from './networks.ts'

const channel = (fields: object) => v.parse(cryptoChannel, fields)
const tron = channel({
  channelName: 'TRC20',
  fee: '1',
  closed: { reason: { en: 'Congestion', ko: '혼잡' }, until: null },
})
const ethereum = channel({
  channelName: 'ERC20',
  fee: '4.5',
  dailyLimit: '50000',
  leftToday: '38000',
})

function open(locale: string) {
  const onChange = vi.fn()
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: {} } })}>
      <ModelContext value={stubModel({})}>
        <NetworkChoice
          channels={[tron, ethereum]}
          value={networkKeys([tron, ethereum])[1]}
          onChange={onChange}
        />
      </ModelContext>
    </I18nProvider>,
  )
  const said = getAllByRole(container, 'radio').map((radio) => {
    const [id] = (radio.getAttribute('aria-describedby') ?? '').split(' ').slice(-1)
    const text = id && container.ownerDocument.getElementById(id)?.textContent
    return text?.replaceAll(/\s+/g, ' ').trim()
  })
  return { container, onChange, said }
}

it('a closed network says why in the language of the reader, and is not chosen', () => {
  const { container, onChange, said } = open('ko')
  expect(said[0]).toBe('Closed for now 혼잡')
  act(() => getByRole(container, 'radio', { name: 'TRC20' }).click())
  expect(onChange).not.toHaveBeenCalled()
})

it('an open network says what is left today', () => {
  expect(open('en').said[1]).toBe('Fee 4.50 USDT Left today 38,000.00 of 50,000.00 USDT')
})

it('a form begins with the first network that is open', () => {
  expect(firstKey([tron, ethereum])).toBe(networkKeys([tron, ethereum])[1])
  expect(firstKey([tron])).toBe(networkKeys([tron])[0])
  expect(firstKey([])).toBeUndefined()
})
