import { addressOf, originOf, type PageOptions } from './address'
import {
  type AuthorizeMessage,
  type FileMessage,
  isOther,
  type NavigateMessage,
  type OtherMessage,
  type PrintMessage,
  readMessage,
  sayAnswer,
  sayBack,
  sayHello,
  sayToken,
  type WalletMessage,
} from './messages'

/** What the view has to do. */
export type Effect =
  /** Send this JSON to the page, now. */
  | { readonly do: 'tell'; readonly message: string }
  /** Ask the app for a token, and hand it to `answer` with this request. */
  | { readonly do: 'ask token'; readonly request: TokenRequest }
  | { readonly do: 'open outside'; readonly url: string }
  /** Offer the file to the person, and send what `done` returns. */
  | { readonly do: 'share'; readonly file: FileMessage['detail'] }
  /** Print the document, and send what `done` returns. */
  | { readonly do: 'print'; readonly document: PrintMessage['detail'] }
  /** Let the person confirm the order, and send what `done` returns. */
  | { readonly do: 'authorize'; readonly order: AuthorizeMessage['detail'] }
  | { readonly do: 'give token'; readonly token: string }
  | { readonly do: 'report'; readonly message: WalletMessage | OtherMessage }
  | { readonly do: 'leave'; readonly reason: string; readonly to: string }

export interface TokenRequest {
  /** The same person continues with a new token. */
  readonly isRenewal: boolean
  /** Which page asked: a later one asks again by itself. */
  readonly page: number
}

/** Where an address is opened. */
export type Destination = 'here' | 'outside' | 'nowhere'

export interface ProtocolOptions extends PageOptions {
  /** Words of the `hello`: what the app can do. */
  readonly capabilities: readonly string[]
}

/** After so many ends of its process within a minute, a page is not loaded again by itself. */
const mostReloads = 2
/** After so many renewals within a minute, the server refuses every token, and the person signs in. */
const mostRenewals = 3
const minuteMs = 60_000

const withinAMinute = (times: readonly number[], now: number): readonly number[] => [
  ...times.filter((at) => now - at < minuteMs),
  now,
]

/**
 * The rules between a page with an element and the app around it. It knows no React Native: the view
 * carries out what it returns. It holds no token: a token is sent to the page that asked for it, or
 * dropped if that page is gone.
 */
export class WalletProtocol {
  readonly address: string
  readonly origin: string
  readonly #capabilities: readonly string[]
  #page = 0
  #hasSpoken = false
  #wasAnswered = false
  #canGoBack = false
  /** Kept over the end of the page's process, for an app that says `pending`. */
  #pending = ''
  #crashes: readonly number[] = []
  #renewals: readonly number[] = []

  constructor(options: ProtocolOptions) {
    const { address, origin } = addressOf(options)
    this.address = address
    this.origin = origin
    this.#capabilities = options.capabilities
  }

  /** The element has a screen to go back to. */
  get canGoBack(): boolean {
    return this.#canGoBack
  }

  /** The page has spoken since it was loaded. */
  get isAlive(): boolean {
    return this.#hasSpoken
  }

  /** A page begins to load: what the last one said no longer counts. */
  pageStarted(): void {
    this.#page++
    this.#hasSpoken = false
    this.#wasAnswered = false
    this.#canGoBack = false
  }

  /** Hears a message. One of another origin, or that is none of an element, has no effect. */
  receive(text: string, url: string): readonly Effect[] {
    if (originOf(url) !== this.origin) return []
    const message = readMessage(text)
    if (!message) return []
    // First, so that the element knows what the app can do before a person can use it.
    const hello: readonly Effect[] = this.#hasSpoken
      ? []
      : [{ do: 'tell', message: sayHello(this.#capabilities) }]
    this.#hasSpoken = true
    return [...hello, ...this.#effectsOf(message)]
  }

  #effectsOf(message: WalletMessage | OtherMessage): readonly Effect[] {
    const report: Effect = { do: 'report', message }
    if (isOther(message)) return [report]
    switch (message.type) {
      // No listener gets these five: they hold what only this person may read.
      case 'token':
        return [{ do: 'give token', token: message.detail.token }]
      case 'tw-file':
        return [{ do: 'share', file: message.detail }]
      case 'tw-print':
        return [{ do: 'print', document: message.detail }]
      case 'tw-authorize':
        return [{ do: 'authorize', order: message.detail }]
      case 'tw-pending':
        this.#pending = message.detail.pending
        return []
      case 'tw-step':
        this.#canGoBack = message.detail.canGoBack
        return [report]
      case 'tw-open': {
        const { url } = message.detail
        const isSafe = this.destinationOf(url) !== 'nowhere'
        return isSafe ? [report, { do: 'open outside', url }] : [report]
      }
      case 'tw-navigate':
        return [report, ...this.#navigate(message)]
      default:
        return [report]
    }
  }

  #navigate({ element, detail: { reason, to } }: NavigateMessage): readonly Effect[] {
    const leave: Effect = { do: 'leave', reason, to }
    const ask = (isRenewal: boolean): Effect => ({
      do: 'ask token',
      request: { isRenewal, page: this.#page },
    })
    // Both by itself and by *Sign in* of the closed element.
    if (reason === 'auth') return [ask(true)]
    // *Sign in* alone.
    if (to === '/login') return [leave]
    switch (reason) {
      case 'no-token':
        return [ask(false)]
      case 'URL found.':
        // A contract without its link says this too. Said again, the link is not valid.
        return this.#wasAnswered ? [leave] : [ask(false)]
      case 'withdraw':
        // tw-transfer has opened the withdrawal of USD by itself.
        return element === 'tw-transfer' ? [] : [leave]
      default:
        return [leave]
    }
  }

  /**
   * The app's answer to `ask token`; without a token, the person has to sign in.
   *
   * @param now milliseconds
   */
  answer(
    { isRenewal, page }: TokenRequest,
    token: string | null | undefined,
    now = Date.now(),
  ): readonly Effect[] {
    if (page !== this.#page) return []
    if (isRenewal) this.#renewals = withinAMinute(this.#renewals, now)
    const isRefusedAgain = isRenewal && this.#renewals.length > mostRenewals
    if (!token || isRefusedAgain)
      return [{ do: 'leave', reason: isRenewal ? 'auth' : 'no-token', to: '/login' }]
    this.#wasAnswered = true
    return [{ do: 'tell', message: sayToken(token, isRenewal, this.#pending) }]
  }

  /** What became of a file, a document or an order to be confirmed. */
  done(id: string, isDone: boolean, proof?: string): Effect {
    return { do: 'tell', message: sayAnswer(id, isDone, proof) }
  }

  /** *Back*: a step of the element, or out of the screen. */
  back(): Effect {
    return this.#canGoBack
      ? { do: 'tell', message: sayBack() }
      : { do: 'leave', reason: 'back', to: '/' }
  }

  /** Where an address of the page is opened. A file of the page (`blob:`) is no page. */
  destinationOf(url: string): Destination {
    if (originOf(url) === this.origin) return 'here'
    return /^(https:\/\/|mailto:|tel:)/i.test(url) ? 'outside' : 'nowhere'
  }

  /**
   * The process of the page has ended. Returns whether to load the page again; a page that ends its
   * process again and again is not.
   *
   * @param now milliseconds
   */
  processGone(now: number): boolean {
    this.pageStarted()
    this.#crashes = withinAMinute(this.#crashes, now)
    return this.#crashes.length <= mostReloads
  }

  /** Runs in the page: gives it a message, if it is still the page of this origin. */
  scriptOf(message: string): string {
    const origin = JSON.stringify(this.origin)
    // JSON is JavaScript but for these two characters in old engines.
    const text = JSON.stringify(message)
      .replace(/\u2028/g, '\\u2028')
      .replace(/\u2029/g, '\\u2029')
    return `if (location.origin === ${origin}) window.postMessage(${text}, ${origin}); true`
  }
}

const longestName = 120

/** A name of a page as the name of a file: no folder, nothing hidden, not empty. */
export function safeName(name: string): string {
  const clean = [...name]
    .map((each) => (/[/\\:*?"<>|\u007f\u202a-\u202e]/.test(each) || each < ' ' ? '_' : each))
    .join('')
    .replace(/^[. ]+/, '')
  return clean.slice(-longestName) || 'file'
}
