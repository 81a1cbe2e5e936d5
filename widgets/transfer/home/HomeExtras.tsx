import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useContext, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../../shared/ui/Button.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import type { TransferActions } from '../actions.ts'
import {
  ActionsContext,
  NoticesContext,
  useActions,
  useModel,
  useSubmissionState,
  useTransferState,
} from '../context.ts'
import { Balance } from './Balance.tsx'

/** What HOME shows once it can be used: the balance, a failed load, a proof that is not submitted. */
const HomeExtras = () => {
  const notices = useContext(NoticesContext)
  const { store } = useModel()
  const isWalletIdle = useTransferState((state) => state.wallet.status === 'idle')
  useEffect(() => {
    if (isWalletIdle) void store.load('wallet')
  }, [isWalletIdle, store])
  return (
    <>
      <Balance />
      {notices && createPortal(<Notices />, notices)}
    </>
  )
}

const Notices = () => {
  const { t } = useLingui()
  const { drafts } = useActions()
  const { store } = useModel()
  const isUsd = useTransferState((state) => state.isUsd)
  const hasFailed = useTransferState(
    (state) => state.wallet.status === 'failed' || state.company.status === 'failed',
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

/** What `lazyPart` loads: the extras, with the actions they use. */
export const openHomeExtras = (actions: TransferActions): { default: ComponentType } => ({
  default: () => (
    <ActionsContext value={actions}>
      <HomeExtras />
    </ActionsContext>
  ),
})
