import { readFileSync } from 'node:fs'
import { loadCsf } from 'storybook/internal/csf-tools'
import type { Indexer, IndexInput } from 'storybook/internal/types'
import { onSheet } from '../stories/support/on-sheet.ts'

/** What the sidebar can be filtered by, and the code of a story that is such a state. */
const states: Readonly<Record<string, RegExp>> = {
  refusal:
    /'cut'|\bstatus: [45]\d\d|\bcode: \d{5}|issue: \{|\b(rejected|refused|failed)\w*\b|^export const (\w*(Failed|Refused|Rejected|Wrong|Locked|Offline|NotBound|Required|Errors|Invalid|Missing|TooLittle|NotBetween|NotAn?|NotWhole|Unclear|Doubtful))/im,
  loading:
    /'silence'|isShellOnly|stopsAt|'sending'|^export const (Loading|Sending|Uploading|Checking|Asking|SigningIn|Refreshing|Waiting)/m,
  empty: /list\(\[\]\)|empty[A-Z]\w+|^export const (Empty|No[A-Z]\w+|Nothing|Without\w+)\b/m,
  long: /\blong[A-Z]\w+|^export const Long/m,
}

/** `TwoOnOnePage` is `Two on one page`; a short form keeps its capitals. */
export const readable = (exportName: string): string => {
  const words = exportName
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(' ')
  const written = words.map((word, at) => {
    const name = { Usd: 'USD', Usdt: 'USDT', Qr: 'QR', Csv: 'CSV', Ach: 'ACH' }[word]
    return name ?? (at === 0 ? word : word.toLowerCase())
  })
  return written
    .join(' ')
    .replace(/\bjapan\b|\bchinese\b/g, (word) =>
      word.replace(/^./, (letter) => letter.toUpperCase()),
    )
}

/** The code of each story, from its name to the next one. */
function codeByName(code: string): ReadonlyMap<string, string> {
  const parts = code.split(/^(?=export const )/m).slice(1)
  return new Map(parts.map((part) => [/^export const (\w+)/.exec(part)?.[1] ?? '', part]))
}

const statesOf = (code: string): string[] =>
  Object.entries(states).flatMap(([tag, pattern]) => (pattern.test(code) ? [tag] : []))

/**
 * The stories of a file as the sidebar lists them: readable names, and tags by their states. `sheet`
 * is for what a reviewer must see: the first story of a file, its first one of each state, and those of
 * `onSheet`.
 */
export function storiesOf(code: string, options: Parameters<typeof loadCsf>[1]): IndexInput[] {
  const parts = codeByName(code)
  const shown = new Set<string>()
  return loadCsf(code, options)
    .parse()
    .indexInputs.map((story) => {
      const own = parts.get(story.exportName) ?? ''
      const tags = statesOf(own)
      const isAsked = onSheet[story.title ?? '']?.includes(story.exportName)
      const isFirst = [...(shown.size === 0 ? ['first'] : []), ...tags].some(
        (tag) => !shown.has(tag),
      )
      for (const tag of ['first', ...tags]) shown.add(tag)
      return {
        ...story,
        ...(!/\bname: '/.test(own.split('\n').slice(0, 3).join('\n')) && {
          name: readable(story.exportName),
        }),
        tags: [
          ...(story.tags ?? []),
          ...tags,
          ...(isFirst || isAsked ? ['sheet'] : []),
          ...(/^(Components|Elements)\//.test(story.title ?? '') ? ['autodocs'] : []),
          // It is one of the states, to be changed by hand.
          ...(story.exportName === 'Playground' ? ['!test'] : []),
        ],
      }
    })
}

export const indexer: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, options) =>
    storiesOf(readFileSync(fileName, 'utf8'), { ...options, fileName }),
}
