import { KeptNotice } from '../../../shared/person/kept-input/KeptNotice.tsx'
import { useAccountState, useActions } from '../model/context.ts'

/** What was typed before the page was loaded again is in the form. */
export function KeptRegistration() {
  const keptAt = useAccountState((state) => state.keptAt)
  const { discardKept } = useActions()
  return keptAt !== undefined && <KeptNotice at={keptAt} onDiscard={discardKept} />
}
