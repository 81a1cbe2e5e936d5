import { Field, setInput, useField, useForm } from '@formisch/react'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { CryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import type { Recipient } from '../../../shared/api/wire/recipient.ts'
import { assetUrl } from '../../../shared/element/model/asset-url.ts'
import { usePickText } from '../../../shared/element/view/use-pick-text.ts'
import { feeOf } from '../../../shared/money/fee.ts'
import { TotalBalance } from '../../../shared/orders/amount/AvailableBalance.tsx'
import { isClosed } from '../../../shared/orders/offer/limits.ts'
import { useLeftTodayText } from '../../../shared/orders/offer/use-limit-text.ts'
import { useTerms } from '../../../shared/orders/offer/use-terms.ts'
import { useWireOnlyText } from '../../../shared/orders/offer/use-wire-only-text.ts'
import { visibleForWithdrawal } from '../../../shared/orders/offer/visible-for-withdrawal.ts'
import { useWithdrawalArrival } from '../../../shared/orders/reviews/use-withdrawal-arrival.ts'
import { KeptForm } from '../../../shared/person/kept-input/KeptForm.tsx'
import { useKeepInput, useKeptInput } from '../../../shared/person/kept-input/use-kept-input.ts'
import { regionRules } from '../../../shared/person/region/region-rules.ts'
import { RecipientPicker } from '../../../shared/recipients/RecipientPicker.tsx'
import {
  type Book,
  type Destination,
  firstUseOf,
  recipientFor,
} from '../../../shared/recipients/rules.ts'
import { linesOf } from '../../../shared/text/i18n/multilingual.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { LongLines } from '../../../shared/ui/LongText.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { type ChosenNetwork, usdtWithdrawalForm } from '../forms.ts'
import { useActions, useModel, useTransferState } from '../model/context.ts'
import { ChosenNetwork as ChosenNetworkLine } from '../network/ChosenNetwork.tsx'
import { ClosedNotice } from '../network/ClosedNotice.tsx'
import { findNetwork, firstKey, networkKeys, networkName } from '../network/networks.ts'
import { AddressField } from './AddressField.tsx'
import { DepositOnly } from './DepositOnly.tsx'
import { InsufficientBalance } from './InsufficientBalance.tsx'
import { readFee } from './read-fee.ts'
import { useIssueText } from './use-issue-text.ts'
import { usePress } from './use-press.ts'
import { useWithdrawal } from './use-withdrawal.ts'
import { Withdrawal, WithdrawalForm } from './Withdrawal.tsx'
import { WithdrawalAmount } from './WithdrawalAmount.tsx'

/** Why USDT cannot be withdrawn in a region, with the two steps that lead to its money. */
const WireOnly = () => {
  const { t } = useLingui()
  const model = useModel()
  return (
    <Notice
      tone="info"
      action={
        <>
          <Button onClick={model.page.openConversion}>{t`Convert USDT to USD`}</Button>
          <Button onClick={model.page.openUsdWithdrawal}>{t`Withdraw USD`}</Button>
        </>
      }
    >
      {useWireOnlyText()}
    </Notice>
  )
}

/**
 * Withdraws USDT to an address on a network that is chosen first. If the holder's region withdraws
 * by wire only, shows a notice in place of the form.
 */
export const UsdtWithdrawal = () => {
  const { inputs } = useActions()
  const channels = useTransferState((state) => state.withdrawalChannels)
  const { value: region } = useTransferState((state) => state.region)
  if (typeof region === 'string' && regionRules(region).withdrawsByWireOnly) {
    return <WireOnly />
  }
  return (
    <Withdrawal source={region === undefined ? { ...channels, value: undefined } : channels}>
      {(value) => (
        <KeptForm inputs={inputs} name="usdt-withdrawal">
          <AddressForm all={value} />
        </KeptForm>
      )}
    </Withdrawal>
  )
}

const choiceOf = (channels: readonly CryptoChannel[], key: string | undefined) => {
  const chosen = findNetwork(channels, key)
  return key && chosen ? { key, name: networkName(chosen) } : undefined
}

const firstOf = (channels: readonly CryptoChannel[]): ChosenNetwork | undefined =>
  choiceOf(channels, firstKey(channels))

/** What the review and the receipt say of an address as a recipient. */
const factsOf = (book: Book, destination: Destination) => {
  const saved = recipientFor(book, destination)
  const firstUse = firstUseOf(book, destination)
  const { custody, exchange } = (book.takesCustody && saved) || {}
  return {
    ...(saved && { recipient: saved.name }),
    ...(firstUse && { firstUse }),
    ...(custody && { custody }),
    ...(exchange && { exchange }),
  }
}

const AddressForm = ({ all }: { all: readonly CryptoChannel[] }) => {
  const channels = visibleForWithdrawal(all)
  const { t } = useLingui()
  const pick = usePickText()
  const model = useModel()
  const { store } = model
  const { inputs, submission, recipients } = useActions()
  // The schema is created once and reads the present networks at each validation.
  const present = (key: string | undefined) =>
    findNetwork(visibleForWithdrawal(store.getState().withdrawalChannels.value ?? []), key)
  const chosenKey = useRef<string>(undefined)
  const { total, balance, bounds, isEnough, max } = useWithdrawal('USDT', () =>
    present(chosenKey.current),
  )
  const [isAsked, ask] = useState<boolean>()
  const networkList = useRef<HTMLDivElement>(null)
  const termsOf = useTerms()
  const leftTodayText = useLeftTodayText()
  const [schema] = useState(() =>
    usdtWithdrawalForm(bounds, (chosen) => present(chosen?.key), recipients.settled),
  )
  const saved = useKeptInput(inputs, 'usdt-withdrawal')
  const form = useForm({
    schema,
    initialInput: {
      recipient: { network: firstOf(channels), address: '' },
      amount: '',
      ...saved.value,
    },
    validate: 'submit',
    revalidate: 'input',
  })
  const press = usePress(form)
  useKeepInput(form, saved)
  // It stays chosen in a reordered list, and in a list without it.
  const { input: choice } = useField(form, { path: ['recipient', 'network'] })
  chosenKey.current = choice?.key
  const channel = findNetwork(channels, choice?.key)
  const choose = (input: ChosenNetwork | undefined) => {
    // Before the form checks its amount against the limits of the network.
    chosenKey.current = input?.key
    setInput(form, { path: ['recipient', 'network'], input })
  }
  const first = firstOf(channels)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a late list has its first network
  useEffect(() => {
    if (!choice && first) choose(first)
  }, [choice, first?.key])
  const name = channel && networkName(channel)
  const network = choice?.name ?? ''
  const issueText = useIssueText()
  const arrivalOf = useWithdrawalArrival()
  const about = { currency: 'USDT', bounds: bounds(), network: name } as const

  const icon = channel?.optionIcon || channels[0]?.optionIcon
  const balances = (
    <TotalBalance total={total} available={balance} icon={icon && assetUrl(model.session, icon)} />
  )
  if (!isEnough) {
    return (
      <>
        {balances}
        <InsufficientBalance currency="USDT" />
      </>
    )
  }
  if (!channels.length) {
    return <Notice tone="info">{t`No network is available for withdrawals at the moment.`}</Notice>
  }
  const information = linesOf(pick(channel?.informationText))
  const description = linesOf(pick(channel?.channelDescribe))
  const keys = networkKeys(channels)
  const keyOf = ({ network }: Recipient) =>
    keys[channels.findIndex(({ value }) => String(value) === String(network))]
  const others = channels
    .map((each, at) => ({ key: keys[at] ?? '', name: networkName(each), channel: each }))
    .filter(({ key, channel }) => key !== choice?.key && !isClosed(channel))
  return (
    <WithdrawalForm
      form={form}
      press={press}
      isEnough={isEnough}
      isComplete={balance !== undefined && channel !== undefined && !channel.closed}
      onSubmit={({ amount, recipient: { key, channel, address, certainty, book } }) => {
        if (!channel) return
        submission.review({
          kind: 'usdt-withdrawal',
          currency: 'USDT',
          amount,
          to: address,
          network: networkName(channel),
          channel: channel.value,
          certainty,
          ...(book && factsOf(book, { address, network: channel.value })),
          ...(channel.arrival && { arrival: channel.arrival }),
          ...(channel.fee && { fee: feeOf(channel.fee) }),
          currentFee: () => readFee(model, key),
          ...(balance && { availableBefore: balance }),
        })
      }}
    >
      {balances}
      {!channel && (
        <Notice
          tone="warning"
          live="polite"
          title={t`Withdrawals on ${network} are currently unavailable`}
        >
          {t`Choose another network and check that your address belongs to it.`}
        </Notice>
      )}
      {channel?.closed && (
        <ClosedNotice
          title={t`Withdrawals on ${network} are currently unavailable`}
          closure={channel.closed}
          advice={t`Choose another network and check that your address belongs to it.`}
        />
      )}
      <RecipientPicker
        recipients={recipients}
        isOffered={({ address }) => Boolean(address)}
        obstacleOf={(recipient) => {
          const chosen = findNetwork(channels, keyOf(recipient))
          if (chosen && !isClosed(chosen)) return undefined
          const network = recipient.networkName ?? recipient.network
          return t`Withdrawals on ${network} are currently unavailable`
        }}
        onPick={(recipient) => {
          choose(choiceOf(channels, keyOf(recipient)))
          setInput(form, { path: ['recipient', 'address'], input: recipient.address ?? '' })
          ask(false)
        }}
      />
      <div className="tw-recipient-network" ref={networkList}>
        <ChosenNetworkLine
          channels={channels}
          channel={channel}
          value={choice?.key}
          onChange={(key) => choose(choiceOf(channels, key))}
          terms={[
            ...termsOf({ fee: channel?.fee }, 'USDT'),
            arrivalOf({ way: 'CRYPTO', named: channel?.arrival }),
          ].filter((term) => term !== undefined)}
          isUnusable={isClosed(channel)}
          isAsked={isAsked}
          ask={ask}
        >
          <DepositOnly channels={all} />
        </ChosenNetworkLine>
        {channel && description.length > 0 && (
          <div className="tw-remark">
            <LongLines lines={description} />
          </div>
        )}
      </div>
      <Field of={form} path={['recipient', 'address']}>
        {(field) => (
          <AddressField
            field={field}
            channel={channel}
            network={network}
            error={issueText(field.errors?.[0], about)}
            others={others}
            onNetwork={(key) => {
              choose(choiceOf(channels, key))
              ask(false)
            }}
            onAsk={() => {
              ask(true)
              networkList.current?.querySelector('button')?.focus()
            }}
          />
        )}
      </Field>
      <Field of={form} path={['amount']}>
        {(field) => (
          <WithdrawalAmount
            field={field}
            currency="USDT"
            bounds={bounds()}
            max={max()}
            fee={channel?.fee}
            // The network says them above.
            isFeeSaid
            arrival={undefined}
            limits={termsOf(
              { minAmount: channel?.minAmount, maxAmount: channel?.maxAmount },
              'USDT',
            )}
            leftToday={channel && leftTodayText(channel, 'USDT')}
            placeholder="USDT"
          />
        )}
      </Field>
      {/* Above the button, and not above the fields: the address is on the first screen of a phone. */}
      <Notice tone="info" title={t`Before you withdraw`}>
        {information.length ? (
          <LongLines lines={information} />
        ) : (
          t`Withdraw only to your own address, on the network you choose here.`
        )}
      </Notice>
    </WithdrawalForm>
  )
}
