/** The version of this package. */
export const packageVersion = '0.1.0'

/** What an element tells the app in every message. */
interface Said<Type extends string, Detail> {
  /** The tag of the element. */
  readonly element: string
  readonly type: Type
  readonly detail: Detail
}

type WithText<Detail> = Detail & Readonly<Record<string, unknown>>

/** The first view can be used. */
export type ReadyMessage = Said<'tw-ready', object>
/** The answer to `hello`. `version`: of the element. */
export type HelloMessage = Said<'tw-hello', { readonly version: string }>
/** The screen of the element. `title` is in the language of the element. */
export type StepMessage = Said<
  'tw-step',
  WithText<{ readonly title: string; readonly canGoBack: boolean }>
>
/** The person should go to another screen of the app. */
export type NavigateMessage = Said<
  'tw-navigate',
  {
    readonly to: string
    readonly reason: string
    readonly message?: string
    readonly isUsd?: boolean
  }
>
/** The person wants to pay at `url`; the component opens it in the browser. */
export type OpenMessage = Said<'tw-open', { readonly url: string; readonly method: string }>
/** The server accepted something. Amounts are decimal text. `session`: the previous person sent it. */
export type SuccessMessage = Said<
  'tw-success',
  WithText<{ readonly kind: string; readonly session?: 'earlier' }>
>
/** A review was decided. */
export type RecordMessage = Said<
  'tw-record',
  { readonly orderNumber: string; readonly status: 'Auditing' | 'Success' | 'Fail' }
>
/** An error was shown. */
export type ErrorMessage = Said<
  'tw-error',
  {
    readonly kind: string
    readonly message: string
    readonly code?: number
    readonly session?: 'earlier'
  }
>
/** The token of a sign-in: `send-token` of tw-account. */
export type TokenMessage = Said<'token', { readonly token: string }>
/** A file that the element has made. `data`: base64. */
export type FileMessage = Said<
  'tw-file',
  { readonly id: string; readonly name: string; readonly mediaType: string; readonly data: string }
>
/** A document to print. */
export type PrintMessage = Said<
  'tw-print',
  { readonly id: string; readonly name: string; readonly html: string }
>

/** An order that the person has to confirm. Amounts are decimal text. */
export type AuthorizeMessage = Said<
  'tw-authorize',
  {
    readonly id: string
    readonly confirmation: string
    readonly amount: string
    readonly currency: string
    /** `WIRE` for a bank account, `WALLET` for a friend. */
    readonly network: string
    /** The whole address, account number or wallet number. */
    readonly destination: string
    readonly fee: string
  }
>

/** What is typed in the forms, for an app that keeps it and gives it back with the token. */
export type PendingMessage = Said<'tw-pending', { readonly pending: string }>

/** What an element says, of the words that this release of the package knows. */
export type WalletMessage =
  | ReadyMessage
  | HelloMessage
  | StepMessage
  | NavigateMessage
  | OpenMessage
  | SuccessMessage
  | RecordMessage
  | ErrorMessage
  | TokenMessage
  | FileMessage
  | PrintMessage
  | AuthorizeMessage
  | PendingMessage

/** A word of another release; hand it to nothing that expects one of the known words. */
export interface OtherMessage {
  readonly element: string
  readonly type: string
  readonly detail: Readonly<Record<string, unknown>>
  readonly isOther: true
}

type FieldType = 'string' | 'boolean'

/**
 * The fields without which a message of this type is not read. By hand: generators of types make one class
 * of all messages, each field optional, and refuse values of a later release. A test compares it with the
 * schema.
 */
export const requiredFields: {
  readonly [Type in WalletMessage['type']]: Readonly<Record<string, FieldType>>
} = {
  'tw-ready': {},
  'tw-hello': { version: 'string' },
  'tw-step': { title: 'string', canGoBack: 'boolean' },
  'tw-navigate': { to: 'string', reason: 'string' },
  'tw-open': { url: 'string', method: 'string' },
  'tw-success': { kind: 'string' },
  'tw-record': { orderNumber: 'string', status: 'string' },
  'tw-error': { kind: 'string', message: 'string' },
  token: { token: 'string' },
  'tw-file': { id: 'string', name: 'string', mediaType: 'string', data: 'string' },
  'tw-print': { id: 'string', name: 'string', html: 'string' },
  'tw-authorize': {
    id: 'string',
    confirmation: 'string',
    amount: 'string',
    currency: 'string',
    network: 'string',
    destination: 'string',
    fee: 'string',
  },
  'tw-pending': { pending: 'string' },
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads a message of the page; undefined for anything that is not one of an element. */
export function readMessage(text: string): WalletMessage | OtherMessage | undefined {
  const message = parse(text)
  if (!isRecord(message) || message.source !== 'tw' || message.v !== 1) return undefined
  const { element, type, detail } = message
  if (typeof element !== 'string' || typeof type !== 'string' || !isRecord(detail)) return undefined
  if (!Object.hasOwn(requiredFields, type)) return { element, type, detail, isOther: true }
  const fields = Object.entries(requiredFields[type as WalletMessage['type']])
  if (!fields.every(([name, expected]) => typeof detail[name] === expected)) return undefined
  return { element, type, detail } as WalletMessage
}

export const isOther = (message: WalletMessage | OtherMessage): message is OtherMessage =>
  'isOther' in message

/** What the app says to an element, as its JSON. */
const say = (type: string, fields: object = {}): string =>
  JSON.stringify({ source: 'tw-host', v: 1, type, ...fields })

export const sayHello = (capabilities: readonly string[]): string =>
  say('hello', {
    host: { name: 'trading-wallet-react-native', version: packageVersion },
    capabilities,
  })
/** @param pending what the element has asked the app to keep; empty: nothing */
export const sayToken = (token: string, samePerson: boolean, pending = ''): string =>
  say('token', { token, ...(samePerson && { samePerson }), ...(pending && { pending }) })
export const sayLanguage = (lang: string): string => say('lang', { lang })
export const sayTheme = (theme: 'dark' | 'light' | 'system'): string => say('theme', { theme })
export const sayBack = (): string => say('back')
export const sayClose = (): string => say('close')
/** @param proof to a `tw-authorize`: what the app says for the server */
export const sayAnswer = (id: string, ok: boolean, proof?: string): string =>
  say('answer', { id, ok, ...(proof !== undefined && { proof }) })
