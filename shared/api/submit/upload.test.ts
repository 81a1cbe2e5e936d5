import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientOf, fakeServer } from '../fake-server.test-helper.ts'
import type { ClientSettings } from '../request.ts'
import { uploadImage } from './upload.ts'

/** An XMLHttpRequest that the test answers. */
class FakeXhr {
  static all: FakeXhr[] = []
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  readonly headers: Record<string, string> = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  opened: string[] = []
  body: FormData | undefined
  isAborted = false
  status = 0
  responseText = ''
  responseURL = ''
  constructor() {
    FakeXhr.all.push(this)
  }
  open(...args: string[]) {
    this.opened = args
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: FormData) {
    this.body = body
  }
  abort() {
    this.isAborted = true
  }
  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ loaded, total })
  }
  answer(status: number, text: string, url = this.opened[1] ?? '') {
    this.status = status
    this.responseURL = url
    this.responseText = text
    this.onload?.()
  }
}

beforeEach(() => {
  FakeXhr.all = []
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const picture = new Blob(['picture'], { type: 'image/png' })
const whole = JSON.stringify({
  code: 20000,
  success: true,
  data: { url: 'https://x.example/1.png' },
})

const begin = (settings: Partial<ClientSettings> = {}, signal?: AbortSignal) => {
  const end = new AbortController()
  const progress: number[] = []
  const settled = vi.fn()
  const answer = uploadImage(clientOf(fakeServer(), settings, signal), picture, 'proof', {
    signal: end.signal,
    onProgress: (share) => progress.push(share),
  })
  answer.then(settled, settled)
  const [xhr] = FakeXhr.all
  return { answer, end, progress, settled, xhr: xhr as FakeXhr }
}

describe('an upload', () => {
  it('is multipart with file and module, and the token of the element', async () => {
    const append = vi.spyOn(FormData.prototype, 'append')
    const { xhr } = begin({ baseUrl: 'https://pay.example' })
    expect(xhr.opened).toEqual(['POST', 'https://pay.example/api/mob/common/file/upload'])
    expect(xhr.headers).toEqual({ token: 'good-token' })
    expect(xhr.body?.get('module')).toBe('image')
    expect(xhr.body?.get('file')).toMatchObject({ type: 'image/png', size: picture.size })
    expect(append).toHaveBeenCalledWith('file', picture, 'proof')
  })

  it('reports its progress and returns the URL of the picture', async () => {
    const { answer, progress, xhr } = begin()
    expect(progress).toEqual([])
    xhr.progress(750, 3000)
    xhr.progress(1500, 3000)
    xhr.progress(3000, 3000)
    expect(progress).toEqual([0.25, 0.5, 1])
    xhr.answer(200, whole)
    expect(await answer).toEqual({ ok: true, value: { url: 'https://x.example/1.png' } })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('whose answer came by a redirect is refused', async () => {
    const { answer, xhr } = begin({ baseUrl: 'https://pay.example' })
    xhr.answer(200, whole, 'https://elsewhere.example/api/mob/common/file/upload')
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'redirect' } })
  })

  it('of unknown length reports a progress of 0', () => {
    const { progress, xhr } = begin()
    xhr.progress(10, 0)
    expect(progress).toEqual([0])
  })

  it('may take longer than 10 s while it makes progress', async () => {
    const { settled, xhr } = begin()
    for (let sent = 1; sent <= 6; sent++) {
      await vi.advanceTimersByTimeAsync(9_000)
      xhr.progress(sent, 6)
    }
    expect(settled).not.toHaveBeenCalled()
    xhr.answer(200, whole)
    await vi.runAllTimersAsync()
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ ok: true }))
  })

  it('ends after two minutes, even while it makes progress', async () => {
    const { settled, xhr } = begin()
    for (let sent = 1; sent <= 12; sent++) {
      await vi.advanceTimersByTimeAsync(9_990)
      xhr.progress(sent, 100)
    }
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(120)
    expect(settled).toHaveBeenCalledWith({
      ok: false,
      error: expect.objectContaining({ kind: 'timeout', limit: 120_000 }),
    })
    expect(xhr.isAborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    ['from the start', []],
    ['midway', [0.5]],
    ['after the last byte', [1]],
  ])('times out after 10 s without progress %s', async (_, shares) => {
    const { settled, xhr } = begin()
    for (const share of shares) xhr.progress(share * 8, 8)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledWith({
      ok: false,
      error: expect.objectContaining({ kind: 'timeout' }),
    })
    expect(xhr.isAborted).toBe(true)
  })
})

describe('a canceled upload', () => {
  it('ends when another picture is chosen', async () => {
    const { answer, end, xhr } = begin()
    end.abort()
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'canceled' } })
    expect(xhr.isAborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends with its element', async () => {
    const ending = new AbortController()
    const { answer, xhr } = begin({}, ending.signal)
    ending.abort()
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'canceled' } })
    expect(xhr.isAborted).toBe(true)
  })

  it('is not started by a removed element', async () => {
    const { answer, xhr } = begin({}, AbortSignal.abort())
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'canceled' } })
    expect(xhr.body).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('keeps an answer that came before it was canceled', async () => {
    const { answer, end, xhr } = begin()
    xhr.answer(200, whole)
    await vi.advanceTimersByTimeAsync(0)
    end.abort()
    expect((await answer).ok).toBe(true)
    expect(xhr.isAborted).toBe(false)
  })
})

describe('an upload fails', () => {
  it('if the browser aborts it', async () => {
    const { answer, xhr } = begin()
    xhr.onabort?.()
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'aborted' } })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('if the connection is lost', async () => {
    const { answer, xhr } = begin()
    xhr.onerror?.()
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'network' } })
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    ['a cut-off answer', 200, whole.slice(0, 40), { kind: 'malformed' }],
    ['a login page', 200, '<!doctype html>', { kind: 'malformed' }],
    ['an answer without a URL', 200, '{"code":20000,"data":{}}', { kind: 'malformed' }],
    [
      'a picture that is too large',
      413,
      '<h1>413 Request Entity Too Large</h1>',
      { kind: 'status', status: 413 },
    ],
    [
      'a refusal with a message',
      200,
      '{"code":28100,"message":"No."}',
      { kind: 'refused', message: 'No.' },
    ],
    ['an expired token', 200, '{"code":50014}', { kind: 'auth', navigate: '/login' }],
    ['an unknown token', 401, '', { kind: 'forbidden', navigate: '/' }],
  ])('on %s', async (_, status, text, error) => {
    const { answer, xhr } = begin()
    xhr.answer(status, text)
    expect(await answer).toMatchObject({ ok: false, error })
  })

  it.each([
    [{ token: 'line\nbreak' }, 'forbidden'],
    [{ baseUrl: 'javascript:alert(1)' }, 'protocol'],
  ])('before it starts, with %j', async (settings, kind) => {
    const { answer } = begin(settings)
    expect(await answer).toMatchObject({ ok: false, error: { kind } })
    expect(FakeXhr.all).toEqual([])
  })
})
