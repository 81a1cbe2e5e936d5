import type { ApiContext } from '../routes/env.ts'
import type { Encoding, StaticFile } from './file-cache.ts'

/** Whether an Accept-Encoding names an encoding and does not rule it out with `q=0`. */
const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === encoding && !parameters.some((text) => /^q=0(\.0*)?$/.test(text))
  })

const choose = (header: string, file: StaticFile): Encoding => {
  if (!file.isCompressible) return 'identity'
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : 'identity'
}

/** Sends a file in the best encoding the client takes, or 304 where it has it already. */
export async function send(
  c: ApiContext,
  file: StaticFile,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const encoding = choose(c.req.header('accept-encoding') ?? '', file)
  const etag = `"${file.etag}-${encoding}"`
  const all = {
    etag,
    'content-type': file.type,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    ...(file.isCompressible && { vary: 'Accept-Encoding' }),
    ...headers,
  }
  const had = c.req.header('if-none-match')?.split(/\s*,\s*/) ?? []
  if (had.includes(etag) || had.includes(`W/${etag}`)) return c.body(null, 304, all)

  const body = await file.body(encoding)
  return c.body(new Uint8Array(body), 200, {
    ...all,
    'content-length': String(body.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
}
