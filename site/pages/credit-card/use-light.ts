import { type RefObject, useEffect } from 'react'

/** Whether the tilt of the device is unknown, or needs a permission, which we do not request. */
const asksForTilt = () =>
  typeof DeviceOrientationEvent === 'undefined' || 'requestPermission' in DeviceOrientationEvent

const between = (value: number) => Math.min(1, Math.max(0, value))

/**
 * The light on the card follows the mouse or the tilt of the device: sets `--light` from 0 to 1 and
 * `--lean` from -1 to 1. With reduced motion it stays.
 */
export function useLight(scene: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = scene
    if (!current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const listeners = new AbortController()
    const { signal } = listeners
    let frame = 0
    const shine = (share: number) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        current.style.setProperty('--light', share.toFixed(3))
        current.style.setProperty('--lean', (2 * share - 1).toFixed(3))
      })
    }
    const onPointerMove = ({ pointerType, clientX }: PointerEvent) => {
      if (pointerType === 'mouse') shine(between(clientX / innerWidth))
    }
    const onTilt = ({ gamma }: DeviceOrientationEvent) => {
      if (gamma !== null) shine(between(0.5 + gamma / 60))
    }
    addEventListener('pointermove', onPointerMove, { signal, passive: true })
    if (!asksForTilt()) addEventListener('deviceorientation', onTilt, { signal })
    return () => listeners.abort()
  }, [scene])
}
