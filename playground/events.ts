import type { DetailOf, EventManual } from '../shared/element/declaration.ts'
import type { TransferEvents } from '../widgets/transfer/declaration.ts'
import type { Mode } from './settings.ts'

export type EventName = keyof TransferEvents & `tw-${string}`

type Words = {
  readonly [Name in EventName]: (
    detail: TransferEvents[Name] extends Pick<EventManual, 'detail'>
      ? DetailOf<TransferEvents[Name]>
      : never,
  ) => string
}

/** What each event tells a host, in words. The compiler asks for each event of the declaration. */
const words: Words = {
  'tw-ready': () => 'The first view can be used.',
  'tw-step': ({ step }) => `Now at ${step}.`,
  'tw-success': ({ kind, amount, orderNumber }) =>
    `Accepted: ${kind} of ${amount}${orderNumber ? `, order ${orderNumber}` : ''}.`,
  'tw-error': ({ message }) => `The person was shown: ${message}`,
  'tw-navigate': ({ to, reason }) => `The host would now go to ${to} (${reason}).`,
}

export const eventNames = Object.keys(words) as EventName[]

/** One line of the log: what an element said, or what the host did to it. */
export interface LogEntry {
  readonly mode: Mode
  readonly type: EventName | 'host'
  readonly words: string
  /** JSON; absent for what the host did. */
  readonly detail?: string
}

export function describeEvent(mode: Mode, event: Event): LogEntry {
  const type = event.type as EventName
  const { detail } = event as CustomEvent<never>
  return { mode, type, words: words[type](detail), detail: JSON.stringify(detail) }
}
