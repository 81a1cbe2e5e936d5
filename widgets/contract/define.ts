import { defineElement } from '../../shared/element/entry/define-element.ts'
import { declaration } from './declaration.ts'
import { ContractElement } from './element.ts'

defineElement(declaration.tag, ContractElement)
