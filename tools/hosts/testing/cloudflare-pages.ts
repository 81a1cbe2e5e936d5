import { type Answer, readBlocks, type StandIn } from './answer.ts'

/** The statuses that a line of `_redirects` may have; lines with others are ignored. */
const statuses = [200, 301, 302, 303, 307, 308]

/**
 * Cloudflare Pages: the rules before the files. The address of a document has no extension and no
 * slash at its end. An unknown path shows the nearest `404.html`. Headers of all rules are sent.
 */
export const cloudflarePages: StandIn = (files, site) => {
  const blocks = readBlocks(files._headers ?? '')
  const rules = (files._redirects ?? '')
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status] = line.split(' ')
      return { from, to, status: Number(status) }
    })
    .filter(({ status }) => statuses.includes(status))
  const dynamic = rules.filter(({ from }) => from.includes('*'))
  // More are ignored.
  if (dynamic.length > 100 || rules.length > 2000) throw new Error('There are too many rules')

  const has = (path: string) => site.has(path.slice(1))
  const serve = (path: string): Omit<Answer, 'headers'> => ({ status: 200, file: path.slice(1) })
  const redirect = (location: string) => ({ status: 308, location })

  const respond = (asked: string): Omit<Answer, 'headers'> => {
    const rule = rules.find(({ from }) =>
      from.endsWith('*') ? asked.startsWith(from.slice(0, -1)) : asked === from,
    )
    if (rule && rule.status !== 200) {
      const rest = asked.slice(rule.from.length - 1)
      return { status: rule.status, location: rule.to.replace(':splat', rest) }
    }
    const path = rule?.to ?? asked
    if (path === '/') return serve('/index.html')
    if (path.endsWith('/') && has(path.replace(/\/$/, '.html'))) return redirect(path.slice(0, -1))
    if (has(path)) {
      return path.endsWith('.html') ? redirect(path.slice(0, -'.html'.length)) : serve(path)
    }
    if (has(`${path}.html`)) return serve(`${path}.html`)
    const folders = path.split('/').slice(0, -1)
    const nearest = folders
      .map((_, at) => `${folders.slice(0, folders.length - at).join('/')}/404.html`)
      .find(has)
    return { status: 404, file: nearest?.slice(1) }
  }

  return async (path) => {
    const headers = new Headers({
      'cache-control': 'public, max-age=0, must-revalidate',
      'access-control-allow-origin': '*',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    const ours = new Set<string>()
    for (const { lines } of blocks.filter(({ matches }) => matches(path))) {
      for (const { name } of lines.filter(({ value }) => value === undefined)) headers.delete(name)
      for (const { name, value } of lines) {
        if (value === undefined) continue
        if (ours.has(name)) headers.append(name, value)
        else headers.set(name, value)
        ours.add(name)
      }
    }
    return { ...respond(path), headers }
  }
}
