import type { Declaration } from './entry/declaration.ts'

/**
 * The documentation of an element and of its events, written in `docs.ts` of a widget. The manifest
 * for editors, the types for embedders and the tables of docs/elements.md are generated from it; no
 * element loads it.
 */
export interface ElementDocs<D extends Declaration = Declaration> {
  readonly summary: string
  readonly properties: {
    readonly [Name in keyof D['properties']]: {
      /** Its values in words. */
      readonly values: string
      readonly description: string
    }
  }
  readonly events: Readonly<Record<`tw-${string}`, EventDocs>>
  /** By name, where a child of the element is shown. */
  readonly slots?: Readonly<Record<string, string>>
  /** Where its pictures come from; a content security policy of the page must allow each. */
  readonly pictures: readonly PictureSource[]
  /** What a page can call. An element that takes a token has `refreshToken`. */
  readonly methods: Readonly<Record<string, MethodDocs>>
}

/** `server`: the origin of the calls. The others are schemes of pictures that the element makes. */
export type PictureSource = 'server' | 'data:' | 'blob:'

export interface MethodDocs {
  readonly description: string
  /** Each parameter as a TypeScript type in text. */
  readonly parameters: Readonly<Record<string, string>>
  /** A TypeScript type in text; absent for a method that returns nothing. */
  readonly returns?: string
}

export interface EventDocs {
  readonly description: string
  /** Fields of `detail`, each as a TypeScript type in text; a name that ends in `?` is optional. */
  readonly detail: Readonly<Record<string, string>>
}

/** Returns `docs`; the compiler reports a property that they lack. */
export const defineDocs = <D extends Declaration, const M extends ElementDocs<D>>(
  _declaration: D,
  docs: M,
): M => docs

type TypeOf<Text extends string> = Text extends `${infer One} | ${infer Others}`
  ? TypeOf<One> | TypeOf<Others>
  : Text extends 'string'
    ? string
    : Text extends 'number'
      ? number
      : Text extends 'boolean'
        ? boolean
        : Text extends `'${infer Literal}'`
          ? Literal
          : unknown

/** The `detail` of an event as TypeScript sees it; a name that ends in `?` is optional. */
export type DetailOf<E extends Pick<EventDocs, 'detail'>> = {
  [Name in keyof E['detail'] as Name extends `${string}?` ? never : Name]: TypeOf<E['detail'][Name]>
} & {
  [Name in keyof E['detail'] as Name extends `${infer Optional}?` ? Optional : never]?: TypeOf<
    E['detail'][Name]
  >
}

/** The kinds of `tw-error`, as a type in text. */
const errorKind =
  "'aborted' | 'auth' | 'canceled' | 'code' | 'forbidden' | 'load' | 'malformed' | 'network' | 'no-token' | 'not-found' | 'protocol' | 'refused' | 'render' | 'server' | 'signature' | 'status' | 'timeout' | 'unsettled' | 'unsupported'"

/** The reasons of `tw-navigate` in every element but `tw-contract`, whose reason is 'URL found.'. */
export const closingReason = "'no-token' | 'auth' | 'forbidden'"

export const commonDocs = {
  properties: {
    appLang: {
      values: 'en, zh, ja, ko, system; also zh-TW, zh_HK, jp, cn, kr, any case',
      description: 'Language. `zh` is Traditional Chinese; anything unknown reads as English.',
    },
    theme: {
      values: 'dark, light, system',
      description: 'Colours. `system` follows the device.',
    },
    apiBase: {
      values: 'URL',
      description: 'Where the calls go. Empty: the origin of the page.',
    },
    apiPaths: {
      values: 'JSON object',
      description:
        'Paths of single calls on your server where they differ, by the names of the calls in docs/server.md.',
    },
    allowIdempotencyKey: {
      values: 'boolean',
      description:
        'Your server on another origin accepts the `Idempotency-Key` header (CORS). On the own origin it is always sent.',
    },
    hideHeader: {
      values: 'boolean',
      description:
        'Shows no title bar: the host has its own. `tw-step` then also says the screen that is shown, at the start or when it is set later, and each change of `title` or `canGoBack` within a step; `back()` is the way back. Screen readers still hear the title.',
    },
    hostOrigins: {
      values: 'origins, separated by spaces',
      description:
        'Other origins whose windows may send `tw-host` messages to the element. The page itself, its origin and the native app around it always may.',
    },
    debug: {
      values: 'boolean',
      description:
        'Says in the console, in words, why a call failed: CORS, the Content Security Policy, a path that answers HTML. For development.',
    },
  },
  events: {
    'tw-ready': { detail: {}, description: 'The first view is on screen and can be used.' },
    'tw-step': {
      detail: { step: 'string', title: 'string', canGoBack: 'boolean' },
      description:
        'The step changed. `title`: of the screen, in its language; `canGoBack`: `back()` stays in the element.',
    },
    'tw-error': {
      detail: { kind: errorKind, 'code?': 'number', message: 'string' },
      description: 'An error was shown.',
    },
    'tw-navigate': {
      detail: {
        to: "'/' | '/login'",
        reason: `${closingReason} | 'URL found.'`,
        'message?': 'string',
      },
      description:
        'The person should go elsewhere. The host page decides; the element never moves it. `message`: the error that was shown, in their language; `tw-error` said it just before.',
    },
  },
  methods: {
    back: {
      parameters: {},
      returns: 'boolean',
      description:
        'Closes an open dialog, or goes to the screen before, as the Back button of the title bar. False: there is nothing to go back to, so the host leaves. While money or a signature is being sent it stays and answers true.',
    },
  },
} as const satisfies Pick<ElementDocs, 'properties' | 'events' | 'methods'>

/** The event of the elements that follow the reviews of a transfer. */
export const recordEvent = {
  detail: { orderNumber: 'string', status: "'Auditing' | 'Success' | 'Fail'" },
  description:
    'The record or receipt on screen has changed: a review of the transfer was decided. `status`: of the record as a whole.',
} as const satisfies EventDocs

/** The `detail` of an event of every element. */
export type CommonDetail<Type extends keyof typeof commonDocs.events> = DetailOf<
  (typeof commonDocs.events)[Type]
>

/** What every element with a token has in addition. */
export const tokenDocs = {
  properties: {
    getToken: {
      values: 'function: () => Promise<string>',
      description:
        'Asked when the server refuses the token, once for each token, before the closing message. It answers a new token of the same person, or an empty text for none. What was asked of the server is asked again; what moves money is never sent again unless the server says that it does not know it.',
    },
  },
  events: {
    'tw-error': {
      detail: { ...commonDocs.events['tw-error'].detail, 'session?': "'earlier'" },
      description:
        "An error was shown. `session`: 'earlier' where it is about what the person before had sent; the person on screen reads that something of an earlier session failed or is not known, and no more.",
    },
  },
  methods: {
    ...commonDocs.methods,
    refreshToken: {
      parameters: { token: 'string' },
      description:
        'The same person goes on with this token: screens, what was typed and what is under way stay, and calls from now on carry it. After a refused token it goes on where it stopped. Without a token before, as setting `token`; empty, as removing it. Setting `token` itself means another person.',
    },
  },
} as const satisfies Pick<ElementDocs, 'properties' | 'events' | 'methods'>
