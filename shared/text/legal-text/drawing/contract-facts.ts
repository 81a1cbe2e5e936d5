/** The facts that are filled into a contract of cooperation; they precede its articles. */
export interface ContractFacts {
  readonly number: string
  readonly partA: string
  readonly partB: string
  /** Signing date, YYYY-MM-DD (specification, section 9). */
  readonly date: string
}

/** The facts in their order, as keys of `words` of the contract's text. */
export const factNames = [
  'number',
  'partA',
  'partB',
  'date',
] as const satisfies readonly (keyof ContractFacts)[]
