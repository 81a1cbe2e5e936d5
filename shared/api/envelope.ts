import * as v from 'valibot'
import { codeRules, otherCode } from './codes.ts'
import { type Answer, failed } from './errors.ts'

const text = v.nullish(v.string())

/** The envelope of every answer (specification, section 3). Codes come as numbers or as text. */
const envelope = v.object({
  code: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
  message: text,
  msg: text,
  success: v.nullish(v.boolean()),
  data: v.nullish(v.unknown()),
})

/** What a refusal may carry beside its message. */
const refusalData = v.object({ waitSeconds: v.pipe(v.number(), v.minValue(0)) })

/** What an order needs, unread: few elements send orders. */
const confirmationIn = (data: unknown): { readonly confirmation?: unknown } =>
  typeof data === 'object' && data && 'confirmation' in data
    ? { confirmation: data.confirmation }
    : {}

/** An envelope without a code, as proxies and gateways send it with an HTTP error. */
const bareRefusal = v.object({ success: v.boolean(), message: text, msg: text })

/** Parses JSON; `undefined` for anything else, such as a cut-off answer or an HTML page. */
const readJson = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/**
 * Turns what the server sent into a value of `schema` or an error. Never throws.
 *
 * @param body the raw text of the answer
 * @param schema the schema of `data` in the envelope
 * @param successOnly code 28019 counts as a success only with `success: true`
 */
export function readAnswer<Value>(
  status: number,
  body: string,
  schema: v.GenericSchema<unknown, Value>,
  successOnly = false,
): Answer<Value> {
  if (status === 401) return failed({ kind: 'forbidden', status, navigate: '/' })

  const json = readJson(body)
  const frame = v.safeParse(envelope, json)
  const isHttpError = status < 200 || status > 299

  if (!frame.success || !Number.isInteger(frame.output.code)) {
    const refusal = v.safeParse(bareRefusal, json)
    const message =
      refusal.success && !refusal.output.success && (refusal.output.message || refusal.output.msg)
    if (message) return failed({ kind: 'refused', status, message })
    return isHttpError
      ? failed({ kind: 'server', status })
      : failed({ kind: 'malformed', status, cause: frame.issues })
  }

  const { code, message, msg, success, data } = frame.output
  // The body of an HTTP error counts only if it says `success: false`.
  if (isHttpError && success !== false) return failed({ kind: 'server', code, status })

  const { outcome, navigate, rejectsWithMsg } = codeRules[code] ?? otherCode
  const words = message || msg || undefined
  const wait = v.safeParse(refusalData, data)
  const passes = outcome === 'pass'
  const isContradictory = !passes && success === (outcome !== 'success')
  const error = {
    code,
    status,
    ...(isContradictory && { isContradictory }),
    ...(wait.success && { waitSeconds: wait.output.waitSeconds }),
    ...confirmationIn(data),
    ...(words !== undefined && { message: words }),
    ...(rejectsWithMsg && { rejection: msg || 'Error' }),
    ...(navigate && { navigate }),
  }
  if (outcome !== 'success' && !passes) return failed({ kind: outcome, ...error })
  if (success === false) return failed({ kind: 'refused', ...error })
  if (passes && successOnly && !success) return failed({ kind: 'unsettled', ...error })

  const value = v.safeParse(schema, data ?? undefined)
  if (!value.success) return failed({ kind: 'malformed', code, status, cause: value.issues })
  return { ok: true, value: value.output, ...(passes && words && { notice: words }) }
}
