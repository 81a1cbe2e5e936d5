// The plugin with the files of the elements: the folder that belongs into wp-content/plugins.
import { cpSync } from 'node:fs'

cpSync('trading-wallet', 'dist/trading-wallet', { recursive: true })
cpSync('node_modules/trading-wallet-elements/dist/widgets', 'dist/trading-wallet/widgets', {
  recursive: true,
})
