import type { Locale } from '../shared/text/i18n/locale.ts'

/** What a world has answered. */
export interface RecordedWorld {
  /** When, by the clock of the sandbox; times in answers are as far from now as they were from it. */
  readonly at: string
  /** The place of each text, or one for each language, by `callKey`. */
  readonly answers: Readonly<Record<string, number | Readonly<Record<Locale, number>>>>
}

/** What the sandbox has answered; `recording/` writes it. */
export interface Recording {
  /** The pictures that answers name, as `data:` URLs by their path. */
  readonly pictures: Readonly<Record<string, string>>
  /** The answers. */
  readonly texts: readonly unknown[]
  readonly worlds: Readonly<Record<string, RecordedWorld>>
}
