import { type Context, Hono } from 'hono'
import type * as v from 'valibot'
import type { Env } from '../calls/env.ts'
import { parseInput } from '../core/parse-input.ts'

/** The parameters of a request; each is optional. */
type Query = Readonly<Record<string, string>>
type Answer = object | Promise<object>

/**
 * One call of the control API: what its document says of it, and what it does.
 *
 * @typeParam Needs the parts of the sandbox that it uses
 */
export interface ControlCall<Needs> {
  readonly method: 'get' | 'post' | 'delete'
  /** Below `/sandbox/api`. */
  readonly path: string
  readonly summary: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: v.GenericSchema
  /** What is sent as JSON. The body is checked here, and a refusal is thrown. */
  readonly answer: (sandbox: Needs, request: { query: Query; body: unknown }) => Answer
}

/** A call with a JSON body. */
export const post = <Needs, Schema extends v.GenericSchema>(
  path: string,
  summary: string,
  schema: Schema,
  answer: (sandbox: Needs, body: v.InferOutput<Schema>) => Answer,
): ControlCall<Needs> => ({
  method: 'post',
  path,
  summary,
  body: schema,
  answer: (sandbox, { body }) => answer(sandbox, parseInput(schema, body)),
})

/** A call that reads; `query` describes its parameters. */
export const get = <Needs>(
  path: string,
  summary: string,
  answer: (sandbox: Needs, query: Query) => Answer,
  query?: Readonly<Record<string, string>>,
): ControlCall<Needs> => ({
  method: 'get',
  path,
  summary,
  ...(query && { query }),
  answer: (sandbox, request) => answer(sandbox, request.query),
})

const bodyOf = (c: Context<Env>): Promise<unknown> => c.req.json().catch(() => undefined)

/** Serves calls of the control API. */
export function controlRoutes<Needs>(
  calls: readonly ControlCall<Needs>[],
  sandbox: Needs,
): Hono<Env> {
  const app = new Hono<Env>().basePath('/sandbox/api')
  for (const { method, path, body, answer } of calls) {
    app[method](path, async (c) =>
      c.json(await answer(sandbox, { query: c.req.query(), body: body && (await bodyOf(c)) })),
    )
  }
  return app
}
