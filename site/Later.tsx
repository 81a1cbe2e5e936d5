import { type ComponentType, Suspense, use } from 'react'
import { type LoadOnce, loadOnce } from '../shared/element/view/load-once.ts'

/** Something of a page that is a file of its own, and that a document is usable without. */
export interface Later<Value> {
  /** Rejects where it cannot be had. */
  readonly load: LoadOnce<Value>
  /** The same for React, which would take down the page for something that is missing. */
  readonly forReact: LoadOnce<Value>
}

export function later<Value>(importValue: () => Promise<Value>): Later<Value> {
  const load = loadOnce(importValue)
  const forReact = loadOnce(() => load().catch(() => new Promise<Value>(() => {})))
  return { load, forReact }
}

/** The value, inside a `Suspense`. */
export const useLater = <Value,>({ load, forReact }: Later<Value>): Value =>
  load.loaded() ?? use(forReact())

/** A part of a page. */
export type LaterPart = Later<{ readonly default: ComponentType }>

const Loaded = ({ part }: { part: LaterPart }) => {
  const { default: Part } = useLater(part)
  return <Part />
}

/**
 * A part that comes after the page can be used. The document has what it draws; React takes that
 * over once the code is here, and leaves it as it is where it is not. A page that is gone to loads
 * it first: `later` of its module.
 */
export const LaterPart = ({ part }: { part: LaterPart }) => (
  <Suspense>
    <Loaded part={part} />
  </Suspense>
)
