import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { addresses } from '../support/addresses.ts'
import { serveHostPage, servePage } from '../support/host.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const read = (name: string) => readFileSync(at(`../../dist/app/${name}`), 'utf8')

/** What react-native-webview defines before the scripts of a page. */
const bridge = `window.ReactNativeWebView = {
  postMessage: (text) => parent.postMessage({ toReactNative: text }, location.origin)
}`

/** The page of the release, with the server of this run, in a webview of React Native. */
const serveWallet = () =>
  servePage({
    html: read('wallet.html')
      .replaceAll('https://api.example.com', addresses().home)
      .replace('<link', '<script src="bridge.js"></script><link'),
    headers: {},
    files: {
      'wallet.css': read('wallet.css'),
      'wallet.js': read('wallet.js'),
      'bridge.js': bridge,
    },
  })

/** The example of the package as a script for browsers: react-native-web draws it. */
async function buildApp(): Promise<string> {
  const entry = '\0app'
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: {
        'react-native-webview': at('webview.tsx'),
        'react-native': 'react-native-web',
        'trading-wallet-react-native': at('../../native/react-native/src/index.ts'),
      },
    },
    plugins: [
      {
        name: 'app',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `import { createElement } from 'react'
               import { createRoot } from 'react-dom/client'
               import { App } from ${JSON.stringify(at('../../native/react-native/example/App.tsx'))}
               const { page, token } = window.given
               const session = { token: async () => token, renewToken: async () => token }
               const share = async (file) => { window.shared = file; return true }
               createRoot(document.querySelector('main')).render(createElement(App, { page, session, share }))`
            : undefined,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('The app was not built')
  return output.output[0].code
}

/** Serves an app with the wallet of a person; returns the addresses of the app and of its page. */
export async function serveApp(
  token: string,
): Promise<{ readonly app: string; readonly page: string }> {
  const page = await serveWallet()
  const app = await serveHostPage({
    head: `<style>html, body, main { height: 100%; margin: 0; display: flex; flex-direction: column }</style>
      <script>window.given = ${JSON.stringify({ page, token })}</script>
      <script type="module" src="app.js"></script>`,
    body: '<main></main>',
    files: { 'app.js': await buildApp() },
  })
  return { app, page }
}
