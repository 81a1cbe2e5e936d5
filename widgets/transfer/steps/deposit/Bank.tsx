import { useLingui } from '@lingui/react/macro'
import type { UsdChannel } from '../../../../shared/api/wire/usd-channel.ts'
import { usePickText } from '../../../../shared/element/view/use-pick-text.ts'
import { LoadingSkeleton } from '../../../../shared/transfers/LoadingSkeleton.tsx'
import {
  channelFor,
  useMethodNames,
  useUsualArrival,
} from '../../../../shared/transfers/use-methods.ts'
import { useTermRows } from '../../../../shared/transfers/use-terms.ts'
import { Button } from '../../../../shared/ui/Button.tsx'
import { CopyButton } from '../../../../shared/ui/CopyButton.tsx'
import { Detail, DetailList } from '../../../../shared/ui/DetailList.tsx'
import { LongText } from '../../../../shared/ui/LongText.tsx'
import { Notice } from '../../../../shared/ui/Notice.tsx'
import { TermList } from '../../../../shared/ui/TermList.tsx'
import { useCopyPrompt } from '../../../../shared/ui/use-copy-prompt.tsx'
import { useModel, useTransferState } from '../../context.ts'
import { LoadError } from '../LoadError.tsx'
import { StepFooter } from './StepFooter.tsx'

/** BANK: the receiving account. Its details are in the state only while this step is open. */
export default function Bank() {
  const { t } = useLingui()
  const { store } = useModel()
  const method = useTransferState((state) => state.method)
  const receiving = useTransferState((state) => state.receiving)
  const name = useMethodNames()[method]
  const account = receiving.value && channelFor(receiving.value, method)

  return (
    <>
      <h3 className="tw-subtitle">{name}</h3>
      {receiving.status === 'failed' && <LoadError of={receiving} />}
      {!receiving.value && receiving.status !== 'failed' && (
        <LoadingSkeleton text={t`Loading the bank details`} shape="facts" rows={6} />
      )}
      {receiving.value && !account && (
        <Notice tone="info">
          {t`Bank details are not available at the moment. Please try again later.`}
        </Notice>
      )}
      {account && <Receiving account={account} />}
      <StepFooter>
        <Button variant="primary" disabled={!account} onClick={() => store.go('PROVE_IMAGE')}>
          {t`Next`}
        </Button>
      </StepFooter>
    </>
  )
}

const Receiving = ({ account }: { account: UsdChannel }) => {
  const { t } = useLingui()
  const method = useTransferState((state) => state.method)
  const usualArrival = useUsualArrival()(method)
  const terms = useTermRows(usePickText())({ terms: account, usualArrival }, 'USD')
  const { copying, prompt } = useCopyPrompt(useModel().toast)

  const rows: [label: string, value: string | null | undefined][] = [
    [t`Account holder`, account.holderName],
    [t`Pay to`, account.payTo],
    [t`Account number`, account.bankAccount],
    [t`Routing number`, account.routingNumber],
    [t`SWIFT/BIC`, account.code],
    [t`Bank name`, account.bankName],
    [t`Bank address`, account.bankAddress],
    [t`City`, account.bankCity],
    [t`Country`, account.bankCountry],
    [t`Reference`, account.reference],
  ]
  return (
    <>
      <DetailList>
        {rows.map(
          ([label, value]) =>
            value && (
              <Detail
                key={label}
                label={label}
                value={<LongText text={value} />}
                mono={/^[\w-]*\d[\w-]*$/.test(value)}
                action={<CopyButton label={t`Copy ${label}`} text={value} {...copying} />}
              />
            ),
        )}
      </DetailList>
      {prompt}
      {terms.length > 0 && <TermList rows={terms} />}
      <Notice tone="warning" title={t`Pay from an account in your own name`}>
        <p>{t`Payments from third parties may be reviewed and rejected.`}</p>
        {account.reference && (
          <p>{t`Include the reference, so that we can match the payment to your wallet.`}</p>
        )}
      </Notice>
    </>
  )
}
