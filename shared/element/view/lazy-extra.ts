import { type ComponentType, lazy } from 'react'

/** An ornament: if it cannot be loaded, nothing is shown. Use `lazyPart` for content. */
export const lazyExtra = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })))
