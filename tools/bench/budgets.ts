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
    'tw-transfer first view': { target: 1.3, limit: 1.29 },
    // The packages as published: ofetch, valibot and big.js weigh 0.19 beyond the first view. What it
    // shares with tw-wallet is files of their own, and its load states serve both.
    'tw-transfer settled': { target: 1.5, limit: 1.5 },
    'tw-fund-lookup first view': { target: 1.3, limit: 1.27 },
    // A contract is to be read, and can be long before it can be signed.
    'tw-contract readable text': { target: 1.15, limit: 1.2 },
    // Its text alone weighs 0.037.
    'tw-contract first view': { target: 1.3, limit: 1.302 },
    // Two forms: to sign in, and to begin a registration or a reset.
    'tw-account first view': { target: 1.25, limit: 1.3 },
    // What all first views stand on weighs 1.19.
    'tw-wallet first view': { target: 1.25, limit: 1.285 },
  },
  bytes: {
    'tw-account shell': 5450,
    'tw-account first view': 84400,
    'tw-contract shell': 6350,
    'tw-contract readable text': 10250,
    'tw-contract first view': 85100,
    'tw-fund-lookup shell': 5300,
    'tw-fund-lookup first view': 82400,
    'tw-transfer shell': 6100,
    'tw-transfer first view': 83750,
    'tw-transfer settled': 97750,
    'tw-wallet shell': 6100,
    'tw-wallet first view': 83300,
    'tw-account.iife.js': 165800,
    'tw-contract.iife.js': 146250,
    'tw-fund-lookup.iife.js': 116250,
    'tw-transfer.iife.js': 165000,
    'tw-wallet.iife.js': 170200,
    react: 71900,
    '+ unsupported': 650,
    '+ api': 13500,
    '+ transfer-api': 9450,
    '+ wallet-api': 9300,
    '+ account-TermsDocument': 29550,
    '+ mobile': 62050,
    '+ debug': 10100,
    '+ after-failure': 550,
    '+ contract-open-signature': 57200,
    '+ contract-copy': 48250,
    '+ zh-tw': 4450,
    '+ ja': 4350,
    '+ ko': 4350,
    '+ path-names': 350,
    '+ obey': 9950,
    '+ open-host': 1500,
    '+ ui': 29750,
    '+ client': 9150,
    '+ transfer-HomeNotices': 36250,
    '+ account-actions': 37900,
    '+ account-steps': 37900,
    '+ account-CodeStep': 39000,
    '+ account-PasswordStep': 39050,
    '+ account-TermsStep': 41550,
    '+ account-SuccessStep': 28600,
    '+ account-MobileField': 64900,
    '+ account-SignedOut': 28600,
    '+ contract-actions': 45100,
    '+ contract-steps': 45100,
    '+ contract-Sign': 46400,
    '+ contract-Signed': 45800,
    '+ fund-lookup-actions': 36200,
    '+ fund-lookup-steps': 36200,
    '+ fund-lookup-CodeStep': 29400,
    '+ fund-lookup-ValueStep': 33500,
    '+ transfer-steps': 44300,
    '+ transfer-HomeExtras': 4400,
    '+ transfer-Withdraw': 58950,
    '+ transfer-Wire': 54400,
    '+ transfer-Bank': 45350,
    '+ transfer-ProveImage': 57250,
    '+ transfer-TransferStatus': 49250,
    '+ wallet-later': 40650,
    '+ wallet-Balances': 5000,
    '+ wallet-open-more': 44750,
    '+ wallet-steps': 54250,
    '+ wallet-History': 67900,
    '+ wallet-Record': 42550,
    '+ wallet-BindCard': 38000,
    '+ wallet-TransferMenu': 36000,
    '+ wallet-ToFriend': 57450,
    '+ wallet-Convert': 57200,
    '+ wallet-OrderStatus': 55450,
    '+ wallet-CardForm': 63050,
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
    'language en': 11950,
    'language ja': 17050,
    'language ko': 14650,
    'language zh': 13550,
  },
}

/** The script of a CDN that loads every element: bytes of brotli that delay each of them. */
export const loaderBytes = 2_000

/**
 * Script before a page of the site can be used, at most, as a ratio to React and react-dom alone.
 * Lingui's own runtime weighs 0.03 of it; addresses and titles of the pages with account and wallet, 0.01.
 * Two files, which come sooner than one as large as both, cost another 0.01: they compress each alone.
 */
export const siteToReact = 1.34

/**
 * The display face of a language, in bytes at most: about 200 bytes for each letter of a heading. A
 * page for who has an account loads a third of it.
 */
export const headingFonts: Readonly<Record<HeadingLocale, number>> = {
  zh: 100_000,
  ja: 105_000,
  ko: 58_000,
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
