import { CodeStep } from './code/CodeStep.tsx'
import { PasswordStep } from './password/PasswordStep.tsx'
import { Failure } from './saving/Failure.tsx'
import { KeptRegistration } from './saving/KeptRegistration.tsx'
import { SignedOut } from './saving/SignedOut.tsx'
import { SuccessStep } from './saving/SuccessStep.tsx'
import { TermsStep } from './terms/TermsStep.tsx'

/* Everything after the first view, except the field of a mobile number. */

export { dateCatalogues as catalogues } from '../../shared/text/dates/dates.ts'
export { createActions } from './model/actions.ts'
export { default as css } from './rest.css?inline'

/** The later steps by name, and parts of the first views that most visits do not show. */
export const views = {
  CODE: CodeStep,
  PASSWORD: PasswordStep,
  TERMS: TermsStep,
  SUCCESS: SuccessStep,
  FAILURE: Failure,
  KEPT: KeptRegistration,
  SIGNED_OUT: SignedOut,
}
