import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DocumentName } from '../../documents/document-names.ts'

/** The title of each document, for links and for its dialog while the text is loading. */
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
