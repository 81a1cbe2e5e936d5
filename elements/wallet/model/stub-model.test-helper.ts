import { vi } from 'vitest'
import { stubParts, stubScreen } from '../../../shared/element/model/stub-parts.test-helper.ts'
import { stubRecipients } from '../../../shared/recipients/stub-recipients.test-helper.ts'
import type { WalletActions } from './actions.ts'
import type { WalletModel } from './model.ts'

/** What a test gives of a model; the store may have a part of the state alone. */
type Own = Partial<Omit<WalletModel, 'store' | 'orders' | 'page' | 'actions'>> & {
  readonly [Key in 'store' | 'orders' | 'page' | 'actions']?: object
}

/** A model that does nothing but what a test gives it. */
export const stubModel = (own: Own): WalletModel =>
  ({
    ...stubParts(),
    screen: stubScreen(),
    page: { emit: vi.fn(() => true), openTransfer: vi.fn(), openExplorer: vi.fn(() => true) },
    ...own,
  }) as unknown as WalletModel

/** Actions of which a test gives some. */
export const stubActions = (
  own: { readonly [Key in keyof WalletActions]?: object },
): WalletActions => ({ recipients: stubRecipients(), ...own }) as unknown as WalletActions
