/** The documents, by the names of their files in `locales/{language}/documents/`. */
export const documentNames = [
  'privacy-terms',
  'crypto-anti-fraud',
  'funding-info',
  'anti-fraud-reminder',
  'account-terms',
  'financial-crime',
  'cookies',
  'family-office',
] as const

export type DocumentName = (typeof documentNames)[number]

export const documentPath = (name: DocumentName): string => `/documents/${name}`
