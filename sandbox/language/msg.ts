/** Text in the four languages of the wire; `cn` is Traditional Chinese as in Taiwan and Hong Kong. */
export interface Texts {
  readonly en: string
  readonly cn: string
  readonly jp: string
  readonly ko: string
}

/** What stands in place of a `{name}`. A message or texts are written in the language of the whole text. */
type Value = string | number | Message | Texts

/** A text for a person, before its language is known. `textIn` of `text-in.ts` writes it. */
export interface Message {
  /** In English, with a `{name}` for each value. */
  readonly text: string
  readonly values: Readonly<Record<string, Value>>
  /** Tells texts apart that are the same in English only. */
  readonly context: string
}

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type ValuesOf<Text extends string> = [NamesIn<Text>] extends [never]
  ? [values?: Readonly<Record<string, never>>, context?: string]
  : [values: Readonly<Record<NamesIn<Text>, Value>>, context?: string]

/**
 * Declares a text. It is written as a literal, so that `lingui extract` finds it
 * (`tools/sandbox-messages.ts`); its translations are in `locales/{locale}/sandbox.po`.
 */
export function msg<const Text extends string>(text: Text, ...values: ValuesOf<Text>): Message
export function msg(text: string, values: Message['values'] = {}, context = ''): Message {
  return { text, values, context }
}
