// @vitest-environment node
import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeManifest } from './manifest-plugin.ts'

const root = join(import.meta.dirname, '../..')
// Inside the project, so that the sample finds the types of React.
const dist = join(root, '.cache', 'manifest-test')

beforeAll(async () => {
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(join(dist, 'widgets'), { recursive: true })
  await writeManifest(root, dist)
})
afterAll(() => rmSync(dist, { recursive: true, force: true }))

const text = v.pipe(v.string(), v.nonEmpty())
const described = { name: text, description: text }
const typed = { ...described, type: v.object({ text }) }

/** As much of the schema (custom-elements-manifest 2.1.0) as an element here uses. */
const manifestSchema = v.strictObject({
  schemaVersion: v.literal('2.1.0'),
  readme: text,
  modules: v.array(
    v.strictObject({
      kind: v.literal('javascript-module'),
      path: v.pipe(v.string(), v.regex(/^widgets\/tw-[\w-]+\.js$/)),
      summary: text,
      declarations: v.tuple([
        v.strictObject({
          kind: v.literal('class'),
          customElement: v.literal(true),
          name: text,
          tagName: v.pipe(v.string(), v.regex(/^tw-[a-z-]+$/)),
          summary: text,
          superclass: v.strictObject({ name: v.literal('HTMLElement'), package: text }),
          attributes: v.array(v.strictObject({ ...typed, default: v.string(), fieldName: text })),
          members: v.array(
            v.variant('kind', [
              v.strictObject({
                ...typed,
                kind: v.literal('field'),
                default: v.string(),
                attribute: v.optional(text),
                privacy: v.literal('public'),
                reflects: v.literal(false),
              }),
              v.strictObject({
                ...described,
                kind: v.literal('method'),
                privacy: v.literal('public'),
                parameters: v.array(v.strictObject({ name: text, type: v.object({ text }) })),
                return: v.strictObject({ type: v.object({ text }) }),
              }),
            ]),
          ),
          events: v.array(v.strictObject(typed)),
          cssProperties: v.array(v.strictObject({ ...described, default: v.string() })),
        }),
      ]),
      exports: v.tuple([
        v.strictObject({
          kind: v.literal('custom-element-definition'),
          name: text,
          declaration: v.strictObject({ name: text, module: text }),
        }),
      ]),
    }),
  ),
})

test('the manifest has the shape of its schema and names what the element takes and says', async () => {
  const written = await import(join(dist, 'custom-elements.json'), { with: { type: 'json' } })
  const manifest = v.parse(manifestSchema, written.default)
  const transfer = manifest.modules
    .flatMap(({ declarations }) => declarations)
    .find(({ tagName }) => tagName === 'tw-transfer')
  expect(transfer?.attributes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['token', 'app-lang', 'is-usd', 'theme', 'api-base']),
  )
  expect(transfer?.events.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['tw-ready', 'tw-step', 'tw-success', 'tw-error', 'tw-navigate']),
  )
  const methods = manifest.modules.map(({ declarations: [{ tagName, members }] }) => [
    tagName,
    members.filter(({ kind }) => kind === 'method').map(({ name }) => name),
  ])
  expect(Object.fromEntries(methods)).toEqual({
    'tw-account': ['back'],
    'tw-contract': ['back', 'refreshToken'],
    'tw-fund-lookup': ['back'],
    'tw-transfer': ['back', 'refreshToken'],
    'tw-wallet': ['back', 'refreshToken'],
  })
  expect(transfer?.cssProperties.map(({ name }) => name)).toContain('--tw-color-action')
})

const sample = `
import './widgets/tw-transfer.js'
import type {} from './widgets/tw-transfer.react.js'

const element = document.createElement('tw-transfer')
element.token = 'text'
element.isUsd = true
element.theme = 'light'
element.addEventListener('tw-success', ({ detail }) => detail.amount.length + (detail.orderNumber?.length ?? 0))
element.addEventListener('click', (event) => event.target)
element.addEventListener('tw-error', ({ detail }) => detail.session === 'earlier')
element.refreshToken('text')
// @ts-expect-error a token is text
element.refreshToken(1)
const left: boolean = element.back()
element.getToken = async () => String(left)
// @ts-expect-error no such theme
element.theme = 'pink'
// @ts-expect-error no such field
element.addEventListener('tw-step', ({ detail }) => detail.steps)

export const view = (
  <>
    <tw-transfer token="text" appLang="ja" isUsd ontw-success={({ detail }) => detail.kind} />
    <tw-transfer app-lang="ja" is-usd="" api-base="https://api.example.com" className="wide" />
    {/* @ts-expect-error a number is no token */}
    <tw-transfer token={1} />
  </>
)
`

test('the types compile, and refuse what the element does not take', async () => {
  writeFileSync(join(dist, 'sample.tsx'), sample)
  const options = {
    extends: '../../tsconfig.json',
    // An embedder's compiler may check libraries too.
    compilerOptions: { skipLibCheck: false, types: [] },
    include: [],
    files: ['sample.tsx'],
    exclude: [],
  }
  writeFileSync(join(dist, 'tsconfig.json'), JSON.stringify(options))
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const compile = promisify(execFile)(process.execPath, [tsc, '-p', dist]).catch(
    ({ stdout }: { stdout: string }) => ({ stdout }),
  )
  expect((await compile).stdout).toBe('')
}, 30_000)
