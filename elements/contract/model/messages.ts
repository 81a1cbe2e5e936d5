import { msg } from '@lingui/core/macro'
import { leavesOutcomeUnknown } from '../../../shared/api/outcome.ts'
import type { ElementContext } from '../../../shared/element/entry/context.ts'
import type { ModelParts } from '../../../shared/element/model/parts.ts'
import type { ContractDeclaration, ContractEvents } from '../declaration.ts'
import type { SigningOptions } from '../signing/signing.ts'
import type { Receipt } from './state.ts'

export type SignatureTeller = Pick<ModelParts, 'messages' | 'texts'> &
  Pick<ElementContext<ContractDeclaration, ContractEvents>, 'emit'>

/** What is told of a signature: to the person, and to the page. */
export function createTelling({
  emit,
  messages,
  texts: { i18n },
}: SignatureTeller): Pick<SigningOptions, 'onLate' | 'onMissing' | 'onNotSigned' | 'onSigned'> {
  /** @param session `earlier` if the element shows another link by now */
  const announce = ({ number, signedAt, textHash, version }: Receipt, session?: 'earlier') => {
    emit('tw-success', {
      kind: 'signature',
      number,
      ...(signedAt && { signedAt }),
      ...(textHash && { textHash }),
      ...(version && { version }),
      ...(session && { session }),
    })
  }
  return {
    /** Asks for a signature (specification, section 5: sign.signMsg). */
    onMissing: () => messages.showError({ kind: 'signature', message: i18n._(msg`Sign first.`) }),
    onNotSigned: () =>
      messages.toast(
        'warning',
        i18n._(msg`The agreement has not been signed. You can submit it again.`),
      ),
    /** Tells only the page: the title of the next screen tells the person. */
    onSigned: (receipt) => announce(receipt),
    /** The page gets all of it; the person who is there now gets neither number nor names. */
    onLate(receipt, answer) {
      const { late } = messages
      if (answer.ok) {
        late.toast('info', i18n._(msg`The signature for an earlier link was accepted.`))
        announce(receipt, 'earlier')
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
    },
  }
}
