import { vi } from 'vitest'

/**
 * Replaces the canvas that happy-dom lacks: records what is drawn, is as wide as `layout`, and
 * returns the given pixels.
 */
export function fakeCanvases(layout = { width: 800 }, pixels = new Uint8ClampedArray(4)) {
  const calls: string[] = []
  const contexts = new WeakMap<HTMLCanvasElement, unknown>()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    const note =
      (name: string) =>
      (...values: unknown[]) => {
        calls.push(`${name} ${values.map(String).join(' ')}`.trim())
        if (name === 'measureText') return { width: 100 }
        if (name === 'getImageData') return { data: pixels }
        return undefined
      }
    const context =
      contexts.get(this) ??
      new Proxy({ canvas: this } as Record<string, unknown>, {
        get: (target, key: string) => (key in target ? target[key] : note(key)),
      })
    contexts.set(this, context)
    return context as never
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, layout.width, layout.width * 0.375),
  )
  return { calls, layout }
}

/** A pointer's event on a canvas; a mouse unless said otherwise. */
export const pointer = (
  canvas: HTMLCanvasElement,
  type: 'down' | 'move' | 'up',
  x: number,
  y: number,
  pointerId = 1,
) =>
  canvas.dispatchEvent(
    new PointerEvent(`pointer${type}`, {
      bubbles: true,
      composed: true,
      cancelable: true,
      pointerId,
      clientX: x,
      clientY: y,
      buttons: type === 'up' ? 0 : 1,
    }),
  )

export const draw = (canvas: HTMLCanvasElement, ...points: (readonly [number, number])[]) => {
  const [first, ...others] = points
  if (first) pointer(canvas, 'down', ...first)
  for (const point of others) pointer(canvas, 'move', ...point)
  pointer(canvas, 'up', ...(points.at(-1) ?? [0, 0]))
}
