import { msg } from '@lingui/core/macro'
import type { Answer } from '../../../shared/api/errors.ts'
import { leavesOutcomeUnknown } from '../../../shared/api/outcome.ts'
import type { ElementContext } from '../../../shared/element/entry/context.ts'
import type { ModelParts } from '../../../shared/element/model/parts.ts'
import type { ContractDeclaration, ContractEvents } from '../declaration.ts'
import type { Receipt } from './state.ts'

type Teller = Pick<ModelParts, 'messages' | 'texts'>
type Emit = ElementContext<ContractDeclaration, ContractEvents>['emit']

/** @param session `earlier` if the element shows another link by now */
const announce = (
  emit: Emit,
  { number, signedAt, textHash, version }: Receipt,
  session?: 'earlier',
): void => {
  emit('tw-success', {
    kind: 'signature',
    number,
    ...(signedAt && { signedAt }),
    ...(textHash && { textHash }),
    ...(version && { version }),
    ...(session && { session }),
  })
}

/** Asks for a signature (specification, section 5: sign.signMsg). */
export const tellMissing = ({ messages, texts }: Teller): void =>
  messages.showError({ kind: 'signature', message: texts.i18n._(msg`Sign first.`) })

export const tellNotSigned = ({ messages, texts }: Teller): void =>
  messages.toast(
    'warning',
    texts.i18n._(msg`The agreement has not been signed. You can submit it again.`),
  )

/** Tells only the page: the title of the next screen tells the person. */
export const tellSigned = (emit: Emit, receipt: Receipt): void => announce(emit, receipt)

/**
 * Reports the outcome of a signature whose link has changed meanwhile. The page gets all of it; the
 * person who is there now gets neither number nor names.
 */
export function tellLate(
  { messages: { late }, texts: { i18n } }: Teller,
  emit: Emit,
  receipt: Receipt,
  answer: Answer<unknown>,
): void {
  if (answer.ok) {
    late.toast('info', i18n._(msg`The signature for an earlier link was accepted.`))
    announce(emit, receipt, 'earlier')
    return
  }
  const { kind, code } = answer.error
  // The element was removed.
  if (kind === 'canceled') return
  late.showError({
    kind,
    ...(code !== undefined && { code }),
    message: leavesOutcomeUnknown(answer.error)
      ? i18n._(msg`We cannot confirm whether the signature for an earlier link was accepted.`)
      : i18n._(msg`The signature for an earlier link was not accepted.`),
    session: 'earlier',
  })
}
