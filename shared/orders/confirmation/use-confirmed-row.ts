import { useLingui } from '@lingui/react/macro'
import type { ConfirmedBy } from '../../api/wire/confirmation.ts'

/** How an order was confirmed, with its label; nothing if that is not known. */
export function useConfirmedRow(): (
  by: ConfirmedBy | null | undefined,
) => readonly [label: string, value: string] | undefined {
  const { t } = useLingui()
  return (by) => {
    if (!by) return undefined
    const words: Readonly<Record<ConfirmedBy, string>> = {
      PASSKEY: t`By you, with a passkey`,
      CODE: t`By you, with a code sent to you`,
      APP: t`By you, in the app`,
    }
    return [t`Confirmed`, words[by]]
  }
}
