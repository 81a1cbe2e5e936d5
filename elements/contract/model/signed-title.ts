import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { languageTag } from '../../../shared/text/i18n/language-tag.ts'
import type { ContractState } from './state.ts'

/** The title of a signed contract: the day on which it was signed, if that is known. */
export function signedTitle({ phase }: Pick<ContractState, 'phase'>, i18n: I18n): string {
  const at = phase.name === 'signed' && phase.receipt.signedAt
  if (!at) return i18n._(msg`Success`)
  // The formats of dates come with the rest, later than the title.
  const day = new Intl.DateTimeFormat(languageTag(i18n.locale), { dateStyle: 'long' }).format(
    new Date(at),
  )
  return i18n._(msg`Signed on ${day}`)
}
