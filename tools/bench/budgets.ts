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
    'tw-transfer first view': { target: 1.3, limit: 1.3 },
    // The packages as published: ofetch, valibot and big.js weigh 0.19 beyond the first view. What it
    // shares with tw-wallet is files of their own, and its load states serve both.
    'tw-transfer settled': { target: 1.5, limit: 1.55 },
    'tw-fund-lookup first view': { target: 1.3, limit: 1.3 },
    // A contract is to be read, and can be long before it can be signed.
    'tw-contract readable text': { target: 1.15, limit: 1.2 },
    // Its text alone weighs 0.037.
    'tw-contract first view': { target: 1.3, limit: 1.33 },
    // Two forms: to sign in, and to begin a registration or a reset.
    'tw-account first view': { target: 1.3, limit: 1.34 },
    // What all first views stand on weighs 1.21.
    'tw-wallet first view': { target: 1.25, limit: 1.3 },
  },
  bytes: {
    'tw-account shell': 6050,
    'tw-account first view': 86700,
    'tw-contract shell': 6300,
    'tw-contract readable text': 10150,
    'tw-contract first view': 86550,
    'tw-fund-lookup shell': 5900,
    'tw-fund-lookup first view': 84450,
    'tw-transfer shell': 6000,
    'tw-transfer first view': 84600,
    'tw-transfer settled': 100500,
    'tw-wallet shell': 6000,
    'tw-wallet first view': 84100,
    'tw-account.iife.js': 161900,
    'tw-contract.iife.js': 141000,
    'tw-fund-lookup.iife.js': 108750,
    'tw-transfer.iife.js': 158100,
    'tw-wallet.iife.js': 163500,
    react: 72650,
    '+ api': 15000,
    '+ transfer-api': 11150,
    '+ wallet-api': 11050,
    '+ account-TermsDocument': 29600,
    '+ mobile': 62200,
    '+ contract-open-signature': 54950,
    '+ contract-copy': 51700,
    '+ zh-tw': 4500,
    '+ ja': 4400,
    '+ ko': 4400,
    '+ rosette': 400,
    '+ ui': 29600,
    '+ client': 9150,
    '+ transfer-HomeNotices': 30100,
    '+ account-actions': 37400,
    '+ account-steps': 37400,
    '+ account-CodeStep': 38500,
    '+ account-PasswordStep': 38600,
    '+ account-TermsStep': 41100,
    '+ account-SuccessStep': 28550,
    '+ account-MobileField': 65050,
    '+ account-SignedOut': 28550,
    '+ contract-actions': 43050,
    '+ contract-steps': 43050,
    '+ contract-Sign': 44300,
    '+ contract-Signed': 43800,
    '+ fund-lookup-actions': 35300,
    '+ fund-lookup-steps': 35300,
    '+ fund-lookup-CodeStep': 29250,
    '+ fund-lookup-ValueStep': 32950,
    '+ transfer-steps': 40300,
    '+ transfer-HomeExtras': 4450,
    '+ transfer-Deposit': 41100,
    '+ transfer-Withdraw': 55200,
    '+ transfer-Wire': 50500,
    '+ transfer-Bank': 41400,
    '+ transfer-ProveImage': 53500,
    '+ transfer-TransferStatus': 45500,
    '+ wallet-steps': 50500,
    '+ wallet-actions': 50500,
    '+ wallet-Balances': 5100,
    '+ wallet-open-more': 43450,
    '+ wallet-History': 54900,
    '+ wallet-Record': 42200,
    '+ wallet-BindCard': 38900,
    '+ wallet-TransferMenu': 37050,
    '+ wallet-ToFriend': 53900,
    '+ wallet-Convert': 53600,
    '+ wallet-OrderStatus': 51850,
    '+ wallet-CardForm': 59350,
    'account-terms-text.en': 1750,
    'account-terms-text.ja': 2500,
    'account-terms-text.ko': 2350,
    'account-terms-text.zh': 2100,
    'contract-text.en': 2400,
    'contract-text.ja': 3150,
    'contract-text.ko': 2950,
    'contract-text.zh': 2700,
    'privacy-terms-text.en': 1700,
    'privacy-terms-text.ja': 2500,
    'privacy-terms-text.ko': 2350,
    'privacy-terms-text.zh': 2150,
    'language en': 11600,
    'language ja': 16500,
    'language ko': 14300,
    'language zh': 13250,
  },
}

/** The script of a CDN that loads every element: bytes of brotli that delay each of them. */
export const loaderBytes = 2_000

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
