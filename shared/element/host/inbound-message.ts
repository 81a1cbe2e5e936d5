import * as v from 'valibot'
import { abilities } from './abilities.ts'

const common = {
  source: v.literal('tw-host'),
  v: v.literal(1),
  /** Only elements of this tag; without it all elements of the page. */
  element: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^tw-[a-z-]+$/),
      v.description('Tag of the elements that it is for. Default: all.'),
    ),
  ),
}

/**
 * The messages that a host may send to an element; `messages.schema.json` is generated from them. A
 * union, because the client loads `v.union` anyway; nothing else uses `v.variant`.
 */
export const inboundMessage = v.union([
  v.object({
    ...common,
    type: v.pipe(v.literal('token'), v.description('Signs a person in. An empty token signs out.')),
    token: v.string(),
    pending: v.optional(
      v.pipe(
        v.string(),
        v.description(
          'The last `pending` that the app got by `tw-pending` of this element and this person, to an app whose `hello` has `pending`.',
        ),
      ),
    ),
    samePerson: v.optional(
      v.pipe(
        v.boolean(),
        v.description(
          'True: the same as `refreshToken`; input and pending requests stay. Otherwise all data of the previous person is removed.',
        ),
      ),
    ),
  }),
  v.object({
    ...common,
    type: v.pipe(
      v.literal('lang'),
      v.description('Sets the language, as the attribute `app-lang` does.'),
    ),
    lang: v.string(),
  }),
  v.object({
    ...common,
    type: v.pipe(
      v.literal('theme'),
      v.description(
        'Sets the theme, as the attribute `theme` does. `inherit` is not among them: it follows the page around the element, and a host that sends messages knows its own theme.',
      ),
    ),
    theme: v.picklist(['dark', 'light', 'system']),
  }),
  v.object({
    ...common,
    type: v.pipe(
      v.literal('back'),
      v.description(
        'Goes back, as `back()` does. If there is nothing to go back to, the element answers with `tw-navigate` and the reason `back`.',
      ),
    ),
  }),
  v.object({
    ...common,
    type: v.pipe(
      v.literal('close'),
      v.description('The host leaves: the element forgets the person and all input.'),
    ),
  }),
  v.object({
    ...common,
    type: v.pipe(
      v.literal('hello'),
      v.description(
        'What the app can do: the element leaves files and printing to it, and hides what it cannot do. The element answers with `tw-hello`. Without a hello, the element does what a browser can.',
      ),
    ),
    host: v.optional(
      v.pipe(
        v.object({ name: v.string(), version: v.string() }),
        v.description('The app or its package, for logs.'),
      ),
    ),
    capabilities: v.pipe(
      v.array(v.string()),
      v.description(`Known words: ${abilities.join(', ')}. Others are ignored.`),
    ),
  }),
  v.object({
    ...common,
    type: v.pipe(
      v.literal('answer'),
      v.description(
        'What became of a `tw-file` or a `tw-print`, or whether the person confirms the order of a `tw-authorize`.',
      ),
    ),
    id: v.pipe(v.string(), v.description('`id` of the message that it answers.')),
    ok: v.pipe(
      v.boolean(),
      v.description('False: it failed, and the element offers the text to copy instead.'),
    ),
    proof: v.optional(
      v.pipe(
        v.string(),
        v.description(
          'To a `tw-authorize`: what the app says for the server, which gets it unread.',
        ),
      ),
    ),
  }),
])

type InboundMessage = v.InferOutput<typeof inboundMessage>

/** Reads a message, which may be an object or its JSON; `undefined` for anything else. */
export function readInboundMessage(data: unknown): InboundMessage | undefined {
  try {
    const { success, output } = v.safeParse(
      inboundMessage,
      typeof data === 'string' ? JSON.parse(data) : data,
    )
    return success ? output : undefined
  } catch {
    return undefined
  }
}
