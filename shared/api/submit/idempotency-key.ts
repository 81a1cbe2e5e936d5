import { outgoingRequest } from '../client.ts'
import { transfer } from '../endpoints/transfer.ts'
import type { ClientSettings } from '../request.ts'

/** Whether a transfer's key reaches the server: always, unless the host does without it. */
export const sendsIdempotencyKey = (settings: ClientSettings): boolean => {
  const request = outgoingRequest(transfer, settings, { idempotencyKey: 'probe' })
  return request.ok && 'Idempotency-Key' in request.value.headers
}

/** Warns the developer in the console if an element posts transfers or signatures without a key. */
export function warnWithoutKey(settings: ClientSettings, tag: string): void {
  const request = outgoingRequest(transfer, settings)
  if (!request.ok || sendsIdempotencyKey(settings)) return
  const { origin } = new URL(request.value.url)
  console.warn(
    `<${tag}> sends no Idempotency-Key to ${origin}, because it has without-idempotency-key. A browser may repeat a POST whose connection was cut; without the key, the server may carry it out twice. Let the server allow the header (Access-Control-Allow-Headers: idempotency-key), then remove without-idempotency-key.`,
  )
}
