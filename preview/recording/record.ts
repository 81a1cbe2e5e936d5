import type { TestSandbox } from '../../sandbox/testing/test-sandbox.ts'
import { type EndpointName, endpoints } from '../../shared/api/endpoints/all.ts'
import { languageTag } from '../../shared/text/i18n/language-tag.ts'
import { type Locale, locales } from '../../shared/text/i18n/locale.ts'
import { callKey } from '../call-key.ts'
import type { RecordedWorld, Recording } from '../recording.ts'

/** Whose calls are recorded. */
export interface Caller {
  readonly token?: string
  readonly otpToken?: string
}

/** A call to record, as an element makes it. */
export interface Asked {
  readonly name: EndpointName
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** The key of a call that must not happen twice. */
export const keyOf = ({ name }: Asked, locale: Locale): string => `preview-${name}-${locale}`

/** Asks the handlers of a sandbox, and keeps each text once however many calls got it. */
export function openRecorder() {
  const texts: string[] = []
  const worlds: Record<string, RecordedWorld> = {}
  const pictures: Record<string, string> = {}

  const keep = (text: string): number => {
    const at = texts.indexOf(text)
    return at < 0 ? texts.push(text) - 1 : at
  }

  const keepPictures = async ({ app }: TestSandbox, text: string) => {
    for (const [path] of text.matchAll(/\/sandbox\/assets\/[\w.-]+/g)) {
      if (pictures[path]) continue
      const svg = await (await app.request(path)).text()
      pictures[path] = `data:image/svg+xml,${encodeURIComponent(svg)}`
    }
  }

  const ask = async (sandbox: TestSandbox, caller: Caller, asked: Asked, locale: Locale) => {
    const headers = { 'accept-language': languageTag(locale) }
    const { method } = endpoints[asked.name]
    const key = method === 'POST' && { key: keyOf(asked, locale) }
    const answer = await sandbox.send(asked.name, { ...caller, ...asked, ...key, headers })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${asked.name}: HTTP ${answer.status} ${text}`)
    await keepPictures(sandbox, text)
    return text
  }

  return {
    /** Records what the calls of a caller are answered, in every language. */
    async record(
      world: string,
      sandbox: TestSandbox,
      caller: Caller,
      calls: readonly Asked[],
    ): Promise<void> {
      const answers = { ...worlds[world]?.answers }
      for (const asked of calls) {
        const text = await ask(sandbox, caller, asked, 'en')
        answers[callKey(asked)] = keep(text)
        // Only a refusal has words of the server's.
        if (JSON.parse(text).success) continue
        const spoken = { en: keep(text) } as Record<Locale, number>
        for (const locale of locales.slice(1)) {
          spoken[locale] = keep(await ask(sandbox, caller, asked, locale))
        }
        answers[callKey(asked)] = spoken
      }
      worlds[world] = { at: sandbox.deps.clock().toISOString(), answers }
    },
    recording: (): Recording => ({
      pictures,
      texts: texts.map((text) => JSON.parse(text)),
      worlds,
    }),
  }
}
