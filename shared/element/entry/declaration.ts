/**
 * What an element takes and says: attributes, properties, their parsing and types, events, the
 * custom-elements manifest and the README's tables all come from `declaration.ts` of a widget. It
 * holds two objects, since the words of the second would weigh on every page that has the element.
 */
export interface Declaration {
  readonly tag: `tw-${string}`
  /** By property name; the attributes are `kebab-case` and, as HTML writes JSX's spelling, `flatcase`. */
  readonly properties: Readonly<Record<string, PropertyDeclaration>>
}

export type PropertyDeclaration =
  | { readonly type: 'text'; readonly default: string }
  | { readonly type: 'boolean'; readonly default: false }
  | { readonly type: 'choice'; readonly default: string; readonly choices: readonly string[] }
  /** A function of the page; it has no attribute. */
  | { readonly type: 'callback'; readonly default: null }
  /** A JSON object in the attribute, an object in the property. */
  | { readonly type: 'record'; readonly default: Readonly<Record<string, string>> }

/** The words to a declaration, and its events. */
export interface Manual<D extends Declaration = Declaration> {
  readonly summary: string
  readonly properties: {
    readonly [Name in keyof D['properties']]: {
      /** Its values in words. */
      readonly values: string
      readonly description: string
    }
  }
  readonly events: Readonly<Record<`tw-${string}`, EventManual>>
  /** What a page can call. An element that takes a token has `refreshToken`. */
  readonly methods?: Readonly<Record<string, MethodManual>>
}

export interface MethodManual {
  readonly description: string
  /** Each parameter as a TypeScript type in text. Methods return nothing. */
  readonly parameters: Readonly<Record<string, string>>
}

export interface EventManual {
  readonly description: string
  /** Fields of `detail`, each as a TypeScript type in text; a name that ends in `?` is optional. */
  readonly detail: Readonly<Record<string, string>>
}

type ValueOf<P extends PropertyDeclaration> = P extends { type: 'boolean' }
  ? boolean
  : P extends { type: 'choice'; choices: readonly (infer Choice)[] }
    ? Choice
    : P extends { type: 'record' }
      ? Readonly<Record<string, string>>
      : P extends { type: 'callback' }
        ? ((text: string) => Promise<string>) | null
        : string

/** The properties of an element as TypeScript sees them. */
export type PropertiesOf<D extends Declaration> = {
  -readonly [Name in keyof D['properties']]: ValueOf<D['properties'][Name]>
}

/** What a page can call, as TypeScript sees it. */
export type MethodsOf<D extends Declaration> = D['properties'] extends { token: unknown }
  ? { refreshToken(token: string): void }
  : unknown

/** What every element's code needs to know of its interface. */
export const declareElement = <const D extends Declaration>(declaration: D): D => declaration

/** The words to a declaration; the compiler asks for each property. No element loads them. */
export const describeElement = <D extends Declaration, const M extends Manual<D>>(
  _declaration: D,
  manual: M,
): M => manual

type TypeOf<Text extends string> = Text extends 'string'
  ? string
  : Text extends 'number'
    ? number
    : Text extends `'${infer Literal}'`
      ? Literal
      : unknown

/** The `detail` of an event as TypeScript sees it; a name that ends in `?` is optional. */
export type DetailOf<E extends Pick<EventManual, 'detail'>> = {
  [Name in keyof E['detail'] as Name extends `${string}?` ? never : Name]: TypeOf<E['detail'][Name]>
} & {
  [Name in keyof E['detail'] as Name extends `${infer Optional}?` ? Optional : never]?: TypeOf<
    E['detail'][Name]
  >
}

/** The token of an element that needs one. */
export const tokenProperty = {
  token: { type: 'text', default: '' },
} as const satisfies Declaration['properties']

/** What every element takes (architecture: "What every element takes"). */
export const commonProperties = {
  appLang: { type: 'text', default: 'en' },
  theme: { type: 'choice', default: 'dark', choices: ['dark', 'light', 'system'] },
  apiBase: { type: 'text', default: '' },
  apiPaths: { type: 'record', default: {} },
  allowIdempotencyKey: { type: 'boolean', default: false },
} as const satisfies Declaration['properties']

export const commonManual = {
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
} as const satisfies Pick<Manual, 'properties' | 'events'>

/** What every element with a token says and can be told beside that. */
export const tokenManual = {
  events: {
    'tw-error': {
      detail: { ...commonManual.events['tw-error'].detail, 'session?': "'earlier'" },
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
} as const satisfies Pick<Manual, 'events' | 'methods'>
