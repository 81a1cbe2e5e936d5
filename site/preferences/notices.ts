import { keepNotice, readNotice } from './preferences.ts'

/**
 * The reasons for a notice: some of `tw-navigate`, a sign-in that the browser could not keep, a
 * sign-out, and a bank account that was bound.
 */
export const noticeReasons = [
  'auth',
  'forbidden',
  'no-token',
  'not-kept',
  'signed-out',
  'signed-out-here',
  'card-bound',
] as const

export type NoticeReason = (typeof noticeReasons)[number]

/** An important message: shown on one page until it is dismissed or the visitor leaves the page. */
export interface Notice {
  readonly reason: NoticeReason
  /** The message that the element showed; absent if it showed none. */
  readonly message?: string | undefined
  /** The language of that message; in the others, the notice has the text of its reason. */
  readonly language?: string
  /** Path of the page that shows it, without its language. */
  readonly at: string
  /** Path of the element's page with its query, without its language. */
  readonly from: string
}

/** Whether the notice confirms what the visitor did, so that nothing is left to do. */
export const isConfirmation = ({ reason }: Notice): boolean =>
  reason === 'signed-out' || reason === 'signed-out-here' || reason === 'card-bound'

export interface Notices {
  getSnapshot(): Notice | undefined
  subscribe(onChange: () => void): () => void
  /** Shows a notice once its page is on screen, also after a reload. */
  show(notice: Notice): void
  dismiss(): void
  /** Whether the notice has not been on screen yet. */
  isNew(): boolean
  /** Call this once the notice is on screen. */
  seen(): void
}

const isNotice = (value: unknown): value is Notice => {
  const { reason, message = '', at, from } = Object(value) as Partial<Record<string, unknown>>
  return (
    noticeReasons.some((known) => known === reason) &&
    [message, at, from].every((part) => typeof part === 'string')
  )
}

const readKept = (): Notice | undefined => {
  try {
    const kept: unknown = JSON.parse(readNotice())
    return isNotice(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** One notice at a time; session storage keeps it over a reload and a change of language. */
export function createNotices(): Notices {
  const listeners = new Set<() => void>()
  let current = readKept()
  let isNew = false
  const set = (notice: Notice | undefined) => {
    current = notice
    isNew = notice !== undefined
    keepNotice(notice ? JSON.stringify(notice) : '')
    for (const listener of listeners) listener()
  }
  return {
    getSnapshot: () => current,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    show: set,
    dismiss: () => set(undefined),
    isNew: () => isNew,
    seen() {
      isNew = false
    },
  }
}
