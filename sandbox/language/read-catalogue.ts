/** A text of a catalogue may continue on further lines, each in quotes. */
const quoted = String.raw`((?:".*"\n?)+)`
const entry = new RegExp(`^(?:msgctxt ${quoted})?msgid ${quoted}msgstr ${quoted}`, 'gm')

const unquoted = (text = ''): string =>
  text
    .trim()
    .split('\n')
    .map((line) => (line ? JSON.parse(line) : ''))
    .join('')

/** Reads a PO file: the translations by their context and text. */
export const readCatalogue = (source: string): ReadonlyMap<string, string> =>
  new Map(
    [...source.matchAll(entry)].map(([, context, text, translation]) => [
      unquoted(context) + unquoted(text),
      unquoted(translation),
    ]),
  )
