import type { HostLink } from '../element/host/host-link.ts'

/** What came of saving a file. */
export interface Saving {
  /** `asked`: browser or app were asked. A browser does not report what became of a download. */
  readonly after: 'asked' | 'cannot save'
  /** Answer of the app, perhaps never. */
  readonly isDone?: Promise<boolean>
}

/** Gives a file to the native app if it takes files; otherwise starts a download. */
export async function saveFile(
  file: Blob,
  name: string,
  host: Pick<HostLink, 'ask' | 'store'>,
): Promise<Saving> {
  const can = host.store.getState()
  // Its webview would drop a download silently.
  if (can && !can.includes('files')) return { after: 'cannot save' }
  if (can) {
    const [mediaType = ''] = file.type.split(';')
    const asked = host.ask('tw-file', { name, mediaType, data: await base64Of(file) })
    if (asked) return { after: 'asked', isDone: asked.then(({ ok }) => ok) }
  }
  return { after: download(file, name) ? 'asked' : 'cannot save' }
}

/** False if this browser cannot. */
function download(file: Blob, name: string): boolean {
  try {
    const url = URL.createObjectURL(file)
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    return true
  } catch {
    return false
  }
}

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
