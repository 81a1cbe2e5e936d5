import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { cardDecisionInput } from '../bank-cards/review.ts'
import { faultInput } from '../calls/faults.ts'
import {
  accountInput,
  accountNameInput,
  contractInput,
  decisionInput,
  incomingInput,
  lockInput,
  residenceInput,
} from './inputs.ts'

/** One call of the control API. */
interface ControlCall {
  readonly method: 'get' | 'post' | 'delete'
  /** Below `/sandbox/api`. */
  readonly path: string
  readonly summary: string
  readonly body?: v.GenericSchema
  readonly query?: Readonly<Record<string, string>>
}

const about = {
  token: 'Only those of this token.',
  email: 'Only those about this e-mail address or mobile number.',
}

/** Every call of `routes/control-api.ts`; a test compares the two. */
export const controlCalls: readonly ControlCall[] = [
  { method: 'get', path: '/accounts', summary: 'All accounts.' },
  {
    method: 'post',
    path: '/account',
    summary:
      'Creates an account and returns its token. `card: null` creates it without a bank card.',
    body: accountInput,
  },
  {
    method: 'post',
    path: '/account/region',
    summary: 'Changes the region of residence.',
    body: residenceInput,
  },
  {
    method: 'post',
    path: '/account/end-sessions',
    summary: 'Ends every session of an account.',
    body: accountNameInput,
  },
  {
    method: 'post',
    path: '/unlock',
    summary: 'Forgets the failed sign-ins of an address, so that it can sign in again.',
    body: lockInput,
  },
  { method: 'get', path: '/faults', summary: 'The faults that are set.' },
  { method: 'post', path: '/faults', summary: 'Sets a fault.', body: faultInput },
  {
    method: 'delete',
    path: '/faults',
    summary: 'Removes faults: one by its id, those of a token or an address, or all.',
    query: { id: 'The id of a fault.', ...about },
  },
  { method: 'get', path: '/calls', summary: 'The last calls, oldest first.', query: about },
  { method: 'delete', path: '/calls', summary: 'Forgets the last calls.', query: about },
  {
    method: 'get',
    path: '/transfers',
    summary: 'All transfers.',
    query: { accountId: 'Only those of this account.' },
  },
  { method: 'get', path: '/reviews', summary: 'The transfers that wait for a review.' },
  {
    method: 'post',
    path: '/reviews',
    summary: 'Decides one tier of the review of a transfer. A rejection needs a reason.',
    body: decisionInput,
  },
  { method: 'get', path: '/cards', summary: 'The bank cards that wait for a review.' },
  {
    method: 'post',
    path: '/cards',
    summary: 'Decides the review of a bank card. A rejection needs a reason.',
    body: cardDecisionInput,
  },
  { method: 'post', path: '/interest', summary: 'Books today’s interest.' },
  { method: 'get', path: '/incoming', summary: 'USDT that arrived.' },
  {
    method: 'post',
    path: '/incoming',
    summary: 'Simulates the arrival of USDT at a deposit address.',
    body: incomingInput,
  },
  {
    method: 'get',
    path: '/inbox',
    summary: 'The last messages, newest first, with the codes that were sent.',
    query: { to: 'Only those to this e-mail address or mobile number.' },
  },
  {
    method: 'delete',
    path: '/code-sends',
    summary: 'Resets the send limits of an address, so that another code can be sent at once.',
    query: { email: 'The e-mail address or mobile number.' },
  },
  {
    method: 'get',
    path: '/contracts',
    summary: 'All contracts.',
    query: { token: 'Only the contract of this link.' },
  },
  {
    method: 'post',
    path: '/contract',
    summary: 'Creates a contract and returns the token of its link.',
    body: contractInput,
  },
  { method: 'post', path: '/reset', summary: 'Restores the initial state.' },
]

const bodySchema = (schema: v.GenericSchema) => {
  const { $schema: _, ...converted } = toJsonSchema(schema as never, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // A check by a function has no JSON Schema; the message of its refusal explains it.
    errorMode: 'ignore',
  })
  return converted
}

const operationOf = ({ method, path, summary, body, query = {} }: ControlCall) => ({
  operationId: method + path.replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase()),
  summary,
  parameters: Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    required: false,
    description,
    schema: { type: 'string' },
  })),
  ...(body && {
    requestBody: { required: true, content: { 'application/json': { schema: bodySchema(body) } } },
  }),
  responses: {
    200: { description: 'Done.', content: { 'application/json': { schema: { type: 'object' } } } },
    400: { description: 'Refused; `message` says why.' },
    401: { description: 'The control token is missing or wrong.' },
    403: { description: 'A page of another origin may not control the sandbox.' },
  },
})

/** The control API of the sandbox as OpenAPI 3.1. */
export function controlDocument(version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of controlCalls) {
    paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Control API of the sandbox',
      version,
      description:
        'The actions of the control page, for programs. The token is needed only if the sandbox was started with one.',
    },
    servers: [{ url: '/sandbox/api' }],
    security: [{}, { controlToken: [] }],
    components: { securitySchemes: { controlToken: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}
