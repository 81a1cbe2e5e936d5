/** A page that is measured: what an embedder would write, and nothing else. */
export interface BenchPage {
  readonly name: string
  readonly head: string
  readonly body: string
  /** Ways through the steps, taken in turn, once the first view is whole: button, then the step it opens. */
  readonly ways?: readonly (readonly (readonly [button: string, step: string])[])[]
}

const token = 'sandbox-demo'
const hint = '<link rel="modulepreload" href="/widgets/tw-react.js">'
const script = '<script type="module" src="/widgets/tw-transfer.js"></script>'
const bare = {
  head: '<script type="module" src="/assets/bare.js"></script>',
  body: '<tw-bare name="reader"></tw-bare>',
}

/** The first is what the others are compared with; the second is the same again, and shows the noise. */
export const pages: readonly BenchPage[] = [
  { name: 'bare', ...bare },
  { name: 'bare, again', ...bare },
  {
    name: 'USDT',
    head: hint + script,
    body: `<tw-transfer token="${token}"></tw-transfer>`,
    ways: [
      [
        ['Deposit', 'DEPOSIT'],
        ['Crypto', 'WIRE'],
      ],
      [['Withdraw', 'WITHDRAW']],
    ],
  },
  {
    name: 'USDT, no hint',
    head: script,
    body: `<tw-transfer token="${token}"></tw-transfer>`,
  },
  {
    name: 'USD',
    head: hint + script,
    body: `<tw-transfer token="${token}" is-usd></tw-transfer>`,
    ways: [
      [
        ['Deposit', 'DEPOSIT'],
        ['Bank wire', 'BANK'],
        ['Next', 'PROVE_IMAGE'],
      ],
      [['Withdraw', 'WITHDRAW']],
    ],
  },
  {
    name: 'USDT, classic script',
    head: '<script defer src="/widgets/tw-transfer.iife.js"></script>',
    body: `<tw-transfer token="${token}"></tw-transfer>`,
  },
]

export const htmlOf = ({ head, body }: BenchPage): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`

/** `USDT, no hint` → `usdt-no-hint` */
export const fileOf = ({ name }: BenchPage): string => name.toLowerCase().replace(/\W+/g, '-')
