import { useLingui } from '@lingui/react/macro'
import type { Passkey } from '../../../shared/api/wire/confirmation.ts'
import { formatDate } from '../../../shared/text/dates/dates.ts'
import { LongText } from '../../../shared/ui/LongText.tsx'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'

interface FactProps {
  readonly passkey: Passkey
}

export const PasskeyName = ({ passkey: { name } }: FactProps) => {
  const { t } = useLingui()
  if (!name) return <span>{t`Passkey`}</span>
  return (
    <span {...maskedText()} translate="no">
      <LongText text={name} />
    </span>
  )
}

export const PasskeyDates = ({ passkey: { addedAt, lastUsedAt } }: FactProps) => {
  const { t, i18n } = useLingui()
  const added = formatDate(addedAt, 'dateTime', i18n.locale)
  const used = formatDate(lastUsedAt, 'dateTime', i18n.locale)
  return (
    <>
      {added && <small>{t`Added: ${added}`}</small>}
      <small>{used ? t`Last used: ${used}` : t`Not used yet`}</small>
    </>
  )
}
