/** The text that a signature belongs to, as stored in its picture. */
export interface SignatureNote {
  /** SHA-256 of `contractText`, as UTF-8: 64 hexadecimal digits. */
  readonly textHash: string
  /** Version of that text, `textVersion`. Signatures of version 1 do not name it. */
  readonly version: number
  /** Language of that text: en, zh, ja, ko. */
  readonly locale: string
  /** Signing date in that text, YYYY-MM-DD. */
  readonly date: string
}

/** The keyword of the note in the PNG, a tEXt chunk. */
export const signatureKeyword = 'Signed text'

/**
 * The note as one line. It travels inside the picture, because the call that signs has no field for
 * it (specification, section 7): so the signature is bound to its text on any server.
 */
export const writeSignatureNote = ({ textHash, version, locale, date }: SignatureNote): string =>
  `sha256=${textHash}; version=${version}; locale=${locale}; date=${date}`

/** Reads such a line; undefined for any other text. */
export function readSignatureNote(line: string): SignatureNote | undefined {
  const [, textHash, version = '1', locale, date] =
    /^sha256=([0-9a-f]{64});(?: version=([1-9]\d{0,8});)? locale=(\w+); date=(\d{4}-\d{2}-\d{2})$/.exec(
      line,
    ) ?? []
  return textHash && locale && date
    ? { textHash, version: Number(version), locale, date }
    : undefined
}
