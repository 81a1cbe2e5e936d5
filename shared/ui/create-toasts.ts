import { infoToastMs, toastMs } from '../limits.ts'
import type { Tone } from './icons.ts'

export interface Toast {
  readonly id: number
  readonly tone: Tone
  readonly text: string
}

/** Whether a toast clamps this text. It then stays long enough to be reached by pointer or keyboard. */
export const isLong = (text: string): boolean => text.length > 160
const longToastMs = 10_000

const isFailure = ({ tone }: Toast): boolean => tone === 'error'

export interface Toasts {
  subscribe(listener: () => void): () => void
  getSnapshot(): readonly Toast[]
  show(tone: Tone, text: string): void
  clear(): void
  /**
   * The person has left a screen: its success toasts disappear. One of the same event-loop task
   * stays, because it is about the action that led to the next screen; so does a failure, which
   * must be read.
   */
  leave(): void
  /**
   * The person tries again: the failures of earlier tries disappear, and cannot cover a success.
   */
  endFailures(): void
  /** While held, no toast disappears; on release, the full time starts again. */
  hold(held: boolean): void
}

/** The toasts of one element, for `useSyncExternalStore` and `ToastRegion`. */
export function createToasts(): Toasts {
  const listeners = new Set<() => void>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let toasts: readonly Toast[] = []
  let lastId = 0
  /** The last toast that was shown before the current event-loop task. */
  let lastEarlier = 0
  let aging: ReturnType<typeof setTimeout> | undefined
  let isHeld = false

  const set = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const stop = () => {
    for (const timer of timers.values()) clearTimeout(timer)
    timers.clear()
  }
  const start = ({ id, tone, text }: Toast) => {
    const end = () => {
      timers.delete(id)
      set(toasts.filter((toast) => toast.id !== id))
    }
    const shortMs = tone === 'info' ? infoToastMs : toastMs
    timers.set(id, setTimeout(end, isLong(text) ? longToastMs : shortMs))
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => toasts,
    show(tone, text) {
      const toast: Toast = { id: ++lastId, tone, text }
      // A toast replaces one of the same text, and a failure replaces earlier successes.
      const others = toasts.filter((old) =>
        old.tone === tone ? old.text !== text : tone !== 'error' || old.tone !== 'success',
      )
      set([...others, toast])
      if (!isHeld) start(toast)
      clearTimeout(aging)
      aging = setTimeout(() => {
        lastEarlier = toast.id
      }, 0)
    },
    clear() {
      stop()
      clearTimeout(aging)
      isHeld = false
      if (toasts.length) set([])
    },
    leave() {
      set(toasts.filter(({ id, tone }) => tone !== 'success' || id > lastEarlier))
    },
    endFailures() {
      if (toasts.some(isFailure)) set(toasts.filter((toast) => !isFailure(toast)))
    },
    hold(held) {
      if (held === isHeld) return
      isHeld = held
      if (held) stop()
      else for (const toast of toasts) start(toast)
    },
  }
}
