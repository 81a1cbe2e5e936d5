import { requestTimeout } from '../limits.ts'
import type { Client } from './client.ts'
import { type Endpoint, uploadImage as uploadEndpoint } from './endpoints.ts'
import { readAnswer } from './envelope.ts'
import { type Answer, failed } from './errors.ts'
import { uploaded } from './wire/upload.ts'

export interface UploadOptions {
  /** Told the share that has left, from 0 to 1. */
  readonly onProgress: (share: number) => void
  /** Ends the upload, beside the element's own end. */
  readonly signal: AbortSignal
  /** The header for the element's token; `token` unless it is a link's. */
  readonly auth?: Endpoint['auth']
}

/**
 * Uploads a picture and answers its URL. XMLHttpRequest, because `fetch` cannot say how far an
 * upload is. The time limit counts from the last progress: 3 MB may take longer than one answer.
 */
export function uploadImage(
  client: Client,
  picture: Blob,
  name: string,
  { onProgress, signal, auth = uploadEndpoint.auth }: UploadOptions,
): Promise<Answer<{ url: string }>> {
  const request = client.outgoing({ ...uploadEndpoint, auth })
  if (!request.ok) return Promise.resolve(request)
  const body = new FormData()
  body.append('module', 'image')
  body.append('file', picture, name)

  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest()
    let limit: ReturnType<typeof setTimeout> | undefined
    const settle = (answer: Answer<{ url: string }>) => {
      clearTimeout(limit)
      for (const end of ends) end.removeEventListener('abort', abort)
      resolve(answer)
    }
    const abort = () => {
      settle(failed({ kind: 'aborted' }))
      xhr.abort()
    }
    const expectMore = () => {
      clearTimeout(limit)
      limit = setTimeout(() => {
        settle(failed({ kind: 'timeout' }))
        xhr.abort()
      }, requestTimeout)
    }
    const ends = [signal, client.signal].filter((end) => end !== undefined)
    for (const end of ends) end.addEventListener('abort', abort)

    xhr.upload.onprogress = ({ loaded, total }) => {
      onProgress(total ? loaded / total : 0)
      expectMore()
    }
    xhr.onload = () => settle(readAnswer(xhr.status, xhr.responseText, uploaded))
    xhr.onerror = () => settle(failed({ kind: 'network' }))
    xhr.open('POST', request.value.url)
    for (const [header, value] of Object.entries(request.value.headers)) {
      xhr.setRequestHeader(header, value)
    }
    expectMore()
    if (ends.some((end) => end.aborted)) abort()
    else xhr.send(body)
  })
}
