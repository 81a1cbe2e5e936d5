import { registerElement } from '../../shared/element/entry/register-element.ts'
import { TwFundLookupElement } from './class.ts'
import { declaration } from './declaration.ts'

// For a page that shows the element's shell by itself, as the site does.
registerElement(declaration.tag, TwFundLookupElement)
