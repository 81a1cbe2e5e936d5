import type { HostLink } from '../../element/host/host-link.ts'

/**
 * Lets the native app print a document if it can; otherwise the browser. False if it was not printed.
 *
 * @param file the document as HTML
 * @param inBrowser prints it by the browser
 */
export async function printOut(
  host: Pick<HostLink, 'ask' | 'store'>,
  name: string,
  file: Blob,
  inBrowser: () => Promise<boolean>,
): Promise<boolean> {
  if (!host.store.getState()?.includes('print')) return inBrowser()
  const asked = host.ask('tw-print', { name, html: await file.text() })
  return asked ? (await asked).ok : inBrowser()
}
