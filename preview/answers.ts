/** An answer as it would arrive: the text of a body, an HTTP status, or none. */
export type Arrival =
  | { readonly text: string; readonly status?: number }
  /** The connection is lost. */
  | 'cut'
  /** No answer, and no timeout: what waits for it goes on waiting. */
  | 'silence'

/** An upload may also stop on its way; `stopsAt: 0.4` stays at 40 %. */
export type UploadArrival = Arrival | { readonly stopsAt: number }

/** A request to an origin that is answered in the page. */
export interface Asked {
  readonly method: string
  readonly url: URL
  /** BCP 47. */
  readonly language: string | null
}

/** Answers in place of a server. `undefined` leaves a request to the network. */
export interface Answers {
  fetched(asked: Asked): Arrival | undefined
  uploaded(asked: Asked): UploadArrival
}

/** Shorter than the upload's timeout, which restarts with each progress event. */
const progressEvery = 2000

/** Puts our `fetch` and `XMLHttpRequest` in place of the browser's, which get all other requests. */
function answerFrom(answersAt: (url: URL) => Answers | undefined): void {
  const realFetch = globalThis.fetch
  const RealRequest = globalThis.XMLHttpRequest
  const urlOf = (url: string | URL) => new URL(url, location.href)

  globalThis.fetch = async (input, init) => {
    const url = urlOf(input instanceof Request ? input.url : input)
    const answers = answersAt(url)
    if (!answers) return realFetch(input, init)
    const { method, headers } = new Request(input, init)
    const arrival = answers.fetched({ method, url, language: headers.get('accept-language') })
    if (!arrival) return realFetch(input, init)
    if (arrival === 'cut') throw new TypeError('Failed to fetch')
    if (arrival === 'silence') return new Promise(() => {})
    return new Response(arrival.text, { status: arrival.status ?? 200 })
  }

  /** As far as uploads use it. */
  globalThis.XMLHttpRequest = class extends RealRequest {
    #asked: Asked | undefined
    #arrived: { readonly text: string; readonly status?: number } | undefined
    #progress: ReturnType<typeof setInterval> | undefined

    override open(method: string, url: string | URL, isAsync = true) {
      this.#asked = { method, url: urlOf(url), language: null }
      super.open(method, url, isAsync)
    }

    override setRequestHeader(name: string, value: string) {
      if (this.#asked && name === 'accept-language')
        this.#asked = { ...this.#asked, language: value }
      super.setRequestHeader(name, value)
    }

    override get status() {
      return this.#arrived ? (this.#arrived.status ?? 200) : super.status
    }

    override get responseText() {
      return this.#arrived?.text ?? super.responseText
    }

    override send(body?: XMLHttpRequestBodyInit | Document | null) {
      const answers = this.#asked && answersAt(this.#asked.url)
      if (!this.#asked || !answers) return super.send(body)
      const arrival = answers.uploaded(this.#asked)
      if (arrival === 'silence') return this.#sayProgress(0)
      if (arrival === 'cut') return this.#say('error')
      if ('stopsAt' in arrival) return this.#sayProgress(arrival.stopsAt)
      this.#arrived = arrival
      this.#say('load')
    }

    override abort() {
      clearInterval(this.#progress)
      super.abort()
    }

    #say(type: 'load' | 'error') {
      setTimeout(() => this.dispatchEvent(new ProgressEvent(type)))
    }

    /** Repeats the progress event, so that the upload does not time out. */
    #sayProgress(share: number) {
      const say = () =>
        this.upload.dispatchEvent(
          new ProgressEvent('progress', { lengthComputable: true, loaded: share, total: 1 }),
        )
      setTimeout(say)
      this.#progress = setInterval(say, progressEvery)
    }
  }
}

const answered = new Map<string, Answers>()
let isOurs = false

/**
 * Answers the requests to an origin in the page, until it is told to stop. The browser's `fetch` is
 * replaced with the first one.
 */
export function answerCallsTo(origin: string, answers: Answers): () => void {
  if (!isOurs) answerFrom(({ origin }) => answered.get(origin))
  isOurs = true
  answered.set(origin, answers)
  return () => void answered.delete(origin)
}
