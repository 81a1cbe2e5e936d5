import type { CommonDeclaration, Declaration, Properties } from '../entry/declaration.ts'
import type { FirstPaint } from '../entry/first-paint.ts'
import { localeOf } from '../entry/properties.ts'
import { findAttributeWarnings } from './attribute-warnings.ts'
import type { HostLink } from './host-link.ts'
import { unknownPaths } from './path-names.ts'

/**
 * Receives messages of the host, warns of its mistakes, and notices when its page is visible again.
 */
interface Host {
  /** Warns of what is wrong with these properties. */
  update(properties: Properties<CommonDeclaration>): void
  /** The element is on the page until `presence` aborts. */
  listen(presence: AbortSignal): void
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

/** @param onVisibleAgain the page was in the background for a while */
export function openHost(
  declaration: Declaration,
  { element, deliver, emit }: Pick<FirstPaint, 'element' | 'deliver' | 'emit'>,
  link: HostLink,
  onVisibleAgain: () => void,
): Host {
  /** The origins that may send messages. */
  let hostOrigins = ''
  /** Warnings up to now: each is logged once. */
  const logged = new Set<string>()

  const warn = (warning: string) => {
    if (logged.has(warning)) return
    logged.add(warning)
    console.warn(`<${element.localName}> ${warning}`)
  }

  const checkColours = (theme: string) => {
    import('./contrast-warnings.ts')
      .then(({ contrastWarnings, withUsedColours }) => {
        const { shadowRoot } = element
        const warnings = shadowRoot && withUsedColours(shadowRoot, theme, contrastWarnings)
        for (const warning of warnings ?? []) warn(warning)
      })
      .catch(() => undefined)
  }

  const receive = async (event: MessageEvent, presence: AbortSignal) => {
    if (!mentionsHost(event.data)) return
    const { handleHostMessage } = await import('./handle-host-message.ts')
    if (!presence.aborted) handleHostMessage(event, { element, emit, hostOrigins, link })
  }

  const watchVisibility = (signal: AbortSignal) => {
    /** By the clock of the device, which can be set back: that of the page may stop meanwhile. */
    let hiddenAt: number | undefined
    const look = () => {
      const before = hiddenAt
      hiddenAt = document.visibilityState === 'hidden' ? Date.now() : undefined
      if (!hiddenAt && before && Math.abs(Date.now() - before) >= awayMs) onVisibleAgain()
    }
    look()
    document.addEventListener('visibilitychange', look, { signal })
  }

  const deliverKept = (signal: AbortSignal) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tryFrom = (at: number) => {
      if (signal.aborted) return
      // Also if no message is kept now: the first one may come between two tries.
      deliver()
      if (at < tries.length) timer = setTimeout(tryFrom, tries[at], at + 1)
    }
    signal.addEventListener('abort', () => clearTimeout(timer))
    // Flutter dispatches this event when its side is ready.
    addEventListener('flutterInAppWebViewPlatformReady', deliver, { signal })
    tryFrom(0)
  }

  const openDialogs = () => [...(element.shadowRoot?.querySelectorAll('dialog[open]') ?? [])]

  return {
    update(properties) {
      hostOrigins = properties.hostOrigins
      const warnings = findAttributeWarnings(element, declaration, localeOf(properties))
      for (const warning of [...warnings, ...unknownPaths(properties.apiPaths)]) warn(warning)
      if (properties.debug) checkColours(properties.theme)
    },
    listen(presence) {
      const receiveHere = (event: MessageEvent) => {
        receive(event, presence).catch(() => undefined)
      }
      addEventListener('message', receiveHere, { signal: presence })
      watchVisibility(presence)
      deliverKept(presence)
    },
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
  }
}

/** Whether a message may be one of a host; `handle-host-message.ts` parses it. */
const mentionsHost = (data: unknown): boolean =>
  typeof data === 'string'
    ? data.includes('"tw-host"')
    : typeof data === 'object' && data !== null && 'source' in data && data.source === 'tw-host'
