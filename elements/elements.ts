/** What the tools and the playground know of an element before it is loaded. */
interface ElementFacts {
  /** Its first step, as `tw-step` names it. */
  readonly firstStep: string
  /** A token that the sandbox accepts; empty for an element without a token. */
  readonly demoToken: string
}

/**
 * The elements: `fund-lookup` is the folder `elements/fund-lookup`, the tag `tw-fund-lookup` and the
 * catalogue `fund-lookup.po`. A new element is a new line; the compiler and `elements.test.ts` then
 * name what it lacks. Only tools, tests and the playground import this file: an element on a page
 * knows no other.
 */
export const elements = {
  transfer: { firstStep: 'HOME', demoToken: 'sandbox-demo' },
  'fund-lookup': { firstStep: 'EMAIL', demoToken: '' },
  contract: { firstStep: 'CONTRACT', demoToken: 'sandbox-contract' },
  account: { firstStep: 'SIGN_IN', demoToken: '' },
  wallet: { firstStep: 'HUB', demoToken: 'sandbox-demo' },
} as const satisfies Readonly<Record<string, ElementFacts>>

export type ElementName = keyof typeof elements
export type Tag = `tw-${ElementName}`

export const elementNames = Object.keys(elements) as readonly ElementName[]

export const tagOf = (name: ElementName): Tag => `tw-${name}`

export const tags = elementNames.map(tagOf)

export const nameOf = (tag: Tag): ElementName => tag.slice(3) as ElementName
