import type { ElementContext } from '../../shared/element/entry/context.ts'
import type { SessionModel } from '../../shared/element/model/base-model.ts'
import type { LegalText } from '../../shared/legal-text/legal-text.ts'
import type { ContractDeclaration } from './declaration.ts'
import type { ContractEvents } from './docs.ts'
import type { ContractStore } from './state.ts'

/** What the actions need of the model. */
export interface ActionsModel extends SessionModel {
  readonly store: ContractStore
  /** The text in a language. */
  legalTextIn(locale: string): Promise<LegalText>
  readonly emit: ElementContext<ContractDeclaration, ContractEvents>['emit']
}
