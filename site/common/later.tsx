import { type ComponentType, Suspense, use } from 'react'
import { type LoadOnce, loadOnce } from '../../shared/api/loading/load-once.ts'

/** What is in a file of its own; the prerendered document is usable without it. */
export interface Later<Value> {
  /** Rejects if the file cannot be loaded. */
  readonly load: LoadOnce<Value>
  /** Never rejects: React would unmount the page if one part failed to load. */
  readonly loadForReact: LoadOnce<Value>
}

export function later<Value>(importValue: () => Promise<Value>): Later<Value> {
  const load = loadOnce(importValue)
  const loadForReact = loadOnce(() => load().catch(() => new Promise<Value>(() => {})))
  return { load, loadForReact }
}

/** The value, inside a `Suspense`. */
export const useLater = <Value,>({ load, loadForReact }: Later<Value>): Value =>
  load.loaded() ?? use(loadForReact())

interface PartProps {
  readonly part: Later<{ readonly default: ComponentType }>
}

const Loaded = ({ part }: PartProps) => {
  const { default: Part } = useLater(part)
  return <Part />
}

/**
 * Renders a part that is loaded after the page can be used. The document already contains its
 * markup: React hydrates it once the code is loaded, and leaves it unchanged if loading fails.
 * Navigation to the page loads the part first (`parts` of the page's module).
 */
export const LaterPart = ({ part }: PartProps) => (
  <Suspense>
    <Loaded part={part} />
  </Suspense>
)
