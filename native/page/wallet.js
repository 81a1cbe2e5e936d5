/*
 * The app names the element and its attributes in the address: wallet.html?element=tw-wallet&app-lang=ja.
 * Where the calls go is written in wallet.html: an address must not choose it. A token comes by message.
 */
const elements = ['tw-transfer', 'tw-wallet', 'tw-account', 'tw-contract', 'tw-fund-lookup']
const attributes = ['app-lang', 'theme', 'hide-header', 'is-usd', 'screen', 'send-token']

const query = new URLSearchParams(location.search)
const tag = query.get('element') ?? 'tw-transfer'

// The app opens a payment page: in a webview, another tab often does not open.
addEventListener('tw-open', (event) => event.preventDefault())

if (elements.includes(tag)) {
  const element = document.createElement(tag)
  element.setAttribute('app-lang', 'system')
  element.setAttribute('theme', 'system')
  element.setAttribute('api-base', document.body.dataset.apiBase ?? '')
  for (const name of attributes) {
    const value = query.get(name)
    if (value !== null) element.setAttribute(name, value)
  }
  document.body.append(element)
  import(`/widgets/${tag}.js`)
}
