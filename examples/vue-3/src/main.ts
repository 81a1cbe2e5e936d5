import { createApp } from 'vue'
import 'trading-wallet-elements/tw-fund-lookup/define'
import 'trading-wallet-elements/tw-transfer/define'
import App from './App.vue'

createApp(App).mount('#app')
