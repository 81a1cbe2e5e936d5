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
    'tw-transfer first view': { target: 1.3, limit: 1.35 },
    // valibot and big.js weigh 0.08 of it, and the fields of the first step 0.02.
    'tw-transfer settled': { target: 1.5, limit: 1.57 },
    'tw-fund-lookup first view': { target: 1.3, limit: 1.32 },
    // An agreement can be read long before it can be signed.
    'tw-contract readable text': { target: 1.15, limit: 1.2 },
    // Its text alone weighs 0.037.
    'tw-contract first view': { target: 1.3, limit: 1.36 },
    // Two forms: to sign in, and to begin a registration or a reset.
    'tw-account first view': { target: 1.25, limit: 1.35 },
    // What all first views have in common weighs 1.19.
    'tw-wallet first view': { target: 1.25, limit: 1.34 },
  },
  bytes: {
    'tw-account shell': 5600,
    'tw-account first view': 85100,
    'tw-contract shell': 6550,
    'tw-contract readable text': 10550,
    'tw-contract first view': 85650,
    'tw-fund-lookup shell': 5400,
    'tw-fund-lookup first view': 83250,
    'tw-transfer shell': 6300,
    'tw-transfer first view': 85050,
    'tw-transfer settled': 99450,
    'tw-wallet shell': 6500,
    'tw-wallet first view': 84500,
    'tw-account.iife.js': 174800,
    'tw-contract.iife.js': 158300,
    'tw-fund-lookup.iife.js': 122850,
    'tw-transfer.iife.js': 198500,
    'tw-wallet.iife.js': 196150,
    react: 72500,
    '+ unsupported': 650,
    '+ api': 11500,
    '+ client': 6550,
    '+ dates': 3800,
    '+ account-TermsDocument': 47300,
    '+ phone': 80650,
    '+ steps': 48000,
    '+ renew-token': 550,
    '+ contract-open-signature': 93900,
    '+ contract-copy': 77950,
    '+ zh-tw': 4550,
    '+ ja': 4450,
    '+ ko': 4450,
    '+ settled': 5200,
    '+ debug': 7600,
    '+ path-names': 350,
    '+ handle-host-message': 7400,
    '+ transfer-HomeNotices': 48150,
    '+ addresses': 65150,
    '+ transfer-address': 80250,
    '+ account-steps': 54600,
    '+ account-PasswordStep': 55850,
    '+ account-TermsStep': 55600,
    '+ account-MobileField': 81450,
    '+ account-SignedOut': 47550,
    '+ contract-steps': 76350,
    '+ contract-Sign': 78000,
    '+ contract-Signed': 77250,
    '+ fund-lookup-steps': 52550,
    '+ fund-lookup-ValueStep': 56650,
    '+ transfer-steps': 62250,
    '+ transfer-settled': 6250,
    '+ form': 1700,
    '+ transfer-Wire': 72400,
    '+ transfer-Bank': 63800,
    '+ transfer-ProveImage': 69600,
    '+ transfer-TransferStatus': 57150,
    '+ wallet-steps': 64150,
    '+ wallet-records': 52800,
    '+ wallet-settled': 6850,
    '+ wallet-hub': 57800,
    '+ wallet-History': 78100,
    '+ wallet-Record': 59100,
    '+ wallet-BindCard': 75750,
    '+ wallet-TransferMenu': 48050,
    '+ wallet-ToFriend': 66250,
    '+ wallet-Convert': 66200,
    '+ wallet-OrderStatus': 69550,
    '+ wallet-TransferTerms': 47800,
    'account-terms-text.en': 1800,
    'account-terms-text.ja': 2600,
    'account-terms-text.ko': 2350,
    'account-terms-text.zh': 2150,
    'contract-text.en': 2450,
    'contract-text.ja': 3150,
    'contract-text.ko': 3000,
    'contract-text.zh': 2700,
    'privacy-terms-text.en': 1950,
    'privacy-terms-text.ja': 2750,
    'privacy-terms-text.ko': 2550,
    'privacy-terms-text.zh': 2350,
    'transfer-terms-text.en': 900,
    'transfer-terms-text.ja': 1350,
    'transfer-terms-text.ko': 1250,
    'transfer-terms-text.zh': 1150,
    'language en': 20850,
    'language ja': 29150,
    'language ko': 24850,
    'language zh': 22900,
  },
}

/** The most files that a step loads. */
export const filesPerStep = 5

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
 * The most script before a page of the site can be used, as a ratio to React and react-dom alone,
 * with 5 % of room: what a page needs to stay usable after a translator or a proxy, and to read a link
 * in any spelling, weighs 0.02 of it.
 */
export const siteToReact = 1.45

/**
 * Limits of the fonts of the site, in bytes, by the beginning of their file names. The display font
 * of a language has about 200 bytes for each letter of its texts, in two files: a page loads the second
 * once it shows one of its letters. Every document loads the Latin fonts first.
 */
export const fontBytes: Readonly<Record<string, number>> = {
  'heading.zh': 180_000,
  'heading.ja': 165_000,
  'heading.ko': 95_000,
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
