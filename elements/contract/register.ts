import { registerElement } from '../../shared/element/entry/register-element.ts'
import { TwContractElement } from './class.ts'
import { declaration } from './declaration.ts'

// For a page that renders the element's shell itself, as the site does.
registerElement(declaration.tag, TwContractElement)
