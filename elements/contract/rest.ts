import { Engraving } from '../../shared/paper/certificate/Engraving.tsx'
import { Signed } from './receipt/Signed.tsx'
import { Sign } from './signing/Sign.tsx'
import { Tools } from './text/Tools.tsx'

/* Everything after the text. */

export { dateCatalogues as catalogues } from '../../shared/text/dates/dates.ts'
export { createActions } from './model/actions.ts'
export { default as css } from './rest.css?inline'

/** What each step shows beside the text, by name; the reading aids and the ornament of the details. */
export const views = { CONTRACT: Sign, SIGNED: Signed, TOOLS: Tools, ENGRAVING: Engraving }
