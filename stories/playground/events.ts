import type { ElementName } from '../../elements/elements.ts'
import type { Detail, EventsOf } from '../../elements/jsx.ts'
import type { commonDocs } from '../../shared/element/element-docs.ts'
import type { ElementInstance } from './instances.ts'

type CommonType = keyof typeof commonDocs.events
type EventName = CommonType | 'tw-success' | 'tw-record' | 'tw-balances' | 'tw-open'

/** A description of each event. The compiler requires one for each declared event. */
const words: { readonly [Type in CommonType]: (detail: Detail<'transfer', Type>) => string } = {
  'tw-ready': () => 'The first view can be used.',
  'tw-step': ({ step }) => `Now at ${step}.`,
  'tw-error': ({ message }) => `The person was shown: ${message}`,
  'tw-navigate': ({ to, reason }) => `The host would now go to ${to} (${reason}).`,
}

const recordWords = ({ orderNumber, status }: Detail<'wallet', 'tw-record'>) =>
  `Order ${orderNumber} has changed: ${status}.`

/** Events that not every element has. */
const ownWords: {
  readonly [Name in ElementName]: {
    readonly [Type in Exclude<keyof EventsOf[Name], CommonType>]: (
      detail: Detail<Name, Type>,
    ) => string
  }
} = {
  transfer: {
    'tw-success': ({ kind, amount, orderNumber }) =>
      `Accepted: ${kind} of ${amount}${orderNumber ? `, order ${orderNumber}` : ''}.`,
    'tw-record': recordWords,
    'tw-open': ({ url }) => `The host may open ${url}; otherwise another tab does.`,
  },
  'fund-lookup': {
    'tw-success': ({ kind }) => `Found: ${kind}. What was found stays in the element.`,
  },
  contract: {
    'tw-success': ({ kind, number, signedAt }) =>
      `Accepted: ${kind} of ${number}${signedAt ? `, ${signedAt}` : ''}.`,
  },
  account: {
    'tw-success': ({ kind }) => `Done: ${kind}. The token goes to onToken alone.`,
  },
  wallet: {
    'tw-success': ({ kind, amount, orderNumber }) =>
      `Accepted: ${[kind, amount, orderNumber].filter(Boolean).join(', ')}.`,
    'tw-record': recordWords,
    'tw-balances': ({ hidden }) => `Balances are ${hidden ? 'hidden' : 'shown'}.`,
  },
}

export const eventNames = [
  ...Object.keys(words),
  'tw-success',
  'tw-record',
  'tw-balances',
  'tw-open',
] as EventName[]

/** One line of the log: an element's event, or an action of the host. */
export interface LogEntry {
  /** Title of the instance. */
  readonly instance: string
  readonly type: EventName | 'host'
  readonly words: string
  /** JSON; absent for an action of the host. */
  readonly detail?: string
}

export function describeEvent({ element, title }: ElementInstance, event: Event): LogEntry {
  const type = event.type as EventName
  const { detail } = event as CustomEvent<never>
  const all: Readonly<Partial<Record<EventName, (detail: never) => string>>> = {
    ...words,
    ...ownWords[element],
  }
  return { instance: title, type, words: all[type]?.(detail) ?? '', detail: JSON.stringify(detail) }
}
