/**
 * What an element takes: its attributes and properties, their parsing and their types. The docs
 * beside it describe them and the events; no element is built with those.
 */
export interface Declaration {
  readonly tag: `tw-${string}`
  /**
   * By property name; attributes are `kebab-case`, or `flatcase` as HTML reads a camelCase name.
   */
  readonly properties: Readonly<Record<string, PropertyDeclaration>>
}

export type PropertyDeclaration =
  | { readonly type: 'text'; readonly default: string }
  | { readonly type: 'boolean'; readonly default: false }
  | { readonly type: 'choice'; readonly default: string; readonly choices: readonly string[] }
  /** A function of the page; it has no attribute. */
  | {
      readonly type: 'callback'
      readonly takes: 'text: string' | ''
      readonly returns: 'void' | 'Promise<string>'
      readonly default: null
    }
  /** A JSON object in the attribute, an object in the property. */
  | { readonly type: 'record'; readonly default: Readonly<Record<string, string>> }
  /** Records by language, likewise. */
  | { readonly type: 'records'; readonly default: Readonly<Record<string, never>> }

type ValueOf<P extends PropertyDeclaration> = P extends { type: 'boolean' }
  ? boolean
  : P extends { type: 'choice'; choices: readonly (infer Choice)[] }
    ? Choice
    : P extends { type: 'record' }
      ? Readonly<Record<string, string>>
      : P extends { type: 'records' }
        ? Readonly<Record<string, Readonly<Record<string, string>>>>
        : P extends { type: 'callback'; takes: infer Takes; returns: infer Returns }
          ?
              | ((
                  ...taken: Takes extends '' ? [] : [text: string]
                ) => Returns extends 'void' ? void : Promise<string>)
              | null
          : string

/** The properties of an element as TypeScript sees them. */
export type PropertiesOf<D extends Declaration> = {
  -readonly [Name in keyof D['properties']]: ValueOf<NonNullable<D['properties'][Name]>>
}

/** The parsed properties of an element; each change makes a new, frozen object. */
export type Properties<D extends Declaration> = Readonly<PropertiesOf<D>>

/** What a page can call, as TypeScript sees it. */
export type MethodsOf<D extends Declaration> = { back(): boolean } & (D['properties'] extends {
  token: unknown
}
  ? { refreshToken(token: string): void }
  : unknown)

/** Returns the declaration with its literal types. */
export const declareElement = <const D extends Declaration>(declaration: D): D => declaration

/** The properties of an element that needs a token. */
export const tokenProperty = {
  token: { type: 'text', default: '' },
  getToken: { type: 'callback', takes: '', returns: 'Promise<string>', default: null },
} as const satisfies Declaration['properties']

/** The properties of every element. */
export const commonProperties = {
  appLang: { type: 'text', default: 'en' },
  theme: { type: 'choice', default: 'dark', choices: ['dark', 'light', 'system', 'inherit'] },
  ornament: { type: 'choice', default: 'full', choices: ['full', 'quiet', 'none'] },
  apiBase: { type: 'text', default: '' },
  apiPaths: { type: 'record', default: {} },
  withoutIdempotencyKey: { type: 'boolean', default: false },
  hideHeader: { type: 'boolean', default: false },
  texts: { type: 'records', default: {} },
  hostOrigins: { type: 'text', default: '' },
  debug: { type: 'boolean', default: false },
} as const satisfies Declaration['properties']

/** The properties of every element, and those of a token, which only some take. */
export type CommonDeclaration = Declaration & {
  readonly properties: typeof commonProperties & Partial<typeof tokenProperty>
}
