import type { ComponentType } from 'react'
import { loadOnce } from '../../api/loading/load-once.ts'
import { lazyPart } from './lazy-part.tsx'

export type PreloadablePart<Props extends object = object> = ComponentType<Props> & {
  /** Loads the part before it is rendered; a failure shows when it is rendered. */
  readonly preload: () => void
}

/** A part as `lazyPart` makes it, which can also be loaded ahead. */
export function preloadablePart<Props extends object>(
  ...[model, load, waiting]: Parameters<typeof lazyPart<Props>>
): PreloadablePart<Props> {
  const part = loadOnce(load)
  const preload = () => void part().catch(() => undefined)
  return Object.assign(lazyPart(model, part, waiting), { preload })
}
