import { type ComponentType, Suspense, use } from 'react'
import { type LoadOnce, loadOnce } from '../../shared/api/loading/load-once.ts'

/** A part of a page in a file of its own; the prerendered document is usable without it. */
export interface Lazy<Value> {
  /** Rejects if the file cannot be loaded. */
  readonly load: LoadOnce<Value>
  /** Never rejects: React would unmount the page if one part failed to load. */
  readonly loadForReact: LoadOnce<Value>
}

export function lazyPart<Value>(importValue: () => Promise<Value>): Lazy<Value> {
  const load = loadOnce(importValue)
  const loadForReact = loadOnce(() => load().catch(() => new Promise<Value>(() => {})))
  return { load, loadForReact }
}

/** The value, inside a `Suspense`. */
export const useLazy = <Value,>({ load, loadForReact }: Lazy<Value>): Value =>
  load.loaded() ?? use(loadForReact())

const Loaded = ({ part }: LazyPartProps) => {
  const { default: Part } = useLazy(part)
  return <Part />
}

interface LazyPartProps {
  readonly part: Lazy<{ readonly default: ComponentType }>
}

/**
 * Renders a part that is loaded after the page can be used. The document already contains its
 * markup: React hydrates it once the code is loaded, and leaves it unchanged if loading fails.
 * Navigation to the page loads the part first (`lazyParts` of the page's module).
 */
export const LazyPart = ({ part }: LazyPartProps) => (
  <Suspense>
    <Loaded part={part} />
  </Suspense>
)
