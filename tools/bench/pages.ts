import { elements, nameOf, type Tag, tags } from '../../elements/elements.ts'

/** The subjects of the measurement; `bare` is the baseline of the others. */
export type Subject = Tag | 'bare'

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
  /** Parts in `steps/`, or the texts of steps, that the first view loads once it is complete. */
  readonly loadedByFirstView?: readonly string[]
}

/** A placeholder for the hints of `preload.json`, whose file names only the build knows. */
const hintsFor = (tag: string) => `<!-- preload ${tag} -->`
const moduleOf = (tag: string) => `<script type="module" src="/widgets/${tag}.js"></script>`
const classicScript = (tag: string) => `<script defer src="/widgets/${tag}.iife.js"></script>`

const bare = {
  subject: 'bare',
  head: '<script type="module" src="/assets/bare.js"></script>',
  body: '<tw-bare name="reader"></tw-bare>',
} as const

interface MainPage extends Pick<BenchPage, 'name' | 'stepPaths' | 'loadedByFirstView'> {
  /** Beside the token. */
  readonly attributes?: string
}

/** The page to which the targets of an element apply. */
const mainPages: Readonly<Record<Tag, MainPage>> = {
  'tw-transfer': {
    name: 'USDT',
    stepPaths: [
      [
        ['Deposit', 'DEPOSIT'],
        ['Crypto', 'WIRE'],
      ],
      [['Withdraw', 'WITHDRAW']],
    ],
  },
  'tw-fund-lookup': { name: 'lookup' },
  'tw-contract': {
    name: 'contract',
    loadedByFirstView: ['Sign', 'steps'],
    stepPaths: [[['Sign', 'dialog']]],
  },
  'tw-account': { name: 'account', stepPaths: [[['New user', 'ACCOUNT']]] },
  'tw-wallet': {
    name: 'wallet',
    attributes: ' is-usd',
    // Their texts are in one file with those of the hub's later parts.
    loadedByFirstView: ['steps'],
    stepPaths: [[['History', 'HISTORY']], [['Bank card', 'BIND_CARD']], [['Transfer', 'TRANSFER']]],
  },
}

const embedding = (tag: Tag, { attributes = '', ...page }: MainPage): BenchPage => {
  const token = elements[nameOf(tag)].demoToken
  return {
    ...page,
    subject: tag,
    head: moduleOf(tag) + hintsFor(tag),
    body: `<${tag}${token && ` token="${token}"`}${attributes}></${tag}>`,
  }
}

export const mainPageOf = (tag: Tag): BenchPage => embedding(tag, mainPages[tag])

const usd = embedding('tw-transfer', {
  name: 'USD',
  attributes: ' is-usd',
  stepPaths: [
    [
      ['Deposit', 'DEPOSIT'],
      ['Bank wire', 'BANK'],
      ['Next', 'PROVE_IMAGE'],
    ],
    [['Withdraw', 'WITHDRAW']],
  ],
})

/** The pages of an element: the main one, without its hint, and with a classic script. */
const pagesOf = (tag: Tag): readonly BenchPage[] => {
  const main = mainPageOf(tag)
  const { name, subject, body } = main
  return [
    main,
    { name: `${name}, no hint`, subject, head: moduleOf(tag), body },
    ...(tag === 'tw-transfer' ? [usd] : []),
    { name: `${name}, classic script`, subject, head: classicScript(tag), body },
  ]
}

/** The first is the baseline of the others; the second repeats it and shows the noise. */
export const pages: readonly BenchPage[] = [
  { name: 'bare', ...bare },
  { name: 'bare, again', ...bare },
  ...tags.flatMap(pagesOf),
]

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
