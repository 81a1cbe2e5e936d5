import { type Context, Hono } from 'hono'
import type * as v from 'valibot'
import type { Env } from '../calls/env.ts'
import { parseInput } from '../core/parse-input.ts'
import { bodyOfForm, type Form, readForm } from './form-inputs.ts'

/** The parameters of a request; each is optional. */
type Query = Readonly<Record<string, string>>
type Answer = object | Promise<object>

/** A form of the control page that does what a call of the API does. */
interface ControlForm<Needs> {
  /** Below `/sandbox/control`; by default that of the call. */
  readonly path?: string
  /** The part of the page that has the form. */
  readonly part: string
  /** Resolves with words that say what was done. */
  readonly submit: (sandbox: Needs, form: Form) => string | Promise<string>
}

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
  readonly form?: ControlForm<Needs>
}

/** The answer of a call that has nothing to tell. */
export const done = { success: true }

interface PostOptions<Input, Result> {
  /** What the API answers; by default only that it was done. */
  readonly answer?: (result: Result) => object
  /** The part of the control page that has a form for it, if there is one. */
  readonly part?: string
  /** The fields of the form as a body; by default as they are. */
  readonly read?: (form: Form) => unknown
  /** What was done, in words for the page. */
  readonly note?: (result: Result, input: Input) => string
}

/** A call with a JSON body. */
export const post = <Needs, Schema extends v.GenericSchema, Result>(
  path: string,
  summary: string,
  schema: Schema,
  act: (sandbox: Needs, input: v.InferOutput<Schema>) => Result | Promise<Result>,
  {
    answer = () => done,
    part,
    read = bodyOfForm,
    note = () => 'Done.',
  }: PostOptions<v.InferOutput<Schema>, Result>,
): ControlCall<Needs> => ({
  method: 'post',
  path,
  summary,
  body: schema,
  answer: async (sandbox, { body }) => answer(await act(sandbox, parseInput(schema, body))),
  ...(part && {
    form: {
      part,
      async submit(sandbox, fields) {
        const input = parseInput(schema, read(fields))
        return note(await act(sandbox, input), input)
      },
    },
  }),
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

/**
 * Serves the forms of the control page.
 *
 * @param addressAfter where a form leads, which has `work` to do and is in a part of the page
 */
export function formRoutes<Needs>(
  calls: readonly ControlCall<Needs>[],
  sandbox: Needs,
  addressAfter: (work: Promise<string>, part: string) => Promise<string>,
): Hono<Env> {
  const app = new Hono<Env>().basePath('/sandbox/control')
  for (const { path, form } of calls) {
    if (!form) continue
    app.post(form.path ?? path, async (c) => {
      const fields = readForm(await c.req.parseBody())
      const work = Promise.resolve().then(() => form.submit(sandbox, fields))
      return c.redirect(await addressAfter(work, form.part), 303)
    })
  }
  return app
}
