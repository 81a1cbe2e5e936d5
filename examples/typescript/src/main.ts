import { load } from 'trading-wallet-elements/load'

const button = (text: string, press: () => void) => {
  const element = document.createElement('button')
  element.textContent = text
  element.addEventListener('click', press)
  return element
}

const step = document.createElement('output')
document.addEventListener('tw-step', ({ detail }) => {
  step.textContent = detail.step
})

const transfer = document.createElement('tw-transfer')
transfer.token = 'sandbox-demo'
transfer.appLang = 'en'
transfer.isUsd = true
transfer.apiPaths = { getBankCard: '/api/mob/trade/bank-card-info-entity/getBankCard' }

const lookup = document.createElement('tw-fund-lookup')
lookup.botCheck = async (action) => `token for ${action}`

const language = button('Language', () => {
  transfer.appLang = transfer.appLang === 'en' ? 'ja' : 'en'
})
const toggle = button('Remove', () => {
  if (transfer.isConnected) transfer.remove()
  else lookup.before(transfer)
  toggle.textContent = transfer.isConnected ? 'Remove' : 'Insert'
})
document.body.append(language, toggle, step, transfer, lookup)

await Promise.all([load('tw-transfer'), load('tw-fund-lookup')])
