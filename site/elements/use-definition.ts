import { useEffect, useRef, useState } from 'react'
import type { LoadOnce } from '../../shared/api/loading/load-once.ts'
import { againOrAnew } from '../common/again-or-anew.ts'

/** Whether an element's code is loading, loaded, or failed to load and can be requested again. */
interface Definition {
  readonly state: 'loading' | 'defined' | 'failed'
  readonly retry: () => void
}

/** Defines an element when a page that shows it is mounted. */
export function useDefinition(define: LoadOnce<unknown>): Definition {
  const [state, setState] = useState<Definition['state']>(define.loaded() ? 'defined' : 'loading')
  const failures = useRef(0)
  const load = () => {
    setState('loading')
    define().then(
      () => setState('defined'),
      () => {
        failures.current++
        setState('failed')
      },
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element of a page never changes
  useEffect(() => {
    if (state === 'loading') load()
  }, [])
  return { state, retry: () => againOrAnew(failures.current, load) }
}
