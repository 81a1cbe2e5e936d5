import { stubParts, stubScreen } from '../../../shared/element/model/stub-parts.test-helper.ts'
import type { AccountModel } from './model.ts'

/** What a test gives of a model; the store may have a part of the state alone. */
type Own = Partial<Omit<AccountModel, 'store'>> & { readonly [Key in 'store']?: object }

/** A model that does nothing but what a test gives it. */
export const stubModel = (own: Own): AccountModel =>
  ({ ...stubParts(), screen: stubScreen(), ...own }) as unknown as AccountModel
