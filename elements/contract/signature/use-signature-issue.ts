import { useLingui } from '@lingui/react/macro'
import { maxPictureMegabytes } from '../../../shared/limits.ts'
import type { SignatureIssue } from './render-signature.ts'
import type { SignatureDraft } from './signature-draft.ts'

/** Why there is no image of a signature, and what helps, as text. */
export function useSignatureIssue(): (
  issue: SignatureIssue,
  kind: SignatureDraft['kind'],
) => string {
  const { t } = useLingui()
  return (issue, kind) => {
    switch (issue) {
      case 'empty':
        return {
          image: t`No signature was found in this image. Choose one with dark ink on light paper.`,
          typed: t`Type your name. It needs at least one letter.`,
          drawn: t`Sign first.`,
        }[kind]
      case 'unreadable':
        return t`This image is damaged or incomplete. Choose another.`
      case 'tooLarge':
        return t`The image of this signature is larger than ${maxPictureMegabytes} MB. Clear it and sign again.`
      case 'withheld':
        return t`Your browser blocks access to the drawing, so your signature could not be saved. Allow canvas access for this page or use another browser.`
      case 'noCanvas':
        return t`This browser cannot create an image of your signature at the moment. Close other tabs and try again, or use another browser.`
    }
  }
}
