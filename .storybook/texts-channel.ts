/** The panel asks the preview for the texts of the story on screen, which answers with a list. */
export const askForTexts = 'texts/ask'
export const textsOnScreen = 'texts/on-screen'

/** A text of the catalogues that is on the screen. */
export interface ShownText {
  readonly id: string
  /** In the language on screen. */
  readonly text: string
  /** The longest of the four languages, in characters. */
  readonly longest: { readonly locale: string; readonly text: string; readonly length: number }
  readonly files: readonly string[]
}
