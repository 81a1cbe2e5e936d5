import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { LoadingSkeleton } from '../../../shared/orders/notices/LoadingSkeleton.tsx'
import { channelFor, useMethodNames } from '../../../shared/orders/offer/use-methods.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useModel, useTransferState } from '../model/context.ts'
import { ClosedNotice } from '../network/ClosedNotice.tsx'
import { LoadError } from './LoadError.tsx'
import { paymentPageOf } from './payment-page.ts'
import { Receiving } from './Receiving.tsx'
import { StepFooter } from './StepFooter.tsx'

/** BANK: how to pay by the chosen method. The details are in the state only while this step is open. */
export function Bank() {
  const { t } = useLingui()
  const { store } = useModel()
  const nextId = useId()
  const method = useTransferState((state) => state.method)
  const receiving = useTransferState((state) => state.receiving)
  const name = useMethodNames()[method]
  const account = receiving.value && channelFor(receiving.value, method)
  const isTransfer = method === 'WIRE' || method === 'ACH'
  const hasPage = account && paymentPageOf(account, method) !== undefined

  return (
    <>
      <h3 className="tw-subtitle">{name}</h3>
      {receiving.status === 'failed' && <LoadError of={receiving} />}
      {!receiving.value && receiving.status !== 'failed' && (
        <LoadingSkeleton text={t`Loading the bank details`} shape="facts" rows={6} />
      )}
      {receiving.value && !account && (
        <Notice tone="info">
          {t`Bank details are not available at the moment. Try again later.`}
        </Notice>
      )}
      {account?.closed && (
        <ClosedNotice
          title={t`Deposits by this method are currently unavailable`}
          closure={account.closed}
          advice={t`Do not pay by this method now. If you have paid already, submit your proof.`}
        />
      )}
      {account && !account.closed && <Receiving account={account} method={method} />}
      <StepFooter>
        <Button
          // Where a page takes the payment, that page is the next step.
          variant={hasPage || account?.closed ? 'secondary' : 'primary'}
          disabled={!account}
          aria-describedby={nextId}
          onClick={() => store.go('PROVE_IMAGE')}
        >
          {isTransfer ? t`I have sent the money` : t`I have paid`}
        </Button>
        <span hidden id={nextId}>{t`Next`}</span>
      </StepFooter>
    </>
  )
}
