import { useLingui } from '@lingui/react/macro'
import { regionRules } from '../../../shared/person/region/region-rules.ts'
import { regionName } from '../../../shared/person/region/regions.ts'
import { languageTag } from '../../../shared/text/i18n/language-tag.ts'
import { Notice } from '../../../shared/ui/Notice.tsx'

/** What a region of residence allows, shown before any form. */
export const RegionNotice = ({ region }: { region: string }) => {
  const { t, i18n } = useLingui()
  const { bindsAutomatically, withdrawsByWireOnly } = regionRules(region)
  const name = region && regionName(region, languageTag(i18n.locale))
  // Bank wire is advised outside the United States, and is the only method in most regions.
  const wire = withdrawsByWireOnly
    ? name
      ? t`Withdrawals are made by bank wire only.`
      : t`Until your region is known, withdrawals are made by bank wire only.`
    : !bindsAutomatically && t`We advise you to use a bank wire.`
  return (
    <Notice
      tone={bindsAutomatically ? 'info' : 'warning'}
      title={name ? t`Your region: ${name}` : t`Your region is not known`}
    >
      <p>
        {bindsAutomatically
          ? t`We add your bank account straight away and settle withdrawals to it automatically.`
          : t`Outside the United States we review each new bank account before you can withdraw to it, and do not settle withdrawals automatically.`}
      </p>
      {wire && <p>{wire}</p>}
    </Notice>
  )
}
