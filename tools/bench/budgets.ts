import type { HeadingLocale } from '../build/heading-fonts.ts'

/**
 * What may be loaded, in bytes of brotli at its best quality: about a tenth above what it was when
 * the number was set. `npm test` fails above a number, and where something has none.
 *
 * To raise one: build, run `npx tsx tools/budgets.ts --suggest`, copy the line, and say in the
 * commit what the bytes buy. To lower one after a saving: the same. The ratios to the bare element
 * are the project's promise to embedders; one that is raised says beside it what for.
 */
export const budgets: Budgets = {
  toBare: {
    // The calls and the loader that the wallet brought weigh 0.007 in every first view.
    'tw-transfer first view': { target: 1.3, limit: 1.31 },
    // The packages as published: ofetch, valibot and big.js weigh 0.19 beyond the first view.
    'tw-transfer settled': { target: 1.5, limit: 1.55 },
    'tw-fund-lookup first view': { target: 1.3, limit: 1.31 },
    // A contract is to be read, and can be long before it can be signed.
    'tw-contract readable text': { target: 1.15, limit: 1.2 },
    // Its text alone weighs 0.037.
    'tw-contract first view': { target: 1.3, limit: 1.33 },
    // Two forms: to sign in, and to begin a registration or a reset.
    'tw-account first view': { target: 1.3, limit: 1.34 },
    // React, Lingui and the calls alone weigh 1.22.
    'tw-wallet first view': { target: 1.25, limit: 1.3 },
  },
  bytes: {
    'tw-account shell': 6050,
    'tw-account first view': 87000,
    'tw-contract shell': 6200,
    'tw-contract readable text': 10050,
    'tw-contract first view': 86150,
    'tw-fund-lookup shell': 5850,
    'tw-fund-lookup first view': 84200,
    'tw-transfer shell': 6000,
    'tw-transfer first view': 83950,
    'tw-transfer settled': 98300,
    'tw-account.iife.js': 161750,
    'tw-contract.iife.js': 139600,
    'tw-fund-lookup.iife.js': 107650,
    'tw-transfer.iife.js': 155050,
    react: 72550,
    '+ api': 13600,
    '+ transfer-api': 9600,
    '+ contract-open-signature': 50950,
    '+ contract-copy': 39450,
    '+ zh-tw': 4500,
    '+ ja': 4400,
    '+ ko': 4400,
    '+ rosette': 400,
    '+ ui': 24300,
    '+ client': 8500,
    '+ transfer-HomeNotices': 24300,
    '+ contract-actions': 37750,
    '+ contract-steps': 37750,
    '+ contract-Sign': 38950,
    '+ contract-Signed': 38450,
    '+ fund-lookup-actions': 29150,
    '+ fund-lookup-steps': 29150,
    '+ fund-lookup-CodeStep': 30150,
    '+ fund-lookup-ValueStep': 37750,
    '+ transfer-steps': 34950,
    '+ transfer-HomeExtras': 4400,
    '+ transfer-Deposit': 41000,
    '+ transfer-Withdraw': 55500,
    '+ transfer-Wire': 50100,
    '+ transfer-Bank': 41300,
    '+ transfer-ProveImage': 53400,
    '+ transfer-TransferStatus': 40150,
    '+ account-TermsDocument': 24950,
    '+ account-actions': 31850,
    '+ account-steps': 31850,
    '+ account-CodeStep': 33000,
    '+ account-PasswordStep': 33050,
    '+ account-TermsStep': 35250,
    '+ account-SuccessStep': 23900,
    '+ account-MobileField': 60250,
    '+ account-SignedOut': 23900,
    '+ mobile': 57550,
    'account-terms-text.en': 1750,
    'account-terms-text.ja': 2500,
    'account-terms-text.ko': 2350,
    'account-terms-text.zh': 2100,
    'privacy-terms-text.en': 1700,
    'privacy-terms-text.ja': 2500,
    'privacy-terms-text.ko': 2350,
    'privacy-terms-text.zh': 2150,
    'contract-text.en': 2400,
    'contract-text.ja': 3100,
    'contract-text.ko': 2950,
    'contract-text.zh': 2700,
    'language en': 8000,
    'language ja': 11550,
    'language ko': 9950,
    'language zh': 9200,
  },
}

/**
 * Script before a page of the site can be used, at most, as a ratio to React and react-dom alone.
 * Lingui's own runtime weighs 0.03 of it; addresses and titles of the pages with account and wallet, 0.01.
 */
export const siteToReact = 1.33

/** The display face of a language, in bytes at most: about 200 bytes for each letter of a heading. */
export const headingFonts: Readonly<Record<HeadingLocale, number>> = {
  zh: 95_000,
  ja: 95_000,
  ko: 55_000,
}

/** A ratio to the bare element built in the same run: what is aimed for, and what fails. */
export interface ToBare {
  readonly target: number
  readonly limit: number
}

export interface Budgets {
  /** By the names that `weigh` gives; each first view has one, and so has a text that is read before. */
  readonly toBare: Readonly<Record<string, ToBare>>
  /** By the names that `weigh` gives. */
  readonly bytes: Readonly<Record<string, number>>
}
