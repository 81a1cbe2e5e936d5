import type { Declaration } from './entry/declaration.ts'

/**
 * The documentation of an element, and its events: `docs.ts` of a widget. The manifest for editors,
 * types for embedders and tables of the README come from it; no element loads it.
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
  /** Where its pictures come from; a content security policy of the page must allow each. */
  readonly pictures: readonly PictureSource[]
  /** What a page can call. An element that takes a token has `refreshToken`. */
  readonly methods?: Readonly<Record<string, MethodDocs>>
}

/** `server`: the origin of the calls. The others are schemes of pictures that the element makes. */
export type PictureSource = 'server' | 'data:' | 'blob:'

export interface MethodDocs {
  readonly description: string
  /** Each parameter as a TypeScript type in text. Methods return nothing. */
  readonly parameters: Readonly<Record<string, string>>
}

export interface EventDocs {
  readonly description: string
  /** Fields of `detail`, each as a TypeScript type in text; a name that ends in `?` is optional. */
  readonly detail: Readonly<Record<string, string>>
}

/** The compiler asks for each property. */
export const documentElement = <D extends Declaration, const M extends ElementDocs<D>>(
  _declaration: D,
  docs: M,
): M => docs

type TypeOf<Text extends string> = Text extends 'string'
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
        'Paths of single calls on your server where they differ, by the names in `shared/api/endpoints.ts`.',
    },
    allowIdempotencyKey: {
      values: 'boolean',
      description:
        'Your server on another origin accepts the `Idempotency-Key` header (CORS). On the own origin it is always sent.',
    },
  },
  events: {
    'tw-ready': { detail: {}, description: 'The first view is on screen and can be used.' },
    'tw-step': { detail: { step: 'string' }, description: 'The step changed.' },
    'tw-error': {
      detail: { kind: 'string', 'code?': 'number', message: 'string' },
      description: 'An error was shown.',
    },
    'tw-navigate': {
      detail: { to: 'string', reason: 'string', 'message?': 'string' },
      description:
        'The person should go elsewhere. The host page decides; the element never moves it. `message`: the error that was shown, in their language; `tw-error` said it just before.',
    },
  },
} as const satisfies Pick<ElementDocs, 'properties' | 'events'>

/** The further events and methods of every element with a token. */
export const tokenDocs = {
  events: {
    'tw-error': {
      detail: { ...commonDocs.events['tw-error'].detail, 'session?': "'earlier'" },
      description:
        "An error was shown. `session`: 'earlier' where it is about what the person before had sent; the person on screen reads that something of an earlier session failed or is not known, and no more.",
    },
  },
  methods: {
    refreshToken: {
      parameters: { token: 'string' },
      description:
        'The same person goes on with this token: screens, what was typed and what is under way stay, and calls from now on carry it. After a refused token it goes on where it stopped. Without a token before, as setting `token`; empty, as removing it. Setting `token` itself means another person.',
    },
  },
} as const satisfies Pick<ElementDocs, 'events' | 'methods'>
