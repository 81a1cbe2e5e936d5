import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../sandbox/testing/open-test-database.ts'
import { createTestSandbox, type TestSandbox } from '../../sandbox/testing/test-sandbox.ts'
import { type EndpointName, endpoints } from '../../shared/api/endpoints/all.ts'
import { calls } from '../calls.ts'
import { answerName } from './answer-schemas.ts'
import { openApiDocument, standaloneSchemas } from './document.ts'
import { type Exchange, makeEveryCall } from './every-call.test-helper.ts'
import { nameOf } from './json-schema.ts'
import { createChecks } from './validate.ts'

let sandbox: TestSandbox
let exchanges: Map<EndpointName, Exchange>
const names = Object.keys(endpoints) as EndpointName[]
const checks = createChecks()

/** The same bytes in every run, so that the examples do not change. */
const numbered = () => {
  let next = 1
  // The second term: without it, all would come again after 251 bytes.
  return (length: number) =>
    Uint8Array.from({ length }, (_, at) => {
      next++
      return (next * 37 + Math.floor(next / 251) * 7 + at * 11) % 251
    })
}

beforeAll(async () => {
  const start = Date.parse('2026-03-02T09:30:00Z')
  let seconds = 0
  sandbox = await createTestSandbox(await openTestDatabase(), {
    random: numbered(),
    clock: () => new Date(start + seconds++ * 1000),
  })
  exchanges = await makeEveryCall(sandbox)
})
afterAll(() => sandbox.deps.database.close())

test('the sandbox answers every call as the document says', () => {
  expect([...exchanges.keys()].toSorted()).toEqual(names.toSorted())
  for (const [name, { request, answer }] of exchanges) {
    expect({ name, answer, faults: checks.schema(answerName(name))(answer) }).toMatchObject({
      name,
      answer: { code: 20000, success: true },
      faults: [],
    })
    const { body } = calls[name]
    if (body) expect([name, checks.schema(nameOf(body))(request)]).toEqual([name, []])
  }
})

test('the examples of the document are the answers of the sandbox', async () => {
  const examples = Object.fromEntries(names.map((name) => [name, exchanges.get(name)]))
  const text = `${JSON.stringify(examples, null, 2)}\n`
  await expect(text).toMatchFileSnapshot(join(import.meta.dirname, 'examples.json'))
})

test('a refusal of the sandbox matches the schema of the document', async () => {
  const refusals = [
    await sandbox.send('getWalletHomePage', { token: 'unknown' }),
    await sandbox.send('signIn', { body: { account: 'a@b.example', password: 'no' } }),
  ]
  for (const refusal of refusals) {
    const answer: unknown = await refusal.json()
    expect(checks.schema('Refusal')(answer)).toEqual([])
    expect(checks.schema(answerName('getUserInfo'))(answer)).not.toEqual([])
  }
})

test('the document is OpenAPI 3.1, and has every call once', async () => {
  const document = openApiDocument({ version: '1.0.0' })
  const result = await new Validator().validate(JSON.parse(JSON.stringify(document)))
  expect(result).toEqual({ valid: true })
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  expect(operations).toHaveLength(names.length)
  for (const name of names) {
    const { method, path } = endpoints[name]
    expect(document.paths[path]?.[method.toLowerCase()]).toMatchObject({ operationId: name })
  }
})

test('each call says in words and for programs who needs it', () => {
  const { paths } = openApiDocument({ version: '1.0.0' })
  const operationOf = (name: EndpointName) =>
    paths[endpoints[name].path]?.[endpoints[name].method.toLowerCase()] as Record<string, unknown>
  for (const name of names) {
    const operation = operationOf(name)
    expect(operation['x-tw-standing']).toBeOneOf(['required', 'optional'])
    const all = [operation['x-tw-required-by'], operation['x-tw-optional-for']].flat()
    expect(all.toSorted()).toEqual([...calls[name].callers].toSorted())
    expect(operation.description).toMatch(/Required by|Optional for/)
  }
  expect(operationOf('getTransferRecord')).toMatchObject({ 'x-tw-standing': 'optional' })
  expect(operationOf('getUserInfo')).toMatchObject({
    'x-tw-standing': 'required',
    'x-tw-optional-for': ['tw-transfer'],
  })
})

test('the document has no schema that nothing refers to', () => {
  const document = openApiDocument({ version: '1.0.0' })
  const text = JSON.stringify(document)
  for (const name of Object.keys(document.components.schemas)) {
    expect([name, text.includes(`"#/components/schemas/${name}"`)]).toEqual([name, true])
  }
})

test('every reference in the document and in a standalone schema resolves', () => {
  const document = openApiDocument({ version: '1.0.0' })
  const refsIn = (value: unknown) =>
    [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref)
  const at = (root: unknown, ref: string) =>
    ref
      .slice(2)
      .split('/')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], root)
  for (const ref of refsIn(document)) expect([ref, at(document, ref)]).not.toContain(undefined)
  for (const schema of standaloneSchemas({ version: '1.0.0' }).values()) {
    for (const ref of refsIn(schema)) expect([ref, at(schema, ref)]).not.toContain(undefined)
  }
})

test('a mismatch in an answer is described with its path', () => {
  const wallet = { amount: '1', marginUsd: '0', cryptoAmount: '0', marginCrypto: '0' }
  const check = checks.data('getWalletHomePage')
  const { amount: _, ...without } = wallet
  expect(check({ item: wallet })).toEqual([])
  expect(check({ item: without })).toEqual(['item.amount is missing'])
  expect(check({ item: { ...wallet, amount: '1,000' } })).toEqual([
    'item.amount is "1,000"; it must be decimal text',
  ])
  expect(check({ item: { ...wallet, amount: true } })[0]).toContain('item.amount is true')
  expect(check({})).toEqual(['item is missing'])
  expect(check(undefined)).toHaveLength(1)
  expect(checks.data('getBankCard')({ item: { bankAccount: '1', fee: {} } })[0]).toContain(
    'item.fee is {}',
  )
  expect(checks.data('getBankCard')(null)).toEqual([])
})
