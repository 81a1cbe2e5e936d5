import * as v from 'valibot'
import { codeRules, otherCode } from './codes.ts'
import { type Answer, failed } from './errors.ts'

const text = v.nullish(v.string())

/** The frame of every answer (specification, section 3). Codes come as numbers or as text. */
const envelope = v.object({
  code: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
  message: text,
  msg: text,
  success: v.nullish(v.boolean()),
  data: v.nullish(v.unknown()),
})

/** What a refusal may say beside its words. */
const refusalData = v.object({ waitSeconds: v.pipe(v.number(), v.minValue(0)) })

/** A frame without a code, as proxies and gateways send it beside an HTTP error. */
const bareRefusal = v.object({ success: v.boolean(), message: text, msg: text })

/** JSON or nothing: a cut-off answer and an HTML page are both nothing. */
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
 * @param schema what `data` must look like; the envelope is taken off
 * @param successOnly nothing else of the answer says that the call was done
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
  // An HTTP error is taken at its body's word only where that says success false.
  if (isHttpError && success !== false) return failed({ kind: 'server', code, status })

  const { outcome, navigate, rejectsWithMsg } = codeRules[code] ?? otherCode
  const words = message || msg || undefined
  const wait = v.safeParse(refusalData, data)
  const error = {
    code,
    status,
    ...(wait.success && { waitSeconds: wait.output.waitSeconds }),
    ...(words !== undefined && { message: words }),
    ...(rejectsWithMsg && { rejection: msg || 'Error' }),
    ...(navigate && { navigate }),
  }
  const passes = outcome === 'pass'
  if (outcome !== 'success' && !passes) return failed({ kind: outcome, ...error })
  if (success === false) return failed({ kind: 'refused', ...error })
  if (passes && successOnly && !success) return failed({ kind: 'unsettled', ...error })

  const value = v.safeParse(schema, data ?? undefined)
  if (!value.success) return failed({ kind: 'malformed', code, status, cause: value.issues })
  return { ok: true, value: value.output, ...(passes && words && { notice: words }) }
}
