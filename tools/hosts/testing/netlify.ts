import type { Answer, Ask } from './answer.ts'

/** Whether a path of a rule, with `*` for any text, stands for a path. */
const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

/** Reads `_headers`. Throws for a line that the host would leave out or cut. */
const readBlocks = (text: string) =>
  text.split('\n\n').map((block) => {
    const [path = '', ...lines] = block.trimEnd().split('\n')
    const headers = lines.map((line) => {
      const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
      if (!name || !value || line.length > 2000) {
        throw new Error(`No host would read the line: ${line}`)
      }
      return [name, value] as const
    })
    return { path, headers }
  })

const readRedirects = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status] = line.split(' ')
      return { from, to, status: Number(status) }
    })

/**
 * Simulates Netlify by its documentation: a file first, also without its extension; then the first
 * rule that matches, of which `/*` stands for the path without it too; then `404.html`. Headers depend
 * on the requested path, and the later of two rules wins.
 */
export function netlify(files: Readonly<Record<string, string>>, site: ReadonlySet<string>): Ask {
  const blocks = readBlocks(files._headers ?? '')
  const rules = readRedirects(files._redirects ?? '')
  return async (path): Promise<Answer> => {
    const headers = new Headers({ 'cache-control': 'public, max-age=0, must-revalidate' })
    for (const block of blocks.filter((each) => matches(each.path, path))) {
      for (const [name, value] of block.headers) headers.set(name, value)
    }
    const bare = path.slice(1).replace(/\/$/, '')
    const found = [bare || 'index.html', `${bare}.html`].find((file) => site.has(file))
    if (found) return { status: 200, file: found, headers }
    const rule = rules.find(({ from }) => from === `${path}/*` || matches(from, path))
    if (!rule) return { status: 404, file: '404.html', headers }
    const splat = path.slice(rule.from.length - 1)
    const to = rule.to.replace(':splat', splat).replace(/(?<=.)\/$/, '')
    return rule.status < 300 || rule.status >= 400
      ? { status: rule.status, file: to.slice(1), headers }
      : { status: rule.status, location: to, headers }
  }
}
