import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { elements, type Tag } from '../support/elements.ts'
import { fullUnless } from '../support/full.ts'
import { expect, test } from '../support/test.ts'
import { expectFirstCall } from './first-call.ts'

for (const subject of elements) {
  const { declaration, firstButton, mint, openField, ask } = subject
  const tag = declaration.tag as Tag

  test.describe(`<${tag}> builds`, () => {
    for (const mode of ['module', 'classic'] as const) {
      // Every other test of the element loads the module.
      const isShort = mode === 'classic'
      test(`${mode}: script and page on one origin`, fullUnless(isShort), async ({ embed }) => {
        const { element } = await embed(tag, { mode })
        await expect(element.getByRole('button', { name: firstButton })).toBeVisible()
        await openField(element)
      })

      test(
        `${mode}: script from another origin than the page`,
        fullUnless(tag === 'tw-transfer'),
        async ({ embed, sandbox }) => {
          const { element, whose } = await embed(tag, { mode, script: 'foreign' })
          await expect(element.getByRole('button', { name: firstButton })).toBeVisible()
          await expect(await openField(element)).toBeVisible()
          await expectFirstCall(subject, sandbox, whose)
        },
      )

      test(
        `${mode}: calls go to another origin by api-base`,
        fullUnless(tag === 'tw-transfer'),
        async ({ embed, sandbox }) => {
          const own = await mint(sandbox)
          const { element } = await embed(tag, {
            mode,
            origin: 'foreign',
            attributes: { ...own.attributes, 'api-base': sandbox.url },
          })
          await expect(await openField(element)).toBeVisible()
          const calls = async () => (await sandbox.calls(own.whose)).length
          const before = await calls()
          await ask(element, own)
          await expect.poll(calls).toBeGreaterThan(before)
        },
      )
    }

    test('importing it on a server is harmless', async () => {
      const file = resolve(process.env.E2E_DIST ?? 'dist', 'widgets', `${tag}.js`)
      const run = promisify(execFile)(process.execPath, [
        '--input-type=module',
        '--eval',
        `await import(${JSON.stringify(file)})`,
      ])
      expect(await run).toEqual({ stdout: '', stderr: '' })
    })
  })
}
