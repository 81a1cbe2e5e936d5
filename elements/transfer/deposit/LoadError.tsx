import type { Loadable } from '../../../shared/api/loading/loadable.ts'
import { LoadError as SharedLoadError } from '../../../shared/orders/notices/LoadError.tsx'
import { useModel } from '../model/context.ts'

/** Shows that a resource could not be loaded, with a button to try again. */
export const LoadError = ({ of }: { of: Loadable<unknown> }) => {
  const { store } = useModel()
  return <SharedLoadError of={of} onRetry={store.reload} />
}
