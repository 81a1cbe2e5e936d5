import { useLingui } from '@lingui/react/macro'
import { useStore } from '../../../shared/element/view/use-store.ts'
import { typedSum } from '../../../shared/orders/amount/typed-sum.ts'
import { LoadError } from '../../../shared/orders/notices/LoadError.tsx'
import { BegunNotice } from '../../../shared/person/kept-input/BegunNotice.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useActions, useModel, useSubmissionState, useTransferState } from '../model/context.ts'

/** Which parts of HOME could not be loaded, and why. */
const Failed = () => {
  const { t } = useLingui()
  const { store } = useModel()
  const wallet = useTransferState((state) => state.wallet)
  const company = useTransferState((state) => state.company)
  const [first, second] = [wallet, company].filter(({ status }) => status === 'failed')
  if (!first) return null
  const one =
    first === wallet
      ? t`Your balance could not be loaded`
      : t`The details of the company could not be loaded`
  return (
    <LoadError
      title={second ? t`Your balance and the details of the company could not be loaded` : one}
      of={first}
      onRetry={store.reload}
    />
  )
}

/** A withdrawal that was begun before the page was loaded again. */
const BegunWithdrawal = () => {
  const { t } = useLingui()
  const { inputs } = useActions()
  const { store } = useModel()
  const isUsd = useTransferState((state) => state.isUsd)
  const name = isUsd ? 'usd-withdrawal' : 'usdt-withdrawal'
  const left = inputs.left(name)
  if (!left) return null
  const sum = typedSum(left.amount, isUsd ? 'USD' : 'USDT')
  return (
    <BegunNotice
      key={name}
      inputs={inputs}
      name={name}
      title={sum ? t`You have begun a withdrawal of ${sum}` : t`You have begun a withdrawal`}
      onContinue={() => store.openScreen('withdraw')}
    />
  )
}

/** A failed load, a proof that is not submitted, and a withdrawal that is not sent. */
export const HomeNotices = () => {
  const { t } = useLingui()
  const { inputs } = useActions()
  const isKnown = useStore(inputs.store, (state) => state.isKnown)
  const { store } = useModel()
  const isUsd = useTransferState((state) => state.isUsd)
  const isFree = useSubmissionState(({ phase, receipt }) => phase.name === 'none' && !receipt)
  const { proof, others } = inputs.open('deposit-proof').value ?? {}
  const proofDraft = isUsd && isFree && isKnown ? (proof ?? others?.[0]) : undefined
  return (
    <>
      <Failed />
      {isFree && isKnown && <BegunWithdrawal />}
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
