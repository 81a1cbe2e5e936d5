import type { SessionModel } from '../../shared/element/view/base-model.ts'
import type { LegalText } from '../../shared/legal-text/legal-text.ts'
import type { ContractStore, Receipt } from './state.ts'

/** What the actions need of the model. */
export interface ActionsModel extends SessionModel {
  readonly store: ContractStore
  /** The text in a language. */
  documentIn(locale: string): Promise<LegalText>
  /**
   * Tells the page that the contract is signed.
   *
   * @param session `earlier` if the element shows another link by now
   */
  announce(receipt: Receipt, session?: 'earlier'): void
}
