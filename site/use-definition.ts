import { useEffect, useState } from 'react'

/** Where an element's code stands: on its way, here, or not to be had and to be asked for again. */
export interface Definition {
  readonly state: 'loading' | 'defined' | 'failed'
  readonly retry: () => void
}

/** Defines an element once a page that shows it is in the browser. */
export function useDefinition(define: () => Promise<unknown>): Definition {
  const [state, setState] = useState<Definition['state']>('loading')
  const load = () => {
    setState('loading')
    define().then(
      () => setState('defined'),
      () => setState('failed'),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page has one element, for good
  useEffect(load, [])
  return { state, retry: load }
}
