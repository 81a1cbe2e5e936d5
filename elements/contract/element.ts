import { elementClass } from '../../shared/element/element-class.tsx'
import type { ElementEntry } from '../../shared/element/entry/element-entry.ts'
import type { ContractDeclaration } from './declaration.ts'
import { openModel } from './model/model.ts'
import { View } from './View.tsx'

export const elementParts = { openModel, View }

/** Creates the class of `<tw-contract>`, and registers nothing. */
export const createElementClass = (entry: ElementEntry<ContractDeclaration>) =>
  elementClass(entry, elementParts)
