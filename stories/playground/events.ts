import type { commonManual } from '../../shared/element/entry/declaration.ts'
import type { Detail, ElementName, EventsOf } from './elements.ts'
import type { ElementInstance } from './instances.ts'

type CommonType = keyof typeof commonManual.events
export type EventName = CommonType | 'tw-success'

/** What each event tells a host, in words. The compiler asks for each event of the declarations. */
const words: { readonly [Type in CommonType]: (detail: Detail<'transfer', Type>) => string } = {
  'tw-ready': () => 'The first view can be used.',
  'tw-step': ({ step }) => `Now at ${step}.`,
  'tw-error': ({ message }) => `The person was shown: ${message}`,
  'tw-navigate': ({ to, reason }) => `The host would now go to ${to} (${reason}).`,
}

/** Of each element, the events it has beside those that all have. */
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
  },
  'fund-lookup': {
    'tw-success': ({ kind }) => `Found: ${kind}. What was found stays in the element.`,
  },
  contract: {
    'tw-success': ({ kind, number, signedAt }) =>
      `Accepted: ${kind} of ${number}${signedAt ? `, ${signedAt}` : ''}.`,
  },
}

export const eventNames = [...Object.keys(words), 'tw-success'] as EventName[]

/** One line of the log: what an element said, or what the host did to it. */
export interface LogEntry {
  /** Title of the instance. */
  readonly instance: string
  readonly type: EventName | 'host'
  readonly words: string
  /** JSON; absent for what the host did. */
  readonly detail?: string
}

export function describeEvent({ element, title }: ElementInstance, event: Event): LogEntry {
  const type = event.type as EventName
  const { detail } = event as CustomEvent<never>
  const say = { ...words, ...ownWords[element] }[type]
  return { instance: title, type, words: say(detail), detail: JSON.stringify(detail) }
}
