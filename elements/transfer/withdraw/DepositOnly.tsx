import { useLingui } from '@lingui/react/macro'
import type { CryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { languageTag } from '../../../shared/text/i18n/language-tag.ts'
import { LongText } from '../../../shared/ui/LongText.tsx'
import { useTransferState } from '../model/context.ts'
import { depositOnlyNetworks } from './deposit-only.ts'

/** Says of networks that take deposits that they take no withdrawals. */
export const DepositOnly = ({ channels }: { channels: readonly CryptoChannel[] }) => {
  const { t, i18n } = useLingui()
  const forDeposit = useTransferState(
    ({ depositChannels, depositNetworks }) => depositChannels.value ?? depositNetworks.value,
  )
  const names = depositOnlyNetworks(channels, forDeposit ?? [])
  if (names.length === 0) return null
  const networks = new Intl.ListFormat(languageTag(i18n.locale), { type: 'disjunction' }).format(
    names,
  )
  return (
    <p className="tw-remark">
      <LongText text={t`Withdrawals on ${networks} are not offered.`} />
    </p>
  )
}
