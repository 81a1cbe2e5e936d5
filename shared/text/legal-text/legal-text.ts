/** A paragraph, or the items of a list. */
export type Block = string | readonly string[]

interface Section {
  readonly heading: string
  /**
   * The heading with marks where its lines may break, for display; the build adds it in Japanese.
   */
  readonly marked?: string
  readonly blocks: readonly Block[]
}

/**
 * A long text in one language: the contract, the terms, what the site shows in a dialog. It is
 * written as Markdown under `locales/{language}/documents/`; the build reads it and fills in the
 * constants of the business, so that no page parses anything.
 */
export interface LegalText {
  readonly title: string
  /** Words beside the text, by name: labels of facts. */
  readonly words: Readonly<Record<string, string>>
  /** The text before the first heading. */
  readonly intro: readonly Block[]
  readonly sections: readonly Section[]
}
