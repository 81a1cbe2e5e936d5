import { mount } from 'svelte'
import 'trading-wallet-elements/tw-fund-lookup/define'
import 'trading-wallet-elements/tw-transfer/define'
import App from './App.svelte'

mount(App, { target: document.querySelector('#app') ?? document.body })
