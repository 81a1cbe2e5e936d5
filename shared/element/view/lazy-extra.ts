import { type ComponentType, lazy } from 'react'

/** An ornament: where it cannot be loaded, nothing is drawn. What matters is drawn by `lazyPart`. */
export const lazyExtra = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })))
