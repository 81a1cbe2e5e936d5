import { defineElement } from '../../shared/element/define-element.ts'
import { declaration } from './declaration.ts'
import { ContractElement } from './element.ts'

defineElement(declaration.tag, ContractElement)
