import { getTransformedRoutes, type Route, type RouteWithSrc } from '@vercel/routing-utils'
import type { Answer, StandIn } from './answer.ts'

/** The routes that Vercel makes of `vercel.json`, before and after it looks for a file. */
function routesOf(config: string): readonly [readonly RouteWithSrc[], readonly RouteWithSrc[]] {
  const { routes, error } = getTransformedRoutes(JSON.parse(config))
  if (error) throw new Error(error.message)
  const all = routes ?? []
  const isPath = (route: Route): route is RouteWithSrc => !('handle' in route)
  const at = all.findIndex((route) => !isPath(route) && route.handle === 'filesystem')
  return [all.slice(0, at).filter(isPath), all.slice(at).filter(isPath)]
}

/**
 * Vercel: headers and redirects, then a file, whose address has no extension, then the rewrites,
 * then `404.html`.
 */
export const vercel: StandIn = (files, site) => {
  const [before, after] = routesOf(files['vercel.json'] ?? '{}')
  const fileAt = (path: string): string | undefined => {
    const bare = path.slice(1)
    return [bare || 'index.html', `${bare}.html`].find((file) => site.has(file))
  }
  return async (path): Promise<Answer> => {
    const headers = new Headers({ 'cache-control': 'public, max-age=0, must-revalidate' })
    for (const route of before) {
      const match = new RegExp(route.src).exec(path)
      if (!match) continue
      const filled = (text: string) => text.replace(/\$(\d)/g, (_, at) => match[Number(at)] ?? '')
      for (const [name, value] of Object.entries(route.headers ?? {})) {
        headers.set(name, filled(value))
      }
      if (route.status) {
        return { status: route.status, location: headers.get('location') ?? '', headers }
      }
    }
    const found = fileAt(path)
    if (found) return { status: 200, file: found, headers }
    for (const route of after) {
      const [to = ''] = route.dest?.split('?') ?? []
      const file = fileAt(to)
      if (file && new RegExp(route.src).test(path)) return { status: 200, file, headers }
    }
    return { status: 404, file: '404.html', headers }
  }
}
