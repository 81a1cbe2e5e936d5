import { msg } from '@lingui/core/macro'
import type { TransferModel } from '../model.ts'
import type { Outcome } from '../submission-state.ts'

/**
 * Tells what became of a transfer whose person has gone meanwhile: the page hears all of it, who is
 * there now reads neither a figure nor a name. Where it is the same person again, they take it up.
 */
export function tellLate(
  { announce, element, successor, i18n }: TransferModel,
  outcome: Outcome,
): void {
  const { answer, isOpen, receipt } = outcome
  // The element itself has gone: the note in the storage says so after a reload.
  if (!answer.ok && answer.error.kind === 'canceled') return
  if (successor()?.takeUp(outcome)) return
  if (answer.ok) {
    element.toast('info', i18n._(msg`A transfer from an earlier session was accepted.`))
    announce(receipt, 'earlier')
    return
  }
  const { kind, code } = answer.error
  element.say({
    kind,
    ...(code !== undefined && { code }),
    message: isOpen
      ? i18n._(msg`It is not known whether a transfer from an earlier session was carried out.`)
      : i18n._(msg`A transfer from an earlier session was not carried out.`),
    session: 'earlier',
  })
}
