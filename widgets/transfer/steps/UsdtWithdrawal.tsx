import { Field, Form, useForm } from '@formisch/react'
import { useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import type { CryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { usePickText } from '../../../shared/element/use-pick-text.ts'
import { linesOf } from '../../../shared/i18n/multilingual.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Field as TextField } from '../../../shared/ui/Field.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { Skeleton } from '../../../shared/ui/Skeleton.tsx'
import { usdtWithdrawalForm } from '../schema.ts'
import { visibleForWithdrawal } from '../store.ts'
import type { Order } from '../submission-state.ts'
import { useLater, useSubmission, useTransfer, useTransferState } from '../transfer-context.ts'
import { AmountField } from './AmountField.tsx'
import { AvailableBalance } from './AvailableBalance.tsx'
import { feeOf } from './fee.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { NetworkChoice, networkKey } from './NetworkChoice.tsx'
import { StepFooter } from './StepFooter.tsx'
import { TooLittle } from './TooLittle.tsx'
import { useFaultText } from './use-fault-text.ts'
import { useTerms } from './use-terms.ts'
import { useWithdrawal } from './use-withdrawal.ts'

/** Withdraws USDT to an address on a network that is chosen first. */
export const UsdtWithdrawal = () => {
  const channels = useTransferState((state) => state.withdrawalChannels)
  const wallet = useTransferState((state) => state.wallet)
  const visible = channels.value && visibleForWithdrawal(channels.value)
  return (
    <>
      {channels.status === 'failed' && <LoadFailed of={channels} />}
      {channels.status !== 'failed' && wallet.status === 'failed' && <LoadFailed of={wallet} />}
      {visible ? (
        <AddressForm channels={visible} />
      ) : (
        channels.status !== 'failed' && <Skeleton height="72px" lines={3} />
      )}
    </>
  )
}

const ChannelText = ({ channel }: { channel: CryptoChannel }) => {
  const pick = usePickText()
  const terms = useTerms()(channel, 'USDT')
  const lines = linesOf(pick(channel.channelDescribe))
  return (
    <div className="tw-remark">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {terms.length > 0 && <p>{terms.join(' · ')}</p>}
    </div>
  )
}

const AddressForm = ({ channels }: { channels: readonly CryptoChannel[] }) => {
  const { t } = useLingui()
  const pick = usePickText()
  const { api } = useTransfer()
  const { submission } = useLater()
  const { balance, bounds, isEnough } = useWithdrawal('USDT')
  const [chosen, choose] = useState(() => channels[0] && networkKey(channels[0], 0))
  const channel = channels.find((item, at) => networkKey(item, at) === chosen)
  // The schema is made once and asks at each validation.
  const current = useRef(channel)
  current.current = channel
  const [schema] = useState(() => usdtWithdrawalForm(bounds, () => current.current))
  const form = useForm({
    schema,
    initialInput: { address: '', amount: '' },
    validate: 'submit',
    revalidate: 'input',
  })
  const faultText = useFaultText()
  const formId = useId()
  const isFilling = useSubmission((state) => state.phase.name === 'none')
  const about = {
    currency: 'USDT',
    bounds: bounds(),
    network: channel?.fullName || channel?.channelName,
  } as const

  const readFee = (of: CryptoChannel) => async (): ReturnType<NonNullable<Order['currentFee']>> => {
    const answer = await (await api()).withdrawalChannels()
    if (!answer.ok) return answer
    const same = answer.value.find(
      ({ channelName, value }) => channelName === of.channelName && value === of.value,
    )
    return { ok: true, fee: feeOf(same?.fee) }
  }

  if (!channel) {
    return <Notice tone="info">{t`No network is open for withdrawals at the moment.`}</Notice>
  }
  const information = linesOf(pick(channel.informationText))
  return (
    <Form
      of={form}
      id={formId}
      className="tw-stage"
      onSubmit={({ amount, address }) => {
        submission.review({
          kind: 'usdt-withdrawal',
          currency: 'USDT',
          amount,
          to: address,
          network: channel.fullName || channel.channelName,
          ...(channel.fee && { fee: feeOf(channel.fee), currentFee: readFee(channel) }),
          ...(balance && { availableBefore: balance }),
          payload: {
            amount,
            proveImage: '',
            remark: '',
            transferWay: 'CRYPTO',
            type: 'WITHDRAW',
            address,
            paymentChannel: channel.value,
          },
        })
      }}
    >
      <Notice tone="info" title={t`Before you withdraw`}>
        {information.length
          ? information.map((line) => <p key={line}>{line}</p>)
          : t`Withdraw only to an address of your own, on the network you choose here.`}
      </Notice>
      <AvailableBalance balance={balance} currency="USDT" />
      <NetworkChoice channels={channels} value={chosen} onChange={choose} />
      <ChannelText channel={channel} />
      {isEnough ? (
        <>
          <Field of={form} path={['address']}>
            {({ props, input, errors }) => (
              <TextField
                {...props}
                as="textarea"
                variant="mono"
                label={t`Address`}
                value={input ?? ''}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                error={faultText(errors?.[0], about)}
              />
            )}
          </Field>
          <Field of={form} path={['amount']}>
            {({ props, input, errors, onChange }) => (
              <AmountField
                {...props}
                unit="USDT"
                value={input ?? ''}
                error={faultText(errors?.[0], about)}
                onMax={balance && (() => onChange(balance))}
              />
            )}
          </Field>
        </>
      ) : (
        <TooLittle currency="USDT" />
      )}
      {isFilling && (
        <StepFooter>
          <Button variant="primary" type="submit" form={formId} disabled={!balance || !isEnough}>
            {t`Next`}
          </Button>
        </StepFooter>
      )}
    </Form>
  )
}
