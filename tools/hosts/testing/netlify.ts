import redirector from 'netlify-redirector'
import { readBlocks, type StandIn } from './answer.ts'

/**
 * Netlify: a file first, also without its extension; then the rules, read by Netlify's own library;
 * then `404.html`. Headers depend on the requested path, and the later of two rules wins.
 */
export const netlify: StandIn = async (files, site) => {
  const blocks = readBlocks(files._headers ?? '')
  const rules = await redirector.parsePlain(files._redirects ?? '', {})
  return async (path) => {
    const headers = new Headers({ 'cache-control': 'public, max-age=0, must-revalidate' })
    for (const { lines } of blocks.filter(({ matches }) => matches(path))) {
      for (const { name, value } of lines) {
        if (value === undefined) throw new Error('Netlify takes no header back')
        headers.set(name, value)
      }
    }
    const bare = path.slice(1).replace(/\/$/, '')
    const found = [bare || 'index.html', `${bare}.html`].find((file) => site.has(file))
    if (found) return { status: 200, file: found, headers }
    const rule = rules.match({
      scheme: 'https',
      host: 'www.example.com',
      path,
      query: '',
      getHeader: () => '',
      getCookie: () => '',
    })
    if (rule && rule.status >= 300 && rule.status < 400) {
      // A splat may be empty.
      const location = rule.to.replace(/(?<=.)\/$/, '')
      return { status: rule.status, location, headers }
    }
    return { status: rule?.status ?? 404, file: rule?.to.slice(1) ?? '404.html', headers }
  }
}
