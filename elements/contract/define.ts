import { defineElement } from '../../shared/element/entry/define-element.ts'
import { declaration } from './declaration.ts'
import { initialParts } from './entry/parts.ts'

void defineElement(declaration, initialParts, () => import('./element.ts'))
