import { toJsonSchema } from '@valibot/to-json-schema'
import { inboundMessage } from '../../shared/element/host/inbound-message.ts'
import type { DescribedElement } from './manifest/elements.ts'

/** A type in the docs of an element as a JSON Schema: `string`, `number`, `boolean`, or literals. */
const schemaOf = (type: string): object => {
  if (!type.includes("'")) return { type }
  const literals = type.split(' | ').map((literal) => literal.slice(1, -1))
  return literals.length === 1 ? { const: literals[0] } : { enum: literals }
}

const detailSchema = (detail: Readonly<Record<string, string>>): object => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(detail).map(([name, type]) => [name.replace('?', ''), schemaOf(type)]),
  ),
  required: Object.keys(detail).filter((name) => !name.endsWith('?')),
})

const outboundSchema = (element: string, type: string, description: string, detail: object) => ({
  description,
  type: 'object',
  properties: {
    source: { const: 'tw' },
    v: { const: 1 },
    element: { const: element },
    type: { const: type },
    detail,
  },
  required: ['source', 'v', 'element', 'type', 'detail'],
})

/** What an element sends to a native app only: no page hears it. */
const toAppOnly = {
  'tw-hello': {
    description: 'The answer to `hello`. `version`: version of the element.',
    detail: { version: 'string' },
  },
  'tw-file': {
    description:
      'A file to save or to share, to an app whose `hello` has `files`. `data`: base64. Answer with `answer`, its `id`, and `ok`.',
    detail: { id: 'string', name: 'string', mediaType: 'string', data: 'string' },
  },
  'tw-print': {
    description:
      'A document to print, to an app whose `hello` has `print`. `html`: a complete document without scripts; `name`: a file name for it. Answer with `answer`, its `id`, and `ok`.',
    detail: { id: 'string', name: 'string', html: 'string' },
  },
  'tw-authorize': {
    description:
      'An order that the person has to confirm, to an app whose `hello` has `authorize`, if the server takes its answer. Show all of it and let the person confirm it in your own way, such as by face or finger. `network`: `WIRE` for a bank account, `WALLET` for a friend. Amounts are decimal text. Answer with `answer`, its `id`, `ok`, and `proof` if your server wants one.',
    detail: {
      id: 'string',
      confirmation: 'string',
      amount: 'string',
      currency: 'string',
      network: 'string',
      destination: 'string',
      fee: 'string',
    },
  },
  'tw-pending': {
    description:
      'What is typed in the forms of the element, to an app whose `hello` has `pending`: after each change, all of it. Keep the text for this person and element, unread, for half an hour, and give it back as `pending` of `token`. An empty text: keep nothing.',
    detail: { pending: 'string' },
  },
} as const

/**
 * The messages of elements to a native host: each event, what only an app gets, and the token if
 * `send-token` is declared.
 */
const outboundOf = ({ declaration: { tag, properties }, docs }: DescribedElement): object[] => [
  ...Object.entries(docs.events).map(([type, { description, detail }]) =>
    outboundSchema(tag, type, description, detailSchema(detail)),
  ),
  ...Object.entries(toAppOnly)
    // A sign-in has no file, and what is typed in a registration stays in its tab.
    .filter(([type]) => type === 'tw-hello' || tag !== 'tw-account')
    .map(([type, { description, detail }]) =>
      outboundSchema(tag, type, description, detailSchema(detail)),
    ),
  ...('sendToken' in properties
    ? [
        outboundSchema(
          tag,
          'token',
          docs.properties.sendToken?.description ?? '',
          detailSchema({ token: 'string' }),
        ),
      ]
    : []),
]

/**
 * The messages between elements and hosts, in both directions, as JSON Schema: a native host
 * receives `fromElement` and may send `fromHost`. Objects may gain fields in a later release, so
 * the schema allows further ones.
 */
export function messagesSchema(elements: readonly DescribedElement[]) {
  const { $schema: _, ...fromHost } = toJsonSchema(inboundMessage, { errorMode: 'ignore' })
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Messages between the trading wallet elements and their host',
    oneOf: [{ $ref: '#/$defs/fromElement' }, { $ref: '#/$defs/fromHost' }],
    $defs: {
      fromElement: { oneOf: elements.flatMap(outboundOf) },
      fromHost,
    },
  }
}
