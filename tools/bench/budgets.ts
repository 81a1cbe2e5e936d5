import type { Tag } from '../../widgets/elements.ts'

/**
 * Limits of size, in bytes of brotli at its best quality: about a tenth above the size when the
 * limit was set. `npm test` fails above a limit, and for a size without one.
 *
 * To raise a limit: build, run `npx tsx tools/budgets.ts --suggest`, copy the line, and say in the
 * commit what the bytes buy. To lower one after a saving: the same. The ratios to the bare element
 * are the project's promise to embedders; a raised one has its reason beside it.
 */
export const budgets: Budgets = {
  toBare: {
    'tw-transfer first view': { target: 1.3, limit: 1.292 },
    // valibot and big.js weigh 0.08 of it, and the fields of the first step 0.02.
    'tw-transfer settled': { target: 1.5, limit: 1.5 },
    'tw-fund-lookup first view': { target: 1.3, limit: 1.27 },
    // An agreement can be read long before it can be signed.
    'tw-contract readable text': { target: 1.15, limit: 1.2 },
    // Its text alone weighs 0.037.
    'tw-contract first view': { target: 1.3, limit: 1.3 },
    // Two forms: to sign in, and to begin a registration or a reset.
    'tw-account first view': { target: 1.25, limit: 1.295 },
    // What all first views have in common weighs 1.19.
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
    '+ api': 10550,
    '+ client': 5700,
    '+ settled': 5100,
    '+ account-TermsDocument': 37600,
    '+ phone': 71750,
    '+ debug': 6700,
    '+ renew-token': 550,
    '+ contract-open-signature': 79250,
    '+ contract-copy': 62550,
    '+ path-names': 350,
    '+ handle-host-message': 6600,
    '+ steps': 37700,
    '+ dates': 3750,
    '+ zh-tw': 4550,
    '+ ja': 4450,
    '+ ko': 4450,
    '+ transfer-HomeNotices': 40250,
    '+ transfer-address': 45300,
    '+ account-steps': 42000,
    '+ account-PasswordStep': 43150,
    '+ account-TermsStep': 45750,
    '+ account-MobileField': 71450,
    '+ account-SignedOut': 36000,
    '+ contract-steps': 61150,
    '+ contract-Sign': 62700,
    '+ contract-Signed': 62300,
    '+ fund-lookup-steps': 40350,
    '+ fund-lookup-ValueStep': 45800,
    '+ transfer-steps': 49350,
    '+ transfer-settled': 6100,
    '+ form': 1650,
    '+ transfer-Wire': 60250,
    '+ transfer-Bank': 50400,
    '+ transfer-ProveImage': 58600,
    '+ transfer-TransferStatus': 48950,
    '+ wallet-steps': 56050,
    '+ wallet-records': 45150,
    '+ wallet-settled': 6700,
    '+ wallet-hub': 49850,
    '+ wallet-History': 70000,
    '+ wallet-Record': 47100,
    '+ wallet-BindCard': 63300,
    '+ wallet-TransferMenu': 40150,
    '+ wallet-ToFriend': 57450,
    '+ wallet-Convert': 58000,
    '+ wallet-OrderStatus': 61300,
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
    'language en': 16550,
    'language ja': 24100,
    'language ko': 20250,
    'language zh': 18600,
  },
}

/** The most files that a step loads. */
export const filesPerStep = 3

/** Targets in time, as ratios to the bare element; `npm run bench` reports the missed ones. */
export const timeToBare = {
  /** The shell is painted. */
  shell: 0.65,
  /** The first article of an agreement can be read. */
  readable: 0.9,
  /** The first view can be used. */
  usable: {
    'tw-transfer': 1.2,
    'tw-fund-lookup': 1.2,
    'tw-contract': 1.2,
    'tw-account': 1.25,
    'tw-wallet': 1.25,
  } satisfies Readonly<Record<Tag, number>>,
}

/** The limit of the CDN loader, in bytes of brotli, which delay every element. */
export const loaderBytes = 2_000

/**
 * The most script before a page of the site can be used, as a ratio to React and react-dom alone.
 * Lingui's own runtime weighs 0.03 of it; addresses and titles of the pages with account and
 * wallet, 0.01. Two files instead of one arrive sooner, but cost another 0.01, because each is
 * compressed alone. A change of language that keeps what a visitor has begun, and the browser's Back
 * within an element, cost 0.005. Clearing what a person has written, and remembering hidden balances
 * and the language of a notice, cost 0.002. So do a tab that keeps its person, and a link to the page
 * itself that leads its element to the first step. Opening the transfer page at a withdrawal, and
 * paths of calls that an operator sets, cost 0.002.
 * Hashes in the names of files move a page by 0.002, so the limit is that much above what was measured.
 */
export const siteToReact = 1.357

/**
 * Limits of the fonts of the site, in bytes, by the beginning of their file names. The display font
 * of a language has about 200 bytes for each letter of a heading, in three files: a page for an
 * account loads a tenth of it. Every document loads the Latin fonts first.
 */
export const fontBytes: Readonly<Record<string, number>> = {
  'heading.zh': 100_000,
  'heading.ja': 105_000,
  'heading.ko': 58_000,
  'cormorant-latin': 20_000,
  'source-sans-3-latin': 21_000,
}

/**
 * A ratio to the bare element built in the same run: the target, and the limit that must not be
 * exceeded.
 */
export interface ToBare {
  readonly target: number
  readonly limit: number
}

export interface Budgets {
  /**
   * By the names that `weigh` gives: one for each first view, and one for a text that can be read
   * before.
   */
  readonly toBare: Readonly<Record<string, ToBare>>
  /** By the names that `weigh` gives. */
  readonly bytes: Readonly<Record<string, number>>
}
