import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { Button } from '../../../shared/ui/Button.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import type { TransferActions } from '../actions.ts'
import {
  ActionsContext,
  useActions,
  useModel,
  useSubmissionState,
  useTransferState,
} from '../context.ts'

/** A failed load, and a proof that is not submitted. */
const HomeNotices = () => {
  const { t } = useLingui()
  const { drafts } = useActions()
  const { store } = useModel()
  const isUsd = useTransferState((state) => state.isUsd)
  const hasFailed = useTransferState(
    ({ wallet, company }) => wallet.status === 'failed' || company.status === 'failed',
  )
  const isFree = useSubmissionState(({ phase, receipt }) => phase.name === 'none' && !receipt)
  const proofDraft = isUsd && isFree ? drafts.read().proof : undefined
  return (
    <>
      {hasFailed && (
        <Notice
          tone="error"
          title={t`Some information could not be loaded`}
          action={<Button onClick={store.reload}>{t`Try again`}</Button>}
        />
      )}
      {proofDraft && (
        <Notice
          tone="info"
          title={t`You have a remittance proof to submit`}
          action={
            <Button onClick={() => store.resumeProof(proofDraft.method)}>{t`Continue`}</Button>
          }
        />
      )}
    </>
  )
}

/** What `lazyPart` loads: the notices, with the actions they use. */
export const openHomeNotices = (actions: TransferActions): { default: ComponentType } => ({
  default: () => (
    <ActionsContext value={actions}>
      <HomeNotices />
    </ActionsContext>
  ),
})
