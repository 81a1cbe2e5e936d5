/** The subjects of the measurement; `bare` is the baseline of the others. */
export type Subject =
  | 'bare'
  | 'tw-transfer'
  | 'tw-fund-lookup'
  | 'tw-contract'
  | 'tw-account'
  | 'tw-wallet'

/** A measured page: the markup of an embedder, and nothing else. */
export interface BenchPage {
  readonly name: string
  readonly subject: Subject
  readonly head: string
  readonly body: string
  /**
   * Paths through the steps, taken in turn once the first view is complete: a button, then what it
   * opens.
   */
  readonly stepPaths?: readonly (readonly (readonly [button: string, step: string])[])[]
  /** Whether the targets of its subject apply to this page. */
  readonly isMain?: true
  /** Parts in `steps/`, or the texts of steps, that the first view loads once it is complete. */
  readonly loadedByFirstView?: readonly string[]
}

/** The first step of an element, as `tw-step` names it. */
export const firstSteps: Readonly<Record<Subject, string>> = {
  bare: '',
  'tw-transfer': 'HOME',
  'tw-fund-lookup': 'EMAIL',
  'tw-contract': 'CONTRACT',
  'tw-account': 'SIGN_IN',
  'tw-wallet': 'HUB',
}

/** Tokens of the sandbox's demo account, and of its contract. */
export const tokens: Partial<Readonly<Record<Subject, string>>> = {
  'tw-transfer': 'sandbox-demo',
  'tw-contract': 'sandbox-contract',
  'tw-wallet': 'sandbox-demo',
}

/** A placeholder for the hints of `preload.json`, whose file names only the build knows. */
const hintsFor = (tag: string) => `<!-- preload ${tag} -->`
const moduleOf = (tag: string) => `<script type="module" src="/widgets/${tag}.js"></script>`
const classicOf = (tag: string) => `<script defer src="/widgets/${tag}.iife.js"></script>`

const bare = {
  subject: 'bare',
  head: '<script type="module" src="/assets/bare.js"></script>',
  body: '<tw-bare name="reader"></tw-bare>',
} as const

const transfer = {
  subject: 'tw-transfer',
  head: moduleOf('tw-transfer') + hintsFor('tw-transfer'),
  body: `<tw-transfer token="${tokens['tw-transfer']}"></tw-transfer>`,
} as const

const lookup = {
  subject: 'tw-fund-lookup',
  head: moduleOf('tw-fund-lookup') + hintsFor('tw-fund-lookup'),
  body: '<tw-fund-lookup></tw-fund-lookup>',
} as const

const contract = {
  subject: 'tw-contract',
  head: moduleOf('tw-contract') + hintsFor('tw-contract'),
  body: `<tw-contract token="${tokens['tw-contract']}"></tw-contract>`,
} as const

const account = {
  subject: 'tw-account',
  head: moduleOf('tw-account') + hintsFor('tw-account'),
  body: '<tw-account></tw-account>',
} as const

const wallet = {
  subject: 'tw-wallet',
  head: moduleOf('tw-wallet') + hintsFor('tw-wallet'),
  body: `<tw-wallet token="${tokens['tw-wallet']}" is-usd></tw-wallet>`,
} as const

/** The first is the baseline of the others; the second repeats it and shows the noise. */
export const pages: readonly BenchPage[] = [
  { name: 'bare', ...bare },
  { name: 'bare, again', ...bare },
  {
    name: 'USDT',
    ...transfer,
    isMain: true,
    stepPaths: [
      [
        ['Deposit', 'DEPOSIT'],
        ['Crypto', 'WIRE'],
      ],
      [['Withdraw', 'WITHDRAW']],
    ],
  },
  { name: 'USDT, no hint', ...transfer, head: moduleOf('tw-transfer') },
  {
    name: 'USD',
    ...transfer,
    body: `<tw-transfer token="${tokens['tw-transfer']}" is-usd></tw-transfer>`,
    stepPaths: [
      [
        ['Deposit', 'DEPOSIT'],
        ['Bank wire', 'BANK'],
        ['Next', 'PROVE_IMAGE'],
      ],
      [['Withdraw', 'WITHDRAW']],
    ],
  },
  { name: 'USDT, classic script', ...transfer, head: classicOf('tw-transfer') },
  { name: 'lookup', ...lookup, isMain: true },
  { name: 'lookup, no hint', ...lookup, head: moduleOf('tw-fund-lookup') },
  { name: 'lookup, classic script', ...lookup, head: classicOf('tw-fund-lookup') },
  {
    name: 'contract',
    ...contract,
    isMain: true,
    loadedByFirstView: ['Sign', 'steps'],
    stepPaths: [[['Sign', 'dialog']]],
  },
  { name: 'contract, no hint', ...contract, head: moduleOf('tw-contract') },
  { name: 'contract, classic script', ...contract, head: classicOf('tw-contract') },
  { name: 'account', ...account, isMain: true, stepPaths: [[['New user', 'ACCOUNT']]] },
  { name: 'account, no hint', ...account, head: moduleOf('tw-account') },
  { name: 'account, classic script', ...account, head: classicOf('tw-account') },
  {
    name: 'wallet',
    ...wallet,
    isMain: true,
    // Their texts are in one file with those of the hub's later parts.
    loadedByFirstView: ['steps'],
    stepPaths: [[['History', 'HISTORY']], [['Bank card', 'BIND_CARD']], [['Transfer', 'TRANSFER']]],
  },
  { name: 'wallet, no hint', ...wallet, head: moduleOf('tw-wallet') },
  { name: 'wallet, classic script', ...wallet, head: classicOf('tw-wallet') },
]

/** The elements in the order of their pages. */
export const subjects = [
  'tw-transfer',
  'tw-fund-lookup',
  'tw-contract',
  'tw-account',
  'tw-wallet',
] as const

export const mainPageOf = (subject: Subject): BenchPage => {
  const page = pages.find((each) => each.subject === subject && each.isMain)
  if (!page) throw new Error(`There is no page for ${subject}`)
  return page
}

const withHints = (head: string, preloads: Readonly<Record<string, readonly string[]>>) =>
  head.replace(/<!-- preload ([\w-]+) -->/, (_, tag: string) =>
    (preloads[tag] ?? [])
      .map((file) => `<link rel="modulepreload" fetchpriority="low" href="/widgets/${file}">`)
      .join(''),
  )

/** @param preloads the files in `preload.json` of the build, by tag */
export const htmlOf = (
  { head, body }: BenchPage,
  preloads: Readonly<Record<string, readonly string[]>>,
): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title><link rel="icon" href="data:,">${withHints(head, preloads)}</head><body>${body}</body></html>`

/** `USDT, no hint` → `usdt-no-hint` */
export const fileOf = ({ name }: BenchPage): string => name.toLowerCase().replace(/\W+/g, '-')
