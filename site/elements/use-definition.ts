import { useEffect, useState } from 'react'
import type { LoadOnce } from '../../shared/element/view/load-once.ts'
import type { PageModule } from '../pages/page-module.ts'

/** Where an element's code stands: on its way, here, or not to be had and to be asked for again. */
export interface Definition {
  readonly state: 'loading' | 'defined' | 'failed'
  readonly retry: () => void
}

/** Defines an element once a page that shows it is in the browser. */
export function useDefinition(define: LoadOnce<unknown>): Definition {
  const [state, setState] = useState<Definition['state']>(define.loaded() ? 'defined' : 'loading')
  const load = () => {
    setState('loading')
    define().then(
      () => setState('defined'),
      () => setState('failed'),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page has one element, for good
  useEffect(() => {
    if (state === 'loading') load()
  }, [])
  return { state, retry: load }
}

/** `prepare` of a page with an element: a document has its shell, a page that is gone to the element. */
export const defineFirst =
  (define: LoadOnce<unknown>): NonNullable<PageModule<void>['prepare']> =>
  async (_locale, _value, isInDocument) => {
    if (!isInDocument && !import.meta.env.SSR) await define()
  }
