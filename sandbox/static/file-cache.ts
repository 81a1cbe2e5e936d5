import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
}

const packed = new Set(['.woff2', '.png', '.jpg', '.webp', '.avif'])

export type Encoding = 'br' | 'gzip' | 'identity'

export interface StaticFile {
  readonly type: string
  readonly etag: string
  /** The bytes in an encoding; each is made once. */
  body(encoding: Encoding): Promise<Uint8Array>
  readonly isCompressible: boolean
}

const brotli = (bytes: Uint8Array) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

function toFile(bytes: Uint8Array, extension: string): StaticFile {
  const made = new Map<Encoding, Promise<Uint8Array>>([['identity', Promise.resolve(bytes)]])
  const make = { br: brotli, gzip: promisify(gzip), identity: async (same: Uint8Array) => same }
  return {
    type: types[extension] ?? 'application/octet-stream',
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    isCompressible: !packed.has(extension),
    body(encoding) {
      const known = made.get(encoding) ?? make[encoding](bytes)
      made.set(encoding, known)
      return known
    },
  }
}

/**
 * Files of one folder, read once as long as they do not change. Answers `undefined` for what is not
 * there and for whatever lies outside the folder, links included. `edit` changes what is served.
 */
export function fileCache(
  directory: string,
  edit = (bytes: Uint8Array, _extension: string) => bytes,
): (path: string) => Promise<StaticFile | undefined> {
  const cached = new Map<string, { readonly changed: number; readonly file: StaticFile }>()

  return async (path) => {
    if (path.includes('\0')) return undefined
    try {
      const root = (await realpath(directory)) + sep
      const place = await realpath(join(directory, path))
      if (!place.startsWith(root)) return undefined
      const info = await stat(place)
      if (!info.isFile()) return undefined

      const known = cached.get(place)
      if (known?.changed === info.mtimeMs) return known.file
      const extension = extname(place)
      const file = toFile(edit(await readFile(place), extension), extension)
      cached.set(place, { changed: info.mtimeMs, file })
      return file
    } catch {
      return undefined
    }
  }
}
