// Run by Node: every module can be imported without a document.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { TwTransferElement } from 'trading-wallet-elements'
import 'trading-wallet-elements/define'
import 'trading-wallet-elements/tw-wallet/define'
import 'trading-wallet-elements/peer/define'
import 'trading-wallet-elements/preview'
import 'trading-wallet-elements/vue'
import { load } from 'trading-wallet-elements/load'
import { load as loadPeer } from 'trading-wallet-elements/peer/load'
import { TwTransfer as PeerTransfer } from 'trading-wallet-elements/peer/react'
import { TwTransfer as OnlyPeerTransfer } from 'trading-wallet-elements/peer/tw-transfer/react'
import { TwTransfer } from 'trading-wallet-elements/react'
import { TwTransfer as OnlyTransfer } from 'trading-wallet-elements/tw-transfer/react'

assert.equal(typeof TwTransferElement, 'function')
assert.equal(await load('tw-transfer'), null)
assert.equal(await loadPeer('tw-contract'), null)

// Its own module has the component itself.
assert.equal(OnlyTransfer, TwTransfer)
assert.equal(OnlyPeerTransfer, PeerTransfer)

for (const Component of [TwTransfer, PeerTransfer]) {
  const html = renderToString(
    createElement(Component, {
      token: 'secret',
      apiPaths: { getChannel: '/channel' },
      onSuccess() {},
      className: 'wide',
      hidden: false,
      'data-place': 'main',
    }),
  )
  assert.equal(html, '<tw-transfer class="wide" data-place="main"></tw-transfer>')
}

const readJson = async (name) =>
  (await import(`trading-wallet-elements/${name}`, { with: { type: 'json' } })).default
const manifest = await readJson('custom-elements.json')
const { exports: entries } = await readJson('package.json')
const ofElements = Object.keys(entries).filter((entry) => /^\.\/tw-[\w-]+$/.test(entry))
// The preview has one too.
assert.equal(manifest.modules.length, ofElements.length + 1)
// Tools read its paths from the root of the package.
const packageRoot = new URL('./node_modules/trading-wallet-elements/', import.meta.url)
for (const { path, exports } of manifest.modules) {
  assert.ok(existsSync(new URL(path, packageRoot)), path)
  assert.equal(exports[0].declaration.module, path)
}
const messages = await readJson('messages.schema.json')
assert.ok(
  messages.$defs.fromElement.oneOf.some(({ properties }) => properties.type.const === 'tw-success'),
)
assert.ok(messages.$defs.fromHost)
const openapi = await readJson('openapi.json')
assert.ok(Object.keys(openapi.paths).length > 20)
const tokens = await readJson('tokens.json')
assert.equal(tokens.color.dark.ground.$value.hex, '#0d0c0a')
for (const name of ['html-custom-data', 'css-custom-data', 'web-types']) {
  assert.ok(await readJson(`${name}.json`))
}
