import SignaturePad from 'signature_pad'
import { signatureHeightShare, signatureLineWidth } from '../../../shared/limits.ts'
import { type Ink, noInk, withStroke } from './ink.ts'
import { inkColour } from './ink-colour.ts'
import { drawInk, drawStroke } from './pen.ts'

/** A canvas to draw on. It keeps its strokes as data and redraws them whenever it is cleared. */
export interface PadController {
  /** Takes the size and pixel ratio that the canvas has now. A stroke under way ends and is kept. */
  resize(): void
  /** Replaces all ink. */
  show(ink: Ink): void
  /** Ends a stroke under way, as if the pen were lifted; gives all ink. */
  end(): Ink
  /** The canvas as it is now. */
  size(): { width: number; height: number; ratio: number }
  /** Ends a stroke under way and listens no longer. */
  close(): void
}

/**
 * A canvas that a pad takes for its window. A pad follows a stroke on the window, where no event
 * arrives if the host page stops pointer events; with the pointer captured, all of them reach the
 * canvas.
 */
const ownWindow = (canvas: HTMLCanvasElement): HTMLCanvasElement =>
  new Proxy(canvas, {
    get(target, key) {
      if (key === 'ownerDocument') return { defaultView: target }
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  })

/** What signature_pad calls a width is a radius. */
const radius = signatureLineWidth / 2

/**
 * A pad that takes every point. Its throttle may hand the last point of a stroke to the next one,
 * and its distance of 5 px makes polygons of small characters.
 */
const createPad = (canvas: HTMLCanvasElement): SignaturePad =>
  new SignaturePad(ownWindow(canvas), {
    penColor: inkColour,
    dotSize: radius,
    minWidth: radius,
    maxWidth: radius,
    throttle: 0,
    minDistance: 2,
  })

/**
 * Opens a canvas for drawing; its size comes from CSS.
 *
 * @param onInk called after every stroke
 */
export function openPad(canvas: HTMLCanvasElement, onInk: (ink: Ink) => void): PadController {
  const pad = createPad(canvas)
  const closing = new AbortController()
  const { signal } = closing
  let ink = noInk
  let isDrawing = false
  let isTouch = false
  let size = { width: 0, ratio: 0 }

  const underWay = () => (isDrawing ? (pad.toData().at(-1)?.points ?? []) : [])
  const redraw = () => {
    const context = canvas.getContext('2d')
    if (!context || size.width === 0) return
    context.clearRect(0, 0, canvas.width, canvas.height)
    drawInk(context, ink, size.width)
    drawStroke(context, underWay())
  }
  const keep = () => {
    const stroke = underWay()
    isDrawing = false
    if (stroke.length > 0 && size.width > 0) ink = withStroke(ink, size.width, stroke)
    pad.clear()
  }
  /** A pad forgets a stroke under way only when it is switched off and on. */
  const restart = () => {
    isDrawing = false
    pad.off()
    pad.clear()
    redraw()
    pad.on()
  }
  const end = (): Ink => {
    if (!isDrawing) return ink
    keep()
    restart()
    onInk(ink)
    return ink
  }

  const resize = () => {
    const { width, height } = canvas.getBoundingClientRect()
    const ratio = globalThis.devicePixelRatio || 1
    if (width === 0 || (width === size.width && ratio === size.ratio)) return
    end()
    size = { width, ratio }
    // Clears the canvas, even if the size is the same.
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
    canvas.getContext('2d')?.scale(canvas.width / width, canvas.height / height)
    redraw()
  }

  const begin = (event: Event) => {
    isDrawing = true
    const { event: cause } = (event as CustomEvent<{ event: Event }>).detail
    isTouch = cause.type === 'touchstart'
    try {
      if ('pointerId' in cause) canvas.setPointerCapture(cause.pointerId as number)
    } catch {
      // The pointer is gone already; the stroke is a dot.
    }
  }
  const lift = () => {
    keep()
    redraw()
    onInk(ink)
  }
  pad.addEventListener('beginStroke', begin)
  pad.addEventListener('afterUpdateStroke', redraw)
  pad.addEventListener('endStroke', lift)

  // Before the pad gets the event: a change of size or ratio that fired no event.
  canvas.addEventListener('pointerdown', resize, { signal, capture: true })
  // Where a pad listens to touches (iPad), a palm that stays would go on with the finger's stroke.
  const touch = ({ targetTouches }: TouchEvent) => {
    if (isTouch && targetTouches.length > 1) end()
  }
  canvas.addEventListener('touchstart', touch, { signal, passive: true })
  // A long press would open a menu during a stroke.
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  const restore = () => {
    size = { width: 0, ratio: 0 }
    resize()
  }
  canvas.addEventListener('contextrestored', restore, { signal })

  return {
    resize,
    show(next) {
      if (next === ink) return
      ink = next
      if (isDrawing) restart()
      else redraw()
    },
    end,
    size: () => ({ ...size, height: size.width * signatureHeightShare }),
    close() {
      end()
      closing.abort()
      pad.off()
    },
  }
}
