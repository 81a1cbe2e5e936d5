import 'trading-wallet-elements/tw-transfer/define'
import { type ApiPaths, TwTransferElement, TwWalletElement } from 'trading-wallet-elements'
import { load } from 'trading-wallet-elements/load'

const element = document.createElement('tw-transfer')
element.token = 'text'
element['app-lang'] = 'ja'
element['api-paths'] = { getBankCard: '/card' }
element.apiPaths = { getBankCard: '/card' } satisfies ApiPaths
// @ts-expect-error no such call
element.apiPaths = { getBankCrad: '/card' }
// @ts-expect-error no such theme
element.theme = 'pink'
element.refreshToken('text')
// @ts-expect-error a token is text
element.refreshToken(1)
const left: boolean = element.back()
element.getToken = async () => String(left)
// @ts-expect-error an answer is a promise
element.getToken = () => 'text'

element.addEventListener('tw-success', ({ detail }) => {
  const kind: 'usd-withdrawal' | 'usdt-withdrawal' | 'deposit-proof' = detail.kind
  return kind
})
element.addEventListener('tw-step', ({ detail }) => {
  // @ts-expect-error no such step
  return detail.step === 'HOEM'
})
element.addEventListener('tw-step', ({ detail }) => detail.title.length + Number(detail.canGoBack))
element.addEventListener('tw-navigate', ({ detail }) => {
  switch (detail.to) {
    case '/':
    case '/login':
    case '/bindCard':
    case '/wallet':
      return detail.reason
    case '/transfer':
      return detail.isUsd
    default:
      return detail.to satisfies never
  }
})
element.addEventListener('tw-open', (event) => {
  event.preventDefault()
  return new URL(event.detail.url)
})
element.addEventListener('keydown', (event) => event.key)

// A document hears the events of every element.
document.addEventListener('tw-success', ({ detail }) => {
  if (detail.kind === 'signature') return detail.number
  // @ts-expect-error no element says that
  return detail.kind === 'withdrawn'
})
window.addEventListener('tw-error', ({ detail }) => detail.kind === 'unsupported')

// Classes register nothing; another tag may extend one.
customElements.define('my-wallet', class extends TwWalletElement {})
export const transfer: TwTransferElement = new TwTransferElement()

export const Wallet: Promise<(new () => TwWalletElement) | null> = load('tw-wallet')
// @ts-expect-error no such element
load('tw-walet')
