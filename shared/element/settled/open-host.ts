import type { Declaration } from '../entry/declaration.ts'
import type { FirstPaint } from '../entry/first-paint.ts'
import type { CommonDeclaration } from '../model/base-state.ts'
import { findAttributeWarnings } from './attribute-warnings.ts'

/**
 * Receives messages of the host, warns of its mistakes, and notices when its page is visible again;
 * loaded once the first view is drawn.
 */
export interface Host {
  /** Handles a `message` event of the window. */
  receive(event: MessageEvent): void
  /** The properties changed. */
  update(): void
  /** The element is back on the page. */
  resume(): void
  /** Puts open dialogs and toasts back into the top layer: a removal takes them out of it. */
  raise(): void
  /** Closes the dialog that was opened last; false if there is none. */
  closeDialog(): boolean
}

/**
 * How long a native app may take to add its bridge: milliseconds between tries, 25 seconds in all.
 */
const tries = [50, 100, 200, 400, 800, 1600, 3200, 6400, 12_800]

/** After how long in the background the figures on screen are loaded again, in milliseconds. */
const awayMs = 60_000

/**
 * @param presence aborts when the element is removed
 * @param onVisibleAgain the page was in the background for a while
 */
export function openHost(
  declaration: Declaration,
  firstPaint: FirstPaint<CommonDeclaration>,
  presence: () => AbortSignal,
  onVisibleAgain: () => void,
): Host {
  const { element, deliver } = firstPaint
  /** Warnings up to now: each is logged once. */
  const logged = new Set<string>()

  const warn = (warning: string) => {
    if (logged.has(warning)) return
    logged.add(warning)
    console.warn(`<${element.localName}> ${warning}`)
  }
  const update = () => {
    const warnings = findAttributeWarnings(element, declaration, firstPaint.locale())
    warnings.forEach(warn)
    const { apiPaths } = firstPaint.properties()
    if (Object.keys(apiPaths).length === 0) return
    import('../host/path-names.ts').then(
      ({ unknownPaths }) => unknownPaths(apiPaths).forEach(warn),
      () => undefined,
    )
  }

  const resume = () => {
    const signal = presence()
    /** By the clock of the device, which can be set back: that of the page may stop meanwhile. */
    let hiddenAt: number | undefined
    const look = () => {
      const before = hiddenAt
      hiddenAt = document.visibilityState === 'hidden' ? Date.now() : undefined
      if (!hiddenAt && before && Math.abs(Date.now() - before) >= awayMs) onVisibleAgain()
    }
    look()
    document.addEventListener('visibilitychange', look, { signal })
    let timer: ReturnType<typeof setTimeout> | undefined
    const tryFrom = (at: number) => {
      if (signal.aborted || deliver() || at === tries.length) return
      timer = setTimeout(tryFrom, tries[at], at + 1)
    }
    signal.addEventListener('abort', () => clearTimeout(timer))
    // Flutter dispatches this event when its side is ready.
    addEventListener('flutterInAppWebViewPlatformReady', deliver, { signal })
    tryFrom(0)
  }

  const openDialogs = () => [...(element.shadowRoot?.querySelectorAll('dialog[open]') ?? [])]

  update()
  resume()
  return {
    raise() {
      for (const dialog of openDialogs() as HTMLDialogElement[]) {
        if (dialog.matches(':modal')) continue
        dialog.removeAttribute('open')
        dialog.showModal()
      }
      // Above the dialogs.
      const notices = element.shadowRoot?.querySelector<HTMLElement>('[popover]')
      if (notices?.showPopover && !notices.matches(':popover-open')) notices.showPopover()
    },
    closeDialog() {
      const dialog = openDialogs().at(-1)
      dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))
      return dialog !== undefined
    },
    update,
    resume,
    async receive(event) {
      if (!mentionsHost(event.data)) return
      const { handleHostMessage } = await import('../host/handle-host-message.ts')
      if (!presence().aborted) handleHostMessage(event, firstPaint)
    },
  }
}

/** Whether a message may be one of a host; `handle-host-message.ts` parses it. */
const mentionsHost = (data: unknown): boolean =>
  typeof data === 'string'
    ? data.includes('"tw-host"')
    : typeof data === 'object' && data !== null && 'source' in data && data.source === 'tw-host'
