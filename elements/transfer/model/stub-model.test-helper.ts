import { vi } from 'vitest'
import { stubParts, stubScreen } from '../../../shared/element/model/stub-parts.test-helper.ts'
import { stubRecipients } from '../../../shared/recipients/stub-recipients.test-helper.ts'
import type { TransferActions } from './actions.ts'
import type { TransferModel } from './model.ts'

/** What a test gives of a model; the store may have a part of the state alone. */
type Own = Partial<Omit<TransferModel, 'store' | 'orders' | 'page'>> & {
  readonly [Key in 'store' | 'orders' | 'page']?: object
}

/** A model that does nothing but what a test gives it. */
export const stubModel = (own: Own): TransferModel =>
  ({
    ...stubParts(),
    screen: stubScreen(),
    page: {
      emit: vi.fn(() => true),
      openBankCard: vi.fn(),
      openConversion: vi.fn(),
      openUsdWithdrawal: vi.fn(),
      openPayment: vi.fn(() => true),
      openExplorer: vi.fn(() => true),
    },
    ...own,
  }) as unknown as TransferModel

/** Actions of which a test gives some. */
export const stubActions = (
  own: { readonly [Key in keyof TransferActions]?: object },
): TransferActions => ({ recipients: stubRecipients(), ...own }) as unknown as TransferActions
