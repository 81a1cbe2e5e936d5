import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { requiredFields } from '../../native/react-native/src/messages.ts'
import { readInboundMessage } from '../../shared/element/host/inbound-message.ts'
import { readElements } from '../build/manifest/elements.ts'
import { messagesSchema } from '../build/messages-schema.ts'

/*
 * `native/messages.examples.json` is what the tests of every package read, so it must be what elements
 * say and understand. The packages' own tests run where their compilers are: `native/README.md`.
 */

const root = fileURLToPath(new URL('../..', import.meta.url))
const native = new URL('../../native/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, native), 'utf8')

interface Message {
  readonly source: string
  readonly v: number
  readonly element: string
  readonly type: string
  readonly detail: Readonly<Record<string, unknown>>
}
const examples: {
  readonly fromElement: readonly { readonly message: Message }[]
  readonly fromHost: readonly object[]
} = JSON.parse(read('messages.examples.json'))

interface Rule {
  readonly properties: {
    readonly element: { readonly const?: string }
    readonly type: { readonly const: string }
    readonly detail: {
      readonly properties: Readonly<
        Record<
          string,
          {
            readonly type?: string
            readonly const?: unknown
            readonly enum?: readonly unknown[]
          }
        >
      >
      readonly required: readonly string[]
    }
  }
}
const { $defs } = messagesSchema(await readElements(root))
const rules = $defs.fromElement.oneOf as readonly Rule[]

/** What the schema does not allow in a message of an element. */
function mistakesIn({ element, type, detail }: Message): readonly string[] {
  const rule = rules.find(
    ({ properties }) =>
      properties.type.const === type && (properties.element.const ?? element) === element,
  )
  if (!rule) return [`no message ${type} of ${element}`]
  const { properties, required } = rule.properties.detail
  const missing = required.filter((name) => !(name in detail)).map((name) => `${name} is missing`)
  const wrong = Object.entries(detail).filter(([name, value]) => {
    const field = properties[name]
    if (!field) return true
    if (field.enum) return !field.enum.includes(value)
    return 'const' in field ? field.const !== value : field.type !== typeof value
  })
  return [...missing, ...wrong.map(([name]) => `${name} is not of the schema`)]
}

test('only a message of type token has a token', () => {
  const withToken = rules.filter(({ properties }) => 'token' in properties.detail.properties)
  expect(withToken.map(({ properties }) => properties.type.const)).toEqual(['token'])
})

test('the package for React Native wants no field that an element may leave out', () => {
  for (const [type, fields] of Object.entries(requiredFields)) {
    const ofType = rules.filter(({ properties }) => properties.type.const === type)
    expect(ofType.length, type).toBeGreaterThan(0)
    for (const { properties } of ofType) {
      const { required, properties: of } = properties.detail
      for (const [name, expected] of Object.entries(fields)) {
        expect(required, `${type} of ${properties.element.const}`).toContain(name)
        const { type: kind, enum: choices, const: only } = of[name] ?? {}
        expect(kind ?? typeof (only ?? choices?.[0]), `${type}, ${name}`).toBe(expected)
      }
    }
  }
})

describe('the messages that every package is tested with', () => {
  test.each(examples.fromElement)('an element says it: $message.type', ({ message }) => {
    expect(message).toMatchObject({ source: 'tw', v: 1 })
    expect(mistakesIn(message)).toEqual([])
  })

  test.each(examples.fromHost)('an element understands it: %o', (message) => {
    expect(readInboundMessage(message)).toEqual(message)
  })

  test('every word of an element but one is known to the packages', () => {
    const known = new Set(examples.fromElement.map(({ message }) => message.type))
    const words = new Set(rules.map(({ properties }) => properties.type.const))
    expect([...words].filter((word) => !known.has(word))).toEqual([])
  })
})

const packages = {
  ios: {
    messages: 'ios/Sources/WalletProtocol/Messages.swift',
    ending: '.swift',
    folder: 'ios/Sources/',
  },
  android: {
    messages: 'android/wallet/src/main/kotlin/com/tradingwallet/Messages.kt',
    ending: '.kt',
    folder: 'android/wallet/src/main/',
  },
  flutter: { messages: 'flutter/lib/src/messages.dart', ending: '.dart', folder: 'flutter/lib/' },
  'React Native': {
    messages: 'react-native/src/messages.ts',
    ending: '.ts',
    folder: 'react-native/src/',
  },
}

describe.each(Object.entries(packages))('the package for %s', (_, { messages, ending, folder }) => {
  test('reads the words that elements say, and says those that elements understand', () => {
    const words = [...read(messages).matchAll(/["'](tw-[a-z]+|token)["']/g)].map(([, word]) => word)
    for (const { message } of examples.fromElement) {
      if (message.type !== 'tw-balances') expect(words).toContain(message.type)
    }
    const said = [...read(messages).matchAll(/["'](hello|token|lang|theme|back|close|answer)["']/g)]
    expect(new Set(said.map(([, word]) => word)).size).toBe(7)
  })

  test('puts no token into an address or a log', () => {
    const files = readdirSync(new URL(folder, native), { recursive: true, encoding: 'utf8' })
    const source = files
      .filter((file) => file.endsWith(ending))
      .map((file) => read(folder + file))
      .join('\n')
    expect(source).not.toMatch(/[?&#]token=/)
    expect(source).not.toMatch(/\b(NSLog|Log\.[deiw]|println|debugPrint)\(/)
  })
})
