import { msg } from '@lingui/core/macro'
import type { Answer } from '../../../shared/api/errors.ts'
import { leavesOutcomeUnknown } from '../../../shared/api/outcome.ts'
import type { ContractModel } from '../model.ts'
import type { Receipt } from '../state.ts'

/**
 * Tells what became of a signature whose link has gone meanwhile: the page hears all of it, who is
 * there now reads no number and no name.
 */
export function tellLate(
  { announce, element, texts }: ContractModel,
  receipt: Receipt,
  answer: Answer<unknown>,
): void {
  const { i18n } = texts
  if (answer.ok) {
    element.toast('info', i18n._(msg`The signature for an earlier link was accepted.`))
    announce(receipt, 'earlier')
    return
  }
  const { kind, code } = answer.error
  // The element itself has gone.
  if (kind === 'canceled') return
  element.say({
    kind,
    ...(code !== undefined && { code }),
    message: leavesOutcomeUnknown(answer.error)
      ? i18n._(msg`It is not known whether the signature for an earlier link was accepted.`)
      : i18n._(msg`The signature for an earlier link was not accepted.`),
    session: 'earlier',
  })
}
