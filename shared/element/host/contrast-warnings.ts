import { contrast, pairs, type Rgb } from '../../ui/theme/contrast.ts'
import type { Meaning } from '../../ui/theme/tokens.ts'

/** The colour that an element shows for a meaning; undefined if it is none or something shines through. */
export type UsedColour = (meaning: Meaning) => Rgb | undefined

/**
 * Calls `use` with the colours of an element in a theme, as the browser computes them, whatever the
 * page has written.
 */
export function withUsedColours<Result>(
  root: ShadowRoot,
  theme: string,
  use: (colourOf: UsedColour) => Result,
): Result | undefined {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas) return
  const probe = document.createElement('div')
  probe.className = 'tw'
  probe.dataset.theme = theme
  probe.hidden = true
  root.append(probe)
  try {
    return use((meaning) => {
      // A policy of the page forbids style attributes, not this.
      probe.style.color = `var(--_${meaning})`
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = getComputedStyle(probe).color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha] = canvas.getImageData(0, 0, 1, 1).data
      return alpha === 255 ? [red, green, blue] : undefined
    })
  } finally {
    probe.remove()
  }
}

/** Which colours are too close to each other, each as the end of a sentence about the element. */
export const contrastWarnings = (colourOf: UsedColour): string[] =>
  pairs.flatMap(({ front, back, least }) => {
    const [one, other] = [colourOf(front), colourOf(back)]
    const measured = one && other ? contrast(one, other) : least
    return measured < least
      ? [
          // Downwards: 4.499 is not 4.5.
          `shows ${front} on ${back} with a contrast of ${Math.floor(measured * 100) / 100}: it needs ${least}. Change --tw-color-${front} or --tw-color-${back}.`,
        ]
      : []
  })
