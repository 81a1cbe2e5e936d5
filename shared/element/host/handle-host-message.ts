import { forgetKept } from '../../api/storage/forget-kept.ts'
import { openSessionStorage } from '../../api/storage/session-storage.ts'
import type { FirstPaint } from '../entry/first-paint.ts'
import type { HostLink } from './host-link.ts'
import { readInboundMessage } from './inbound-message.ts'

/** An element as the page sees it. */
interface HostedElement extends HTMLElement {
  token?: string
  appLang: string
  theme: string
  back(): boolean
  refreshToken?(token: string): void
}

type Sender = Pick<MessageEvent, 'data' | 'origin' | 'source'>

/**
 * Whether the sender of a message is allowed: the page itself, its origin, the native app (which
 * has neither window nor origin), or an origin that the page has allowed. The origin `null` is
 * never allowed, because every file and every sandboxed frame has it.
 */
export const isAllowed = (
  { origin, source }: Pick<MessageEvent, 'origin' | 'source'>,
  hostOrigins: string,
): boolean =>
  source === window ||
  (source === null && origin === '') ||
  (origin !== 'null' && [location.origin, ...hostOrigins.split(/\s+/)].includes(origin))

interface Receiver extends Pick<FirstPaint, 'element' | 'emit'> {
  /** The origins that may send messages. */
  readonly hostOrigins: string
  readonly link: Pick<HostLink, 'hello' | 'answer' | 'giveBack'>
}

/** Carries out a message of the host; ignores every other message. */
export function handleHostMessage(
  event: Sender,
  { element: host, emit, hostOrigins, link }: Receiver,
): void {
  const element = host as HostedElement
  if (!isAllowed(event, hostOrigins)) return
  const message = readInboundMessage(event.data)
  if (!message || (message.element ?? element.localName) !== element.localName) return
  switch (message.type) {
    case 'token':
      if (!('token' in element)) return
      // Before the token, whose person finds it in the forms.
      if (message.pending !== undefined) link.giveBack(message.pending)
      if (message.samePerson) element.refreshToken?.(message.token)
      else element.token = message.token
      return
    case 'lang':
      element.appLang = message.lang
      return
    case 'theme':
      element.theme = message.theme
      return
    case 'back':
      if (!element.back()) emit('tw-navigate', { to: '/', reason: 'back' })
      return
    case 'hello':
      link.hello(message.capabilities)
      return
    case 'answer':
      link.answer(message.id, message.ok, message.proof)
      return
    case 'close': {
      if ('token' in element) {
        element.token = ''
        return
      }
      forgetKept(element.localName, openSessionStorage())
      // An element without a token keeps nothing else when it is removed.
      const place = document.createComment('')
      element.replaceWith(place)
      queueMicrotask(() => queueMicrotask(() => place.replaceWith(element)))
    }
  }
}
