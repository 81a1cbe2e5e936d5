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
    'tw-transfer first view': { target: 1.2, limit: 1.3 },
    'tw-fund-lookup first view': { target: 1.2, limit: 1.3 },
    // A contract is to be read, and can be long before it can be signed.
    'tw-contract readable text': { target: 1.15, limit: 1.2 },
    // Lingui's own runtime weighs 0.03 in each first view.
    'tw-contract first view': { target: 1.3, limit: 1.32 },
  },
  bytes: {
    'tw-contract shell': 7300,
    'tw-contract readable text': 10950,
    'tw-contract first view': 85500,
    'tw-fund-lookup shell': 7100,
    'tw-fund-lookup first view': 82650,
    'tw-transfer shell': 7050,
    'tw-transfer first view': 83900,
    'tw-contract.iife.js': 139550,
    'tw-fund-lookup.iife.js': 107900,
    'tw-react.js': 70550,
    'tw-transfer.iife.js': 155250,
    '+ early': 1300,
    '+ NotificationLayer': 3650,
    '+ notifications': 1000,
    '+ client': 10400,
    '+ answers': 3900,
    '+ contract-open-signature': 19400,
    '+ Rosette': 800,
    '+ api': 10050,
    '+ contract-actions': 16850,
    '+ contract-open-step': 9300,
    '+ contract-Sign': 3350,
    '+ contract-Signed': 6950,
    '+ contract-copy': 2250,
    '+ zh-tw': 5150,
    '+ ja': 5000,
    '+ ko': 5000,
    '+ transfer-api': 6200,
    '+ fund-lookup-actions': 8450,
    '+ fund-lookup-open-step': 3500,
    '+ fund-lookup-CodeStep': 6700,
    '+ fund-lookup-ValueStep': 12050,
    '+ transfer-HomeExtras': 5250,
    '+ transfer-actions': 8850,
    '+ transfer-open-step': 7850,
    '+ transfer-Deposit': 3700,
    '+ transfer-Withdraw': 29250,
    '+ transfer-Wire': 15600,
    '+ transfer-Bank': 5400,
    '+ transfer-ProveImage': 28050,
    '+ transfer-TransferStatus': 19450,
    'contract-text.en': 2400,
    'contract-text.ja': 3100,
    'contract-text.ko': 2950,
    'contract-text.zh': 2700,
    'language en': 6250,
    'language ja': 8050,
    'language ko': 7700,
    'language zh': 7050,
  },
}

/**
 * Script before a page of the site can be used, at most, as a ratio to React and react-dom alone.
 * Lingui's own runtime weighs 0.03 of it.
 */
export const siteToReact = 1.34

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
