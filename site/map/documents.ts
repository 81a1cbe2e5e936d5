import type { MessageDescriptor } from '@lingui/core'
import { msg } from './page-msg.ts'

/**
 * The documents, by the names of their files in `locales/{language}/documents/`, with the title that
 * links have, and the dialog while the text is loading.
 */
const titles = {
  'privacy-terms': msg`Privacy & Terms`,
  'crypto-anti-fraud': msg`Crypto Currency Anti-Fraud`,
  'funding-info': msg`Know Funding Info`,
  'anti-fraud-reminder': msg`Anti-Fraud Reminder`,
  'account-terms': msg`Account Terms`,
  'financial-crime': msg`Global Financial Crime Compliance`,
  cookies: msg`Cookie Usage Terms`,
  'family-office': msg`Family Office`,
}

export type DocumentName = keyof typeof titles

export const documentTitles: Readonly<Record<DocumentName, MessageDescriptor>> = titles

export const documentNames = Object.keys(titles) as readonly DocumentName[]

export const documentPath = (name: DocumentName): string => `/documents/${name}`
