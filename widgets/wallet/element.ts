import { elementClass } from '../../shared/element/element-class.tsx'
import type { FirstPaintOf } from '../../shared/element/entry/first-paint.ts'
import { declaration, type WalletDeclaration } from './declaration.ts'
import { catalogues } from './initial-parts.ts'
import { ended } from './initial-texts.ts'
import { openModel } from './model.ts'
import { View } from './View.tsx'

export const elementParts = { catalogues, ended, openModel, View }

/** Creates the class of `<tw-wallet>`, and registers nothing. */
export const createElementClass = (firstPaintOf: FirstPaintOf<WalletDeclaration>) =>
  elementClass(declaration, elementParts, firstPaintOf)
