import { elementClass } from '../../shared/element/element-class.tsx'
import type { ElementEntry } from '../../shared/element/entry/element-entry.ts'
import type { WalletDeclaration } from './declaration.ts'
import { loadStep } from './model/load-step.ts'
import { openModel, type WalletModel } from './model/model.ts'
import { View } from './View.tsx'

/** The view of an order without an answer and of a receipt: it must be here before money is sent. */
const loadStatusView = (model: WalletModel) =>
  loadStep(model, () => import('./order/OrderStatus.tsx'))

export const elementParts = {
  openModel: (context: Parameters<typeof openModel>[0]) => openModel(context, loadStatusView),
  View,
}

/** Creates the class of `<tw-wallet>`, and registers nothing. */
export const createElementClass = (entry: ElementEntry<WalletDeclaration>) =>
  elementClass(entry, elementParts)
