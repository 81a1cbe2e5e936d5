import type { ErrorKind } from '../api/errors.ts'
import { locales } from '../text/i18n/locale.ts'
import type { Declaration } from './entry/declaration.ts'

/**
 * The documentation of an element and of its events, written in `declaration.ts` of an element. The manifest
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
  readonly slots: Readonly<Record<string, string>>
  /** Where its pictures come from; a content security policy of the page must allow each. */
  readonly pictures: readonly PictureSource[]
  /** What a page can call. An element that takes a token has `refreshToken`. */
  readonly methods: Readonly<Record<string, MethodDocs>>
}

/** `server`: the origin of the calls. The others are schemes of pictures that the element makes. */
export type PictureSource = 'server' | 'data:' | 'blob:'

interface MethodDocs {
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

/**
 * Returns what `describe` returns; the compiler reports a property that it lacks. The docs stand beside
 * the declaration, and no element is built with them: with `@__PURE__`, the call may be left out.
 */
export const defineDocs = <D extends Declaration, const M extends ElementDocs<D>>(
  _declaration: D,
  describe: () => M,
): M => describe()

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

/** A union as text: the compiler asks for each of its members, and for no other. */
type Whole<Union extends string, Text extends string> = Text &
  ([Union, TypeOf<Text>] extends [TypeOf<Text>, Union] ? unknown : never)

/** The kinds of `tw-error` that no call ends with: elements report them by themselves. */
type OwnErrorKind =
  | 'code'
  | 'load'
  | 'no-token'
  | 'not-found'
  | 'render'
  | 'signature'
  | 'unsupported'

const kinds = <const Text extends string>(text: Whole<ErrorKind | OwnErrorKind, Text>): Text => text

/** The kinds of `tw-error`, as a type in text. */
const errorKind = /* @__PURE__ */ kinds(
  "'aborted' | 'auth' | 'canceled' | 'code' | 'forbidden' | 'key' | 'load' | 'malformed' | 'network' | 'no-token' | 'not-found' | 'protocol' | 'redirect' | 'refused' | 'render' | 'server' | 'signature' | 'status' | 'timeout' | 'unsettled' | 'unsupported'",
)

/** The reasons of `tw-navigate` in every element but `tw-contract`. `back`: a host's message asked. */
export const commonReasons = "'no-token' | 'auth' | 'forbidden' | 'back'"

export const commonDocs = /* @__PURE__ */ (() =>
  ({
    properties: {
      appLang: {
        values: `${locales.join(', ')}, system; also zh-TW, zh_HK, jp, cn, kr; in any case`,
        description: 'Language. `zh` is Traditional Chinese. An unknown value is read as English.',
      },
      theme: {
        values: 'dark, light, system, inherit',
        description:
          'Colour theme. `system` follows the device. `inherit` follows the `color-scheme` of your page at the place of the element, also when it changes; in a browser without `light-dark()` (before 2024) it is the same as `system`.',
      },
      ornament: {
        values: 'full, quiet, none',
        description:
          'Rosettes and engravings on screens. `quiet`: fainter, and drawn at once. `none`: left out. What a person prints or saves always has its engraving.',
      },
      apiBase: {
        values: 'URL',
        description:
          'Base URL of the calls. If it is empty, the calls go to the origin of the page.',
      },
      apiPaths: {
        values: 'JSON object',
        description:
          'Paths of calls that are different on your server, by call name. docs/server.md lists the names.',
      },
      withoutIdempotencyKey: {
        values: 'boolean',
        description:
          'Sends no `Idempotency-Key` header to another origin, for a server that cannot allow it (CORS). The risk: a browser repeats a request whose connection was cut, and without the key the server carries it out again, so money may move more than once. Without this attribute, nothing is sent to such a server. The origin of the page always gets the key.',
      },
      hideHeader: {
        values: 'boolean',
        description:
          'Hides the title bar, for a host that has its own. Screen readers still announce the title. `tw-step` then also reports the current screen, at the start or when `hide-header` is set later, and each change of `title` or `canGoBack` within a step. `back()` replaces the Back button.',
      },
      texts: {
        values: 'JSON object: language (en, zh, ja, ko), then our English text, then yours',
        description:
          "Your own texts in place of the element's. A text that lacks a placeholder, or has one too many, is not used, and the console says so. Never HTML. docs/texts.md has the rules, `texts.json` of the package all texts.",
      },
      hostOrigins: {
        values: 'origins, separated by spaces',
        description:
          'Other origins that may send `tw-host` messages to the element. The page, its origin and the native app may always send them.',
      },
      debug: {
        values: 'boolean',
        description:
          'For development: the console says why a call failed, for example CORS, the Content Security Policy, or a path that returns HTML. It also says which of your colours are too close to each other to be read.',
      },
    },
    events: {
      'tw-ready': { detail: {}, description: 'The first view is on screen and can be used.' },
      'tw-step': {
        detail: { step: 'string', title: 'string', canGoBack: 'boolean' },
        description:
          'The step changed. `title`: title of the screen, in the language of the element; `canGoBack`: whether the element has a screen to go back to.',
      },
      'tw-error': {
        detail: { kind: errorKind, 'code?': 'number', message: 'string' },
        description: 'An error was shown.',
      },
      'tw-navigate': {
        detail: {
          to: "'/' | '/login'",
          reason: `${commonReasons} | 'URL found.'`,
          'message?': 'string',
        },
        description:
          'The person should go to another page. The host decides; the element never navigates. `message`: the error that the person has just read, also in the `tw-error` before. An element that is closed because a token is missing or refused has a button *Sign in*, which fires the event again with `/login` and the same reason.',
      },
    },
    slots: {
      logo: 'In the title bar, at its end: your logo, up to 32 px high. It is decoration beside a title: leave its `alt` empty if your page shows your name elsewhere.',
      support:
        'Below every screen, above its main action, and below the messages of an element that is closed or could not be loaded: whom to ask, in a line or two.',
    },
    methods: {
      back: {
        parameters: {},
        returns: 'boolean',
        description:
          'Closes an open dialog, or does what the Back button of the title bar does. Returns false if there is nothing to go back to: then the host leaves. While money or a signature is being sent, the element stays and returns true.',
      },
    },
  }) as const satisfies Pick<ElementDocs, 'properties' | 'events' | 'slots' | 'methods'>)()

/** The `detail` of `tw-step`. The compiler asks for each step of the element, and for no other. */
export const stepDetail =
  <Step extends string>() =>
  <const Text extends string>(step: Whole<Step, Text>) => ({
    ...commonDocs.events['tw-step'].detail,
    step: step as Text,
  })

/** What `tw-open` says of the method EXPLORER. */
export const explorerText =
  'The person wants to see a transaction in the explorer that your server named; the address begins with https. The element opens it in another tab. In a webview, or to open it elsewhere, call `preventDefault` and open it yourself.'

/** The event of the elements that follow the reviews of a transfer. */
export const recordEvent = {
  detail: { orderNumber: 'string', status: "'Auditing' | 'Success' | 'Fail'" },
  description:
    'A transfer was reviewed, cancelled or paid, and the record or receipt on the screen has changed. `status`: status of the whole record.',
} as const satisfies EventDocs

/** The `detail` of an event of every element. */
export type CommonDetail<Type extends keyof typeof commonDocs.events> = DetailOf<
  (typeof commonDocs.events)[Type]
>

/** What every element with a token has in addition. */
export const tokenDocs = /* @__PURE__ */ (() =>
  ({
    properties: {
      getToken: {
        values: 'function: () => Promise<string>',
        description:
          'The element calls it when the server refuses the token: once for each token, and before it shows a closing message. Return a new token of the same person, or an empty string if there is none. With a new token, the element repeats reads. It sends a transfer again only if the server says that it does not know the transfer.',
      },
    },
    events: {
      'tw-error': {
        detail: { ...commonDocs.events['tw-error'].detail, 'session?': "'earlier'" },
        description:
          "An error was shown. `session`: 'earlier' if the previous person sent the request. The current person reads only that a request of an earlier session failed or has an unknown outcome.",
      },
    },
    methods: {
      ...commonDocs.methods,
      refreshToken: {
        parameters: { token: 'string' },
        description:
          'Sets a new token of the same person. Screens, input and pending requests stay, and later calls use the new token. After a refused token, the element resumes where it stopped. If there was no token before, this is the same as setting `token`; an empty token is the same as removing it. For another person, set `token`.',
      },
    },
  }) as const satisfies Pick<ElementDocs, 'properties' | 'events' | 'methods'>)()
