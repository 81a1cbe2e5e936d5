/**
 * What the router, the build and the tools know of a page. It is plain data: the browser has the
 * declarations of all pages before the first paint. The page's texts are beside it, in `title.ts`
 * and `description.ts`.
 */
export interface PageDeclaration {
  /**
   * The path without its language, letter case and all (section 2 of the specification). A second
   * part such as `:token` is a parameter.
   */
  readonly path: string
  /** All values of the parameter; each has a document of its own. Without it any value is accepted. */
  readonly values?: readonly string[]
  /** Position in the main navigation; absent for a page that is not in it. */
  readonly menu?: number
  /** The page's texts are in `locales/{language}/site-{folder}.po` instead of the layout's catalogue. */
  readonly hasCatalogue?: true
  /** Its element calls the API at once. */
  readonly callsApi?: true
  /** For people who have signed in: not listed, and without a token it leads elsewhere. */
  readonly needsToken?: true
  /** Search engines do not list it. */
  readonly isUnlisted?: true
  /** The address is a secret: not listed, not cached, no referrer, no third party. */
  readonly isSecret?: true
}
