import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { isLong, type Toast } from './create-toasts.ts'
import { Icon } from './frame/Icon.tsx'
import { type Tone, toneIcons } from './icons.ts'
import { Phrases } from './Phrases.tsx'
import { maskedText } from './recorders/marks.ts'

interface ToastRegionProps {
  toasts: readonly Toast[]
  /** Called when the element of the toasts shows another screen, or none. */
  onLeave?: (() => void) | undefined
  /** True while the pointer is on a toast or the focus is in a long one, false afterwards. */
  onHold?: ((held: boolean) => void) | undefined
}

/** What toasts do not cover: the title, unless a host shows it instead, and the main action. */
const parts = ['header:not([data-bare] .tw-frame-header)', '.tw-frame-footer']

/** Moves the toasts below the one part and above the other, if they would cover it. */
const makeRoom = (layer: HTMLElement, screen: ParentNode) => {
  const toasts = layer.children
  layer.style.padding = ''
  const [top, bottom] = parts.map((part, at) => {
    const own = toasts[at]?.getBoundingClientRect()
    const its = screen.querySelector(part)?.getBoundingClientRect()
    if (!own || !its || own.bottom <= its.top || its.bottom <= own.top) return ''
    return `calc(var(--_s2) + ${at ? layer.clientHeight - its.top : its.bottom}px)`
  })
  Object.assign(layer.style, { paddingTop: top, paddingBottom: bottom })
}

/** Where a screen keeps its messages. */
const places = '.tw-notice, .tw-error, [data-said]'

const isOnScreen = (part: Element): boolean => {
  const { top, bottom } = part.getBoundingClientRect()
  return part.getClientRects().length > 0 && bottom >= 0 && top <= innerHeight
}

/** Whether a screen shows a text already, or the same in plainer words, so that a toast would only cover it. */
const saysAlready = (screen: ParentNode, text: string): boolean =>
  [...screen.querySelectorAll<HTMLElement>(places)].some(
    (place) =>
      (place.dataset.says?.split('\n').includes(text) ||
        [place, ...place.querySelectorAll('*')].some((part) => part.textContent === text)) &&
      isOnScreen(place),
  )

const modalIn = (root: ParentNode): Element | undefined =>
  [...root.querySelectorAll('dialog:modal')].at(-1)

/**
 * Shows the toasts of `createToasts` in the top layer; one whose text is on the screen already is for
 * screen readers only. While a modal dialog is open, the dialog announces
 * them. Always mounted: some screen readers ignore a live region that appears together with its text.
 */
export const ToastRegion = ({ toasts, onLeave, onHold }: ToastRegionProps) => {
  const layer = useRef<HTMLDivElement>(null)
  const lastAnnounced = useRef(0)
  /** The toasts whose text is on the screen already. */
  const [said, setSaid] = useState<readonly number[]>([])
  const held = useRef<{ id: number; by: 'pointer' | 'focus' }>(undefined)
  const hold = (id: number, by: 'pointer' | 'focus') => {
    // The focus holds the toast even if the pointer leaves.
    if (held.current?.by === 'focus') return
    held.current = { id, by }
    onHold?.(true)
  }
  const release = () => {
    held.current = undefined
    onHold?.(false)
  }
  const releaseBy = (by: 'pointer' | 'focus') => held.current?.by === by && release()
  // A toast that is replaced by the same text disappears without an event.
  const releaseGone = useEffectEvent(() => {
    if (held.current && !toasts.some(({ id }) => id === held.current?.id)) release()
  })

  useLayoutEffect(() => {
    const root = layer.current?.getRootNode() as ParentNode | undefined
    if (!root || toasts.length === 0) return
    const look = () => {
      const screen = modalIn(root) ?? root
      setSaid((before) => {
        // One that was said stays so, although its place may be gone before its time is over.
        const now = toasts.filter(
          ({ id, text }) => before.includes(id) || saysAlready(screen, text),
        )
        return now.length === before.length ? before : now.map(({ id }) => id)
      })
    }
    look()
    // Its place may be rendered after it, with the next step.
    const changes = new MutationObserver(look)
    changes.observe(root, { childList: true, subtree: true })
    return () => changes.disconnect()
  }, [toasts])

  useEffect(() => {
    releaseGone()
    const element = layer.current
    // An element that the page keeps outside the document shows nothing.
    if (!element?.isConnected || !element.showPopover) return
    const root = element.getRootNode() as ParentNode
    const dialog = modalIn(root)
    if (toasts.length && dialog) element.hidePopover()
    if (!element.matches(':popover-open')) element.showPopover()
    if (toasts.length) makeRoom(element, dialog ?? root)
    const newest = toasts.at(-1)
    const liveRegion = dialog?.querySelector(':scope > [role=alert]')
    // A message that has disappeared must not be found in the dialog.
    if (!newest && liveRegion) liveRegion.textContent = ''
    if (!newest || newest.id === lastAnnounced.current) return
    lastAnnounced.current = newest.id
    if (liveRegion) liveRegion.textContent = newest.text
  }, [toasts])

  // The title and the action move on the screen when the page is scrolled.
  useEffect(() => {
    const element = layer.current
    if (!element || toasts.length === 0) return
    const follow = () => {
      const root = element.getRootNode() as ParentNode
      makeRoom(element, modalIn(root) ?? root)
    }
    addEventListener('scroll', follow, { capture: true, passive: true })
    return () => removeEventListener('scroll', follow, { capture: true })
  }, [toasts])

  useEffect(() => {
    const root = layer.current?.getRootNode() as Partial<ShadowRoot> | undefined
    if (!onLeave) return
    const left = new AbortController()
    for (const event of ['tw-step', 'tw-navigate']) {
      root?.host?.addEventListener(event, onLeave, left)
    }
    return () => left.abort()
  }, [onLeave])

  const live = (role: 'status' | 'alert', ...wanted: Tone[]) => (
    <div role={role}>
      {toasts
        .filter(({ tone }) => wanted.includes(tone))
        .map(({ id, tone, text }) => (
          <p
            key={id}
            className="tw-toast"
            data-tone={tone}
            data-said={said.includes(id) || undefined}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hold(id, 'pointer')}
            onPointerLeave={() => releaseBy('pointer')}
            onFocus={() => hold(id, 'focus')}
            onBlur={() => releaseBy('focus')}
          >
            <Icon d={toneIcons[tone]} />
            {isLong(text) && !said.includes(id) ? (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: focus opens it, and it is scrolled by keyboard
              <span {...maskedText('tw-long')} tabIndex={0}>
                {text}
              </span>
            ) : (
              <span {...maskedText()}>
                <Phrases>{text}</Phrases>
              </span>
            )}
          </p>
        ))}
    </div>
  )

  return (
    <div ref={layer} className="tw-toasts" popover="manual">
      <div>
        {live('alert', 'error', 'warning')}
        {live('status', 'success')}
      </div>
      {live('status', 'info')}
    </div>
  )
}
