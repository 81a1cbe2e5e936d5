import { elements, nameOf, type Tag, tags } from '../elements/elements.ts'

/** The subjects of the measurement; `bare` is the baseline of the others. */
type Subject = Tag | 'bare'

/** A measured page: the markup of an embedder, and nothing else. */
export interface BenchPage {
  readonly name: string
  readonly subject: Subject
  readonly head: string
  readonly body: string
}

/** A path through the steps: a button, then what it opens. */
type Path = readonly (readonly [button: string, step: string])[]

/** A page whose visitor follows a path. */
export interface StepPage extends BenchPage {
  readonly path: Path
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

interface Embedded {
  readonly name: string
  /** Beside the token. */
  readonly attributes?: string
  readonly paths?: readonly Path[]
}

/**
 * The pages of the elements that need more than a tag; the first also without its hints and with a
 * classic script.
 */
const embedded: Readonly<Partial<Record<Tag, readonly Embedded[]>>> = {
  'tw-transfer': [
    {
      name: 'USDT',
      paths: [
        [
          ['Deposit', 'DEPOSIT'],
          ['Crypto', 'WIRE'],
        ],
        [['Withdraw', 'WITHDRAW']],
      ],
    },
    {
      name: 'USD',
      attributes: ' is-usd',
      paths: [
        [
          ['Deposit', 'DEPOSIT'],
          ['Bank wire', 'BANK'],
          ['I have sent the money', 'PROVE_IMAGE'],
        ],
        [['Withdraw', 'WITHDRAW']],
      ],
    },
  ],
  'tw-contract': [{ name: 'contract', paths: [[['Sign', 'dialog']]] }],
  'tw-account': [{ name: 'account', paths: [[['New user', 'ACCOUNT']]] }],
  'tw-wallet': [
    {
      name: 'wallet',
      attributes: ' is-usd',
      paths: [
        [['History', 'HISTORY']],
        [['Bank account', 'BIND_CARD']],
        [['Transfer', 'TRANSFER']],
      ],
    },
  ],
}

const pageOf = (tag: Tag, { name, attributes = '' }: Embedded): BenchPage => {
  const token = elements[nameOf(tag)].demoToken
  return {
    name,
    subject: tag,
    head: moduleOf(tag) + hintsFor(tag),
    body: `<${tag}${token && ` token="${token}"`}${attributes}></${tag}>`,
  }
}

const embeddedOf = (tag: Tag): readonly Embedded[] => embedded[tag] ?? [{ name: nameOf(tag) }]

const pagesOf = (tag: Tag): readonly BenchPage[] => {
  const [main, ...others] = embeddedOf(tag).map((each) => pageOf(tag, each))
  if (!main) return []
  return [
    main,
    ...others,
    { ...main, name: `${main.name}, no hint`, head: moduleOf(tag) },
    { ...main, name: `${main.name}, classic script`, head: classicScript(tag) },
  ]
}

/** The first is the baseline of the others; the second repeats it and shows the noise. */
export const pages: readonly BenchPage[] = [
  { name: 'bare', ...bare },
  { name: 'bare, again', ...bare },
  ...tags.flatMap(pagesOf),
]

/** The page of an element as its guide recommends it. */
export const mainPageOf = (tag: Tag): BenchPage => {
  const page = pages.find(({ subject }) => subject === tag)
  if (!page) throw new Error(`${tag} has no page`)
  return page
}

export const stepPages: readonly StepPage[] = tags.flatMap((tag) =>
  embeddedOf(tag).flatMap((each) =>
    (each.paths ?? []).map((path) => ({ ...pageOf(tag, each), path })),
  ),
)

/** @param preloads the files in `preload.json` of the build, by tag */
export const htmlOf = (
  { head, body }: BenchPage,
  preloads: Readonly<Record<string, readonly string[]>>,
): string => {
  const withHints = head.replace(/<!-- preload ([\w-]+) -->/, (_, tag: string) =>
    (preloads[tag] ?? [])
      .map((file) => `<link rel="modulepreload" fetchpriority="low" href="/widgets/${file}">`)
      .join(''),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title><link rel="icon" href="data:,">${withHints}</head><body>${body}</body></html>`
}

/** `USDT, no hint` → `usdt-no-hint` */
export const fileOf = ({ name }: BenchPage): string => name.toLowerCase().replace(/\W+/g, '-')
