import type { Locale } from '../shared/text/i18n/locale.ts'
import { resolveLocale } from '../shared/text/i18n/locale.ts'
import type { Answers, Arrival, Asked } from './answers.ts'
import { anyValue, callKey, callOf } from './call-key.ts'
import recorded from './recording.json' with { type: 'json' }
import type { Recording } from './recording.ts'
import type { Scenario } from './scenarios.ts'
import { words } from './words.ts'

const { pictures, texts, worlds } = recorded as Recording

const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g
const picture = new RegExp(Object.keys(pictures).join('|').replaceAll('.', '\\.'), 'g')

/** A text with its times moved by so many milliseconds. */
const movedBy = (passed: number, text: string): string =>
  text.replace(instant, (time) => new Date(Date.parse(time) + passed).toISOString())

const withPictures = (text: string): string =>
  text.replace(picture, (path) => pictures[path] ?? path)

const refusal = (locale: Locale): Arrival => {
  const message = words[locale].notSent
  return { text: JSON.stringify({ code: 28000, success: false, message, msg: message }) }
}

/** Answers the calls of a scenario with what the sandbox has said; nothing else is known, or sent. */
export function answersOf({ world, without = {}, isDated }: Scenario): Answers {
  const { at: recordedAt = '', answers: known = {} } = worlds[world] ?? {}
  // A signed text names its day.
  const passed = isDated ? 0 : Date.now() - Date.parse(recordedAt)
  const answer = ({ method, url, language }: Asked): Arrival => {
    const locale = resolveLocale(language ?? '')
    const call = callOf(method, url)
    if (!call) return refusal(locale)
    const lost = without[call.name]
    if (lost) return lost
    const any = Object.fromEntries(Object.keys(call.path ?? {}).map((name) => [name, anyValue]))
    const at = known[callKey(call)] ?? known[callKey({ ...call, path: any })]
    if (at === undefined) return refusal(locale)
    const text = withPictures(JSON.stringify(texts[typeof at === 'number' ? at : at[locale]]))
    return { text: movedBy(passed, text) }
  }
  return { fetched: answer, uploaded: answer }
}
