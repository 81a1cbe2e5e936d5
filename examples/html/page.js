const transfer = document.querySelector('tw-transfer')
const lookup = document.querySelector('tw-fund-lookup')

// As properties, so that they are in no attribute. They may be set before the elements have loaded.
transfer.token = 'sandbox-demo'
lookup.botCheck = async (action) => `token for ${action}`

document.addEventListener('tw-step', ({ detail }) => {
  document.querySelector('output').textContent = detail.step
})

document.querySelector('#language').addEventListener('click', () => {
  transfer.setAttribute('app-lang', transfer.getAttribute('app-lang') === 'en' ? 'ja' : 'en')
})
const toggle = document.querySelector('#toggle')
toggle.addEventListener('click', () => {
  if (transfer.isConnected) transfer.remove()
  else lookup.before(transfer)
  toggle.textContent = transfer.isConnected ? 'Remove' : 'Insert'
})
