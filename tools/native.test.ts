import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readInboundMessage } from '../shared/element/host/inbound-message.ts'
import { readElements } from './build/manifest/elements.ts'
import { messagesSchema } from './build/messages-schema.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = new URL('../native/', import.meta.url)

/** The source of an example, without the page that all of them load. */
const sourceOf = (platform: string): string =>
  readdirSync(new URL(`${platform}/`, folder))
    .map((file) => readFileSync(new URL(`${platform}/${file}`, folder), 'utf8'))
    .join('\n')

const platforms = ['react-native']

const elements = await readElements(root)
const { $defs } = messagesSchema(elements)
interface Outbound {
  readonly properties: {
    readonly type: { readonly const: string }
    readonly detail: { readonly properties: object }
  }
}
const outbound = $defs.fromElement.oneOf as readonly Outbound[]
const outboundTypes = new Set(outbound.map(({ properties }) => properties.type.const))
const detailFields = new Set(
  outbound.flatMap(({ properties }) => Object.keys(properties.detail.properties)),
)

/** A value for each field of a message to an element. */
const samples = { token: 'text', samePerson: true }

const all = (source: string, pattern: RegExp) => [
  ...new Set([...source.matchAll(pattern)].map(([, found = '']) => found)),
]

describe.each(platforms)('the files for %s', (platform) => {
  const source = sourceOf(platform)

  test('handles only messages and fields that elements send', () => {
    const handled = all(source, /["'](tw-[a-z]+)["']/g).filter((name) => name !== 'tw-host')
    expect(handled).toEqual(expect.arrayContaining(['tw-step', 'tw-navigate', 'tw-error']))
    expect(handled.filter((name) => !outboundTypes.has(name))).toEqual([])
    const fields = all(
      source,
      /detail(?:\.(?:get|opt)(?:String|Boolean)\("|\[["']|\.)(\w+)/g,
    ).filter((field) => !/^(get|opt)/.test(field))
    expect(fields).toEqual(expect.arrayContaining(['canGoBack', 'title', 'reason']))
    expect(fields.filter((field) => !detailFields.has(field))).toEqual([])
  })

  test('sends only messages that an element understands: a new or renewed token, a step back', () => {
    const told = all(source, /(?:tell\("|"type": "|type: '|'type': ')(\w+)["']/g)
    expect(told).toEqual(expect.arrayContaining(['token', 'back']))
    for (const type of told) {
      const message = { source: 'tw-host', v: 1, type, ...(type === 'token' && samples) }
      expect(readInboundMessage(message), type).toEqual(message)
    }
    expect(source).toMatch(/tw-host/)
    expect(source).toMatch(/samePerson/)
  })

  test('says that it was not compiled, and puts no token into an address', () => {
    expect(source).toContain('Not compiled here')
    expect(source).not.toMatch(/[?&#]token=/)
  })
})

test('the schema has both directions, and a token only in messages of type token', () => {
  expect(outboundTypes).toContain('tw-ready')
  const withToken = outbound.filter(({ properties }) => 'token' in properties.detail.properties)
  expect(withToken.map(({ properties }) => properties.type.const)).toEqual(['token'])
  const inbound = JSON.stringify($defs.fromHost)
  for (const type of ['token', 'lang', 'theme', 'back', 'close']) {
    expect(inbound).toContain(`"const":"${type}"`)
  }
})
