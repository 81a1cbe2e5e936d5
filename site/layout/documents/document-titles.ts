import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DocumentName } from '../../documents/document-names.ts'

/** What a link to a document says, and its dialog before the text is there: the text's own title. */
export const documentTitles: Readonly<Record<DocumentName, MessageDescriptor>> = {
  'privacy-terms': msg`Privacy & Terms`,
  'crypto-anti-fraud': msg`Crypto Currency Anti-Fraud`,
  'funding-info': msg`Know Funding Info`,
  'anti-fraud-reminder': msg`Anti-Fraud Reminder`,
  'account-terms': msg`Account Terms`,
  'financial-crime': msg`Global Financial Crime Compliance`,
  cookies: msg`Cookie Usage Terms`,
  'family-office': msg`Family Office`,
}
