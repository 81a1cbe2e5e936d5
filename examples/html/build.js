// No bundler: the page and the files of the elements, as a server delivers them.
import { cpSync, mkdirSync } from 'node:fs'

mkdirSync('dist', { recursive: true })
for (const file of ['index.html', 'page.css', 'page.js']) cpSync(file, `dist/${file}`)
cpSync('node_modules/trading-wallet-elements/dist/widgets', 'dist/widgets', { recursive: true })
