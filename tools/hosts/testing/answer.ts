/** What a host answers to a GET request for a path. */
export interface Answer {
  readonly status: number
  /** The file of the site that is the body. */
  readonly file?: string | undefined
  readonly location?: string | undefined
  readonly headers: Headers
}

/** Asks a host, or its stand-in. */
export type Ask = (path: string) => Promise<Answer>

/** Simulates a host of static files by its documentation. */
export type StandIn = (
  files: Readonly<Record<string, string>>,
  site: ReadonlySet<string>,
) => Ask | Promise<Ask>

/** A block of a `_headers` file: its path, and its lines in their order. */
interface HeaderBlock {
  readonly matches: (path: string) => boolean
  /** A line without a value removes the header. */
  readonly lines: readonly { readonly name: string; readonly value: string | undefined }[]
}

/** Reads a `_headers` file. Throws for a line that a host would leave out or cut. */
export function readBlocks(text: string): readonly HeaderBlock[] {
  return text.split('\n\n').map((block) => {
    const [path = '', ...lines] = block.trimEnd().split('\n')
    const pattern = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    const expression = new RegExp(`^${pattern.join('.*')}$`)
    return {
      matches: (other) => expression.test(other),
      lines: lines.map((line) => {
        const [, unset, set, value] = /^ {2}(?:! ([\w-]+)|([\w-]+): (.+))$/.exec(line) ?? []
        const name = unset ?? set
        // The limit of Cloudflare Pages.
        if (!name || line.length > 2000) throw new Error(`No host would read the line: ${line}`)
        return { name, value }
      }),
    }
  })
}
