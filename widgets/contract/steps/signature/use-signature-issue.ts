import { useLingui } from '@lingui/react/macro'
import type { SignatureIssue } from './render-signature.ts'
import type { SignatureDraft } from './signature-draft.ts'

/** Why there is no picture of a signature, in words that say what helps. */
export function useSignatureIssue(): (
  issue: SignatureIssue,
  kind: SignatureDraft['kind'],
) => string {
  const { t } = useLingui()
  return (issue, kind) => {
    switch (issue) {
      case 'empty':
        return kind === 'image'
          ? t`No writing was found in this picture. Please choose one of dark ink on light paper.`
          : t`Please sign first.`
      case 'unreadable':
        return t`This picture is damaged or not complete. Please choose another.`
      case 'tooLarge':
        return kind === 'image'
          ? t`This picture is larger than 3 MB. Please choose a smaller one.`
          : t`This signature is larger than 3 MB as a picture. Please clear it and sign again.`
      case 'withheld':
        return t`This browser does not hand out what is drawn in it, so there is no picture of your signature yet. Please allow it for this page, or use another browser.`
      case 'noCanvas':
        return t`This browser cannot make a picture of your signature right now. Close other tabs and try again, or use another browser.`
    }
  }
}
