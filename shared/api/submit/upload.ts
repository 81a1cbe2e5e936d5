import { uploadTimeoutMs } from '../../limits.ts'
import type { Client } from '../client.ts'
import type { Endpoint } from '../endpoint.ts'
import { uploadImage as uploadEndpoint } from '../endpoints/transfer.ts'
import { type Answer, failed } from '../errors.ts'
import type { Transport } from '../request.ts'
import { uploaded } from '../wire/upload.ts'

export interface UploadOptions {
  /** Called with the share that has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void
  /** Cancels the upload; so does the removal of the element. */
  readonly signal: AbortSignal
  /** The header of the element's token: `token`, or `otp-token` for the token of a link. */
  readonly auth?: Endpoint['auth']
}

/** Sends a form by XMLHttpRequest: `fetch` cannot report the progress of an upload. */
const sendForm =
  (form: FormData, onProgress: UploadOptions['onProgress']): Transport =>
  ({ method, url, headers }, { signal, progressed }) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      xhr.upload.onprogress = ({ loaded, total }) => {
        if (signal.aborted) return
        onProgress(total ? loaded / total : 0)
        progressed()
      }
      // XMLHttpRequest cannot be kept from following a redirect; its answer does not count.
      xhr.onload = () =>
        resolve({
          status: xhr.status,
          body: xhr.responseText,
          isRedirect: xhr.responseURL !== '' && xhr.responseURL !== url,
        })
      xhr.onerror = () => reject(new TypeError('The upload failed'))
      xhr.onabort = () => reject(new DOMException('The upload was aborted', 'AbortError'))
      xhr.open(method, url)
      for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
      signal.addEventListener('abort', () => xhr.abort())
      if (!signal.aborted) xhr.send(form)
    })

/**
 * Uploads a picture and returns its URL. The time limit of a call restarts with each progress,
 * since 3 MB may take longer; the whole upload has a limit of its own.
 */
export async function uploadImage(
  { call }: Pick<Client, 'call'>,
  picture: Blob,
  name: string,
  { onProgress, signal, auth = uploadEndpoint.auth }: UploadOptions,
): Promise<Answer<{ url: string }>> {
  const form = new FormData()
  form.append('module', 'image')
  form.append('file', picture, name)
  const answer = await call({ ...uploadEndpoint, auth }, uploaded, {
    transport: sendForm(form, onProgress),
    timeoutMs: uploadTimeoutMs,
    signal,
  })
  // The message for an HTTP error of an upload names the status; that of any other call does not
  // (section 8).
  if (answer.ok || answer.error.kind !== 'server') return answer
  return failed({ ...answer.error, kind: 'status' })
}
