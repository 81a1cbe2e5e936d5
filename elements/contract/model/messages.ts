import { msg } from '@lingui/core/macro'
import type { Answer } from '../../../shared/api/errors.ts'
import { leavesOutcomeUnknown } from '../../../shared/api/outcome.ts'
import type { ElementContext } from '../../../shared/element/entry/context.ts'
import type { SessionModel } from '../../../shared/element/model/base-model.ts'
import type { ContractDeclaration, ContractEvents } from '../declaration.ts'
import type { Receipt } from './state.ts'

/** What the messages need of the model. */
export interface MessageModel
  extends Pick<SessionModel, 'element' | 'showError' | 'i18n' | 'toast'> {
  readonly emit: ElementContext<ContractDeclaration, ContractEvents>['emit']
}

/** @param session `earlier` if the element shows another link by now */
const announce = (
  { emit }: Pick<MessageModel, 'emit'>,
  { number, signedAt, textHash }: Receipt,
  session?: 'earlier',
): void => {
  emit('tw-success', {
    kind: 'signature',
    number,
    ...(signedAt && { signedAt }),
    ...(textHash && { textHash }),
    ...(session && { session }),
  })
}

/** Asks for a signature (specification, section 5: sign.signMsg). */
export const tellMissing = ({ showError, i18n }: MessageModel): void =>
  showError({ kind: 'signature', message: i18n._(msg`Please sign first.`) })

export const tellNotSigned = ({ toast, i18n }: MessageModel): void =>
  toast('warning', i18n._(msg`The agreement has not been signed. You can submit it again.`))

/** Tells only the page: the title of the next screen tells the person. */
export const tellSigned = (model: MessageModel, receipt: Receipt): void => announce(model, receipt)

/**
 * Reports the outcome of a signature whose link has changed meanwhile. The page gets all of it; the
 * person who is there now gets neither number nor names.
 */
export function tellLate(model: MessageModel, receipt: Receipt, answer: Answer<unknown>): void {
  const { element, i18n } = model
  if (answer.ok) {
    element.toast('info', i18n._(msg`The signature for an earlier link was accepted.`))
    announce(model, receipt, 'earlier')
    return
  }
  const { kind, code } = answer.error
  // The element was removed.
  if (kind === 'canceled') return
  element.showError({
    kind,
    ...(code !== undefined && { code }),
    message: leavesOutcomeUnknown(answer.error)
      ? i18n._(msg`We cannot confirm whether the signature for an earlier link was accepted.`)
      : i18n._(msg`The signature for an earlier link was not accepted.`),
    session: 'earlier',
  })
}
