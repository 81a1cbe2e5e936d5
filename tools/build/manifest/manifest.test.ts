import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handedOn } from '../../../preview/handed-on.ts'
import { hostParts } from '../../../shared/ui/theme/host-variables.ts'
import { writeManifest } from './plugin.ts'

const root = join(import.meta.dirname, '../../..')
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

/** The part of the schema (custom-elements-manifest 2.1.0) that these elements use. */
const manifestSchema = v.strictObject({
  schemaVersion: v.literal('2.1.0'),
  modules: v.array(
    v.strictObject({
      kind: v.literal('javascript-module'),
      path: v.pipe(v.string(), v.regex(/^dist\/widgets\/(tw-[\w-]+|preview)\.js$/)),
      summary: text,
      declarations: v.tuple([
        v.strictObject({
          kind: v.literal('class'),
          customElement: v.literal(true),
          name: text,
          tagName: v.pipe(v.string(), v.regex(/^tw-[a-z-]+$/)),
          summary: text,
          superclass: v.strictObject({ name: v.literal('HTMLElement'), package: text }),
          attributes: v.array(
            v.strictObject({ ...typed, default: v.string(), fieldName: v.optional(text) }),
          ),
          members: v.array(
            v.variant('kind', [
              v.strictObject({
                ...typed,
                kind: v.literal('field'),
                default: v.string(),
                attribute: v.optional(text),
                privacy: v.literal('public'),
                reflects: v.boolean(),
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
          slots: v.array(v.strictObject(described)),
          cssParts: v.array(v.strictObject(described)),
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

test('the manifest matches its schema and names the attributes and events of an element', async () => {
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
  expect(transfer?.slots.map(({ name }) => name)).toEqual(['logo', 'support', 'home'])
  const preview = manifest.modules.at(-1)?.declarations[0]
  expect(preview?.tagName).toBe('tw-preview')
  expect(preview?.attributes.map(({ name }) => name).sort()).toEqual(['of', ...handedOn].sort())
  expect(preview?.slots).toEqual(expect.arrayContaining(transfer?.slots ?? []))
  for (const { declarations } of manifest.modules.slice(0, -1)) {
    const [{ tagName, attributes, members }] = declarations
    const takesToken = attributes.some(({ name }) => name === 'token')
    const methods = members.filter(({ kind }) => kind === 'method').map(({ name }) => name)
    expect(methods, tagName).toEqual(takesToken ? ['back', 'refreshToken'] : ['back'])
  }
  const variables = transfer?.cssProperties.map(({ name }) => name)
  for (const name of ['--tw-color-action', '--tw-dark-action', '--tw-light-action', '--tw-density'])
    expect(variables).toContain(name)
  for (const { declarations } of manifest.modules)
    expect(declarations[0].cssParts.map(({ name }) => name)).toEqual(Object.keys(hostParts))
})
