import { observedBy, parseValue, readAttribute } from './attributes.ts'
import type { Declaration, Properties } from './declaration.ts'
import { type FirstPaint, type InitialParts, openFirstPaint } from './first-paint.ts'

/** What an entry hands to the class of its element; the class has no copy of it. */
export interface ElementEntry<D extends Declaration> {
  readonly declaration: D
  /** Which property an attribute belongs to, for each attribute that the element observes. */
  readonly propertyOf: ReadonlyMap<string, string>
  readonly readAttribute: typeof readAttribute
  readonly parseValue: typeof parseValue
  /** The first paint of an inserted instance: the one that the entry has painted, or a new one. */
  firstPaintOf(element: HTMLElement, properties: Properties<D>): FirstPaint<D>
}

/** What a class needs if no entry has painted before it is loaded. */
export const elementEntry = <D extends Declaration>(
  declaration: D,
  parts: InitialParts<D>,
): ElementEntry<D> => ({
  declaration,
  propertyOf: observedBy(declaration),
  readAttribute,
  parseValue,
  firstPaintOf: (element, properties) => openFirstPaint(element, declaration, parts, properties),
})
