import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useContext, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../shared/ui/Button.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import type { Later } from './actions.ts'
import { Balance } from './Balance.tsx'
import { NoticesContext, useSubmission, useTransfer, useTransferState } from './context.ts'

/** What HOME shows once it can be used: the balance, what failed, what was begun. */
const HomeExtras = ({ later }: { later: Later }) => {
  const notices = useContext(NoticesContext)
  const { store } = useTransfer()
  const isWalletIdle = useTransferState((state) => state.wallet.status === 'idle')
  useEffect(() => {
    if (isWalletIdle) void store.load('wallet')
  }, [isWalletIdle, store])
  return (
    <>
      <Balance />
      {notices && createPortal(<Notices later={later} />, notices)}
    </>
  )
}

const Notices = ({ later }: { later: Later }) => {
  const { t } = useLingui()
  const { store } = useTransfer()
  const isUsd = useTransferState((state) => state.isUsd)
  const hasFailed = useTransferState(
    (state) => state.wallet.status === 'failed' || state.company.status === 'failed',
  )
  const isFree = useSubmission(({ phase, receipt }) => phase.name === 'none' && !receipt)
  const begun = isUsd && isFree ? later.drafts.read().proof : undefined
  return (
    <>
      {hasFailed && (
        <Notice
          tone="error"
          title={t`Not everything could be loaded`}
          action={<Button onClick={store.reload}>{t`Try again`}</Button>}
        />
      )}
      {begun && (
        <Notice
          tone="info"
          title={t`A proof of deposit is not submitted yet`}
          action={<Button onClick={() => store.resumeProof(begun.method)}>{t`Continue`}</Button>}
        />
      )}
    </>
  )
}

/** The extras as React's `lazy` wants them. */
export const openHomeExtras = (later: Later): { default: ComponentType } => ({
  default: () => <HomeExtras later={later} />,
})
