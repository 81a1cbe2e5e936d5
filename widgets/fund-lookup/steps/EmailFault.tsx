import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { tones } from '../../../shared/ui/icons.ts'
import type { LookupState } from '../context.ts'

export interface EmailFaultProps {
  readonly of: NonNullable<LookupState['emailFault']>
}

/** Why the address was not sent. */
export const EmailFault = ({ of }: EmailFaultProps) => {
  const { t } = useLingui()
  const words = {
    required: t`Required.`,
    invalid: t`Please enter a valid email`,
    network: t`Network Error`,
  }
  return (
    <>
      <Icon d={tones.error} />
      {words[of]}
    </>
  )
}
