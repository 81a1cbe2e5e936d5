import { elementClass } from '../../shared/element/element-class.tsx'
import type { FirstPaintOf } from '../../shared/element/entry/first-paint.ts'
import { type ContractDeclaration, declaration } from './declaration.ts'
import { catalogues, legalText } from './initial-parts.ts'
import { ended } from './initial-texts.ts'
import { openModel } from './model.ts'
import { View } from './View.tsx'

export const elementParts = { catalogues, legalText, ended, openModel, View }

/** Creates the class of `<tw-contract>`, and registers nothing. */
export const createElementClass = (firstPaintOf: FirstPaintOf<ContractDeclaration>) =>
  elementClass(declaration, elementParts, firstPaintOf)
