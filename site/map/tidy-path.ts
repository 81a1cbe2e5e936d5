const percentEncoded = (character: string): string =>
  [...new TextEncoder().encode(character)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('')

const alternatives = (texts: readonly string[]): string => `(?:${texts.join('|')})`

/**
 * Characters that nobody sees, as an address has them. By their numbers: a minifier would write them
 * as they are into the script of each document, where a proxy that removes space changes them.
 */
const unseen = (codes: readonly number[]): readonly string[] =>
  codes.map((code) => percentEncoded(String.fromCodePoint(code)))

const whiteSpace = unseen([0x20, 9, 10, 13, 0xa0, 0x2009, 0x202f, 0x3000])

/** Zero-width characters, soft hyphen and marks of direction. */
const invisible = alternatives(
  unseen([0xad, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0xfeff]),
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
  ...whiteSpace,
  ...[...'.,;:!?\'"`)]}><|*\u2026\u2019\u201D\u00BB'].map(percentEncoded),
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
