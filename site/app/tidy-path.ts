const percentEncoded = (character: string): string =>
  [...new TextEncoder().encode(character)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('')

const alternatives = (texts: readonly string[]): string => `(?:${texts.join('|')})`

/** Zero-width characters, soft hyphen and marks of direction, as an address has them. */
const invisible = alternatives(
  [...'\u00AD\u200B\u200C\u200D\u200E\u200F\u2060\uFEFF'].map(percentEncoded),
)

/** Punctuation that an address may have unencoded. */
const plainPunctuation = ['\\.', ',', ';', ':', '!', "'", '\\)', '\\]', '\\*']

/**
 * What mail programs, chats and texts add to the end of a link: white space, the punctuation of the
 * sentence, closing brackets and quotes. The source of a regular expression in any letter case, for
 * a path as it is sent. None of it ends a token: a link that ends so would not survive a mail.
 */
export const addedAtEnd = alternatives([
  ...plainPunctuation,
  ...[...' \t\n\r\u00A0\u2009\u202F\u3000.,;:!?\'"`)]}><|*\u2026\u2019\u201D\u00BB'].map(
    percentEncoded,
  ),
  ...[...'。，、；：！？）】」』》〉．'].map(percentEncoded),
  invisible,
])

const everyInvisible = new RegExp(invisible, 'gi')
const end = new RegExp(`(?:${addedAtEnd}|/)+$`, 'i')

/** A path that begins with one slash: browsers read `//host` and `/\\host` as another host. */
export const onThisHost = (path: string): string => path.replace(/^[/\\]*/, '/')

/** A path without what was added to it on its way. */
export const tidyPath = (path: string): string =>
  onThisHost(path.replace(everyInvisible, '').replace(end, ''))
