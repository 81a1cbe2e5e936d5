/** A paragraph, or the items of a list. */
export type Block = string | readonly string[]

export interface Section {
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
  /** Set if it is an operator's own text: its headings have the numbers that they are written with. */
  readonly own?: OwnFacts
}

/** What is said of an operator's own text beside its words. */
export interface OwnFacts {
  /** The language of the text, a BCP 47 tag; `und` if it is not known. */
  readonly lang: string
  /** The operator's name of this version of the text; it may be empty. */
  readonly version: string
}
