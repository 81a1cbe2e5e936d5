import { requestTimeout, uploadTimeout } from '../limits.ts'
import type { Client } from './client.ts'
import type { Endpoint } from './endpoint.ts'
import { uploadImage as uploadEndpoint } from './endpoints.ts'
import { readAnswer } from './envelope.ts'
import { type Answer, type ApiError, failed } from './errors.ts'
import { uploaded } from './wire/upload.ts'

export interface UploadOptions {
  /** Told the share that has left, from 0 to 1. */
  readonly onProgress: (share: number) => void
  /** Ends the upload, beside the element's own end. */
  readonly signal: AbortSignal
  /** The header for the element's token; `token` unless it is a link's. */
  readonly auth?: Endpoint['auth']
}

/** An HTTP error of an upload says its status; that of a call says nothing (section 8). */
function read(status: number, body: string): Answer<{ url: string }> {
  const answer = readAnswer(status, body, uploaded)
  if (answer.ok || answer.error.kind !== 'server') return answer
  return failed({ ...answer.error, kind: 'status' })
}

/**
 * Uploads a picture and answers its URL. XMLHttpRequest, because `fetch` cannot say how far an
 * upload is. The time limit of a call counts from the last progress, as 3 MB may take longer than
 * one answer; the whole has a limit of its own.
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
    let stall: ReturnType<typeof setTimeout> | undefined
    const settle = (answer: Answer<{ url: string }>) => {
      clearTimeout(stall)
      clearTimeout(whole)
      for (const end of ends) end.removeEventListener('abort', abort)
      resolve(answer)
    }
    /** Ends it from here; what the request says after that is no longer heard. */
    const end = (error: ApiError) => {
      settle(failed(error))
      xhr.abort()
    }
    const abort = () => end({ kind: 'canceled' })
    const expectMore = () => {
      clearTimeout(stall)
      stall = setTimeout(() => end({ kind: 'timeout' }), requestTimeout)
    }
    const whole = setTimeout(() => end({ kind: 'timeout', limit: uploadTimeout }), uploadTimeout)
    const ends = [signal, client.signal].filter((end) => end !== undefined)
    for (const end of ends) end.addEventListener('abort', abort)

    xhr.upload.onprogress = ({ loaded, total }) => {
      onProgress(total ? loaded / total : 0)
      expectMore()
    }
    xhr.onload = () => settle(read(xhr.status, xhr.responseText))
    xhr.onerror = () => settle(failed({ kind: 'network' }))
    xhr.onabort = () => settle(failed({ kind: 'aborted' }))
    xhr.open('POST', request.value.url)
    for (const [header, value] of Object.entries(request.value.headers)) {
      xhr.setRequestHeader(header, value)
    }
    expectMore()
    if (ends.some((end) => end.aborted)) abort()
    else xhr.send(body)
  })
}
