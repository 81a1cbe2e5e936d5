import { render } from 'solid-js/web'
import 'trading-wallet-elements/tw-fund-lookup/define'
import 'trading-wallet-elements/tw-transfer/define'
import { App } from './App.tsx'

render(() => <App />, document.querySelector('#app') ?? document.body)
