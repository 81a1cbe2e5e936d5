import { defineElement } from '../../shared/element/entry/define-element.ts'
import { declaration } from './declaration.ts'
import { FundLookupElement } from './element.ts'

defineElement(declaration.tag, FundLookupElement)
