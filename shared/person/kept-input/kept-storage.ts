import { forgetKept, keptPrefix } from '../../api/storage/forget-kept.ts'
import { openLocalStorage } from '../../api/storage/local-storage.ts'
import { keysOf, type LastingStorage } from '../../api/storage/owner.ts'
import type { HostLink } from '../../element/host/host-link.ts'

/** Where what is typed outlives the page: with the app if it keeps it, else on the device. */
export const keptStorageOf = (host: Pick<HostLink, 'kept'>): LastingStorage | undefined =>
  host.kept() ?? openLocalStorage()

/** Whether anything that was typed in an element is kept, of any person. */
export const hasKept = (element: string, host: Pick<HostLink, 'kept'>): boolean =>
  keysOf(keptStorageOf(host), `${keptPrefix}${element}:`).length > 0

/** The person signs out: nothing that was typed in an element stays. */
export function forgetKeptOf(element: string, host: Pick<HostLink, 'kept'>): void {
  forgetKept(element, openLocalStorage())
  forgetKept(element, host.kept())
}
