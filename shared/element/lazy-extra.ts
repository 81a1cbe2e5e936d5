import { type ComponentType, lazy } from 'react'

/** Something nobody waits for, nor misses: where it cannot be loaded, nothing is drawn. */
export const lazyExtra = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })))
