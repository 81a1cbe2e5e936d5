import { elementEntry } from '../../shared/element/entry/element-entry.ts'
import { registerElement } from '../../shared/element/entry/register-element.ts'
import { declaration } from './declaration.ts'
import { createElementClass } from './element.ts'
import { initialParts } from './initial-parts.ts'

// For a page that shows the element's shell by itself, as the site does.
registerElement(declaration.tag, createElementClass(elementEntry(declaration, initialParts)))
