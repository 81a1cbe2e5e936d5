/** The words of a component's page. */
export interface Guide {
  /** Its file, which decides the list of screens that use it. */
  readonly file: string
  /** What it is for. */
  readonly purpose: string
  readonly when: readonly string[]
  readonly whenNot: readonly string[]
  readonly how: string
  readonly words: string
  readonly accessibility: string
}

/** Gives a component a page with these words, its stories and the screens that use it. */
export const guided = (guide: Guide) => ({
  tags: ['autodocs'],
  parameters: { guide, viewport: { disabled: true } },
  globals: { viewport: { value: undefined } },
})
