/** The text that a signature belongs to, as stored in its picture. */
export interface SignatureNote {
  /** SHA-256 of `contractText`, as UTF-8: 64 hexadecimal digits. */
  readonly textHash: string
  /** Version of that text, `textVersion`. Signatures of version 1 do not name it. */
  readonly version: number
  /** Language of that text: en, zh, ja, ko; of an operator's own text, its tag. */
  readonly locale: string
  /** Signing date in that text, YYYY-MM-DD. */
  readonly date: string
  /** The operator's name of the version, if it is an own text that has one. */
  readonly ownVersion?: string | undefined
}

/** The keyword of the note in the PNG, a tEXt chunk. */
export const signatureKeyword = 'Signed text'

/**
 * The note as one line. It travels inside the picture, because the call that signs has no field for
 * it (specification, section 7): so the signature is bound to its text on any server.
 */
export const writeSignatureNote = ({
  textHash,
  version,
  locale,
  date,
  ownVersion,
}: SignatureNote): string =>
  `sha256=${textHash}; version=${version}; locale=${locale}; date=${date}${
    // Latin-1 alone fits into the picture.
    ownVersion ? `; text=${encodeURIComponent(ownVersion)}` : ''
  }`

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Reads such a line; undefined for any other text. */
export function readSignatureNote(line: string): SignatureNote | undefined {
  const [, textHash, version = '1', locale, date, own] =
    /^sha256=([0-9a-f]{64});(?: version=([1-9]\d{0,8});)? locale=([\w-]+); date=(\d{4}-\d{2}-\d{2})(?:; text=(\S+))?$/.exec(
      line,
    ) ?? []
  const ownVersion = own && decoded(own)
  return textHash && locale && date
    ? { textHash, version: Number(version), locale, date, ...(ownVersion && { ownVersion }) }
    : undefined
}
