import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { ApiContext } from '../calls/env.ts'

/**
 * Whether a path is that of rules for hosts or of another file that is not for visitors, however it is
 * spelled: with `//`, encoded dots or slashes.
 */
const isHidden = (path: string): boolean => /(^|[/\\])[._]/.test(path)

/** A file of a folder. `undefined` if it does not exist or is outside, also by a symbolic link. */
async function findFile(folder: string, path: string): Promise<string | undefined> {
  if (path.includes('\0') || isHidden(path)) return undefined
  try {
    const file = await realpath(join(folder, path))
    const isInside = file.startsWith((await realpath(folder)) + sep)
    return isInside && (await stat(file)).isFile() ? file : undefined
  } catch {
    return undefined
  }
}

/** Serves a file of a folder, or answers `undefined` if the folder has no such file. */
export async function serveFile(
  c: ApiContext,
  folder: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response | undefined> {
  const file = await findFile(folder, path)
  if (!file) return undefined
  const response = await serveStatic({ path: file })(c, async () => {})
  if (!response) return undefined
  const all = {
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    // By its extension a TypeScript file would be a video.
    ...(file.endsWith('.ts') && { 'content-type': 'text/plain; charset=utf-8' }),
    ...headers,
  }
  for (const [name, value] of Object.entries(all)) response.headers.set(name, value)
  return response
}
