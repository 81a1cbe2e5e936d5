import { defineElement } from '../../shared/element/entry/define-element.ts'
import { declaration } from './declaration.ts'
import { initialParts } from './initial-parts.ts'

void defineElement(declaration, initialParts, () => import('./element.ts'))
