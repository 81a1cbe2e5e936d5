import type { Loadable } from '../../../shared/api/loading/loadable.ts'
import { LoadError } from '../../../shared/orders/notices/LoadError.tsx'
import { useModel, useWalletState } from '../model/context.ts'
import { hubDetails } from '../model/state.ts'

/** True if a part failed to load and has no earlier value. */
export const isLost = ({ status, value }: Loadable<unknown>): boolean =>
  status === 'failed' && !value

/** True if the balances could not be loaded. Most often nothing else could be loaded either. */
export const useHasFailed = (): boolean =>
  useWalletState(({ wallet }) => wallet.status === 'failed')

/** One load error for all of HUB; a retry loads each part that failed. */
export const HubLoadError = () => {
  const { store } = useModel()
  const wallet = useWalletState((state) => state.wallet)
  const retry = () => {
    const state = store.getState()
    for (const part of ['wallet', ...hubDetails] as const) {
      if (state[part].status === 'failed') void store.load(part)
    }
  }
  return <LoadError of={wallet} onRetry={retry} />
}
