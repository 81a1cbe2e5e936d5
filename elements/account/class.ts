import { elementEntry } from '../../shared/element/entry/element-entry.ts'
import { declaration } from './declaration.ts'
import { createElementClass } from './element.ts'
import { initialParts } from './entry/parts.ts'

/** The class of `<tw-account>`, which paints its own shell. Importing it registers nothing. */
export const TwAccountElement = /* @__PURE__ */ createElementClass(
  elementEntry(declaration, initialParts),
)
