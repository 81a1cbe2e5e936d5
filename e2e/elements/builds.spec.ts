import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { elements, type Tag } from '../support/elements.ts'
import { scriptHtml, tagHtml } from '../support/host.ts'
import { fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'
import { expectFirstCall } from './expect-first-call.ts'

for (const subject of elements) {
  const { declaration, firstButton, createIdentity, openField, sendCall } = subject
  const tag = declaration.tag as Tag

  test.describe(`<${tag}> builds`, () => {
    for (const mode of ['module', 'classic'] as const) {
      // Every other test of the element loads the module.
      const isInShortRun = mode === 'classic'
      /** The one that the short run loads from another origin, and so not from its own. */
      const isForeign = tag === 'tw-transfer'
      test(
        `${mode}: script and page on one origin`,
        fullUnless(isInShortRun && !isForeign),
        async ({ embed }) => {
          const { element } = await embed(tag, { mode })
          await expect(element.getByRole('button', { name: firstButton })).toBeVisible()
          await openField(element)
        },
      )

      test(
        `${mode}: script from another origin than the page`,
        fullUnless(isInShortRun && isForeign),
        async ({ embed, sandbox }) => {
          const { element, caller } = await embed(tag, { mode, scriptOrigin: 'foreign' })
          await expect(element.getByRole('button', { name: firstButton })).toBeVisible()
          await expect(await openField(element)).toBeVisible()
          await expectFirstCall(subject, sandbox, caller)
        },
      )

      test(
        `${mode}: calls go to another origin by api-base`,
        fullUnless(!isInShortRun && isForeign),
        async ({ embed, sandbox }) => {
          const identity = await createIdentity(sandbox)
          const { element } = await embed(tag, {
            mode,
            origin: 'foreign',
            attributes: { ...identity.attributes, 'api-base': sandbox.url },
          })
          await expect(await openField(element)).toBeVisible()
          const calls = async () => (await sandbox.calls(identity.caller)).length
          const before = await calls()
          await sendCall(element, identity)
          await expect.poll(calls).toBeGreaterThan(before)
        },
      )
    }

    const preloaded = 'each file in preload.json loads once, React before the element requests it'
    test(preloaded, fullUnless(tag === 'tw-contract'), async ({ host, page, sandbox }) => {
      const dist = resolve(process.env.E2E_DIST ?? 'dist', 'widgets')
      const names = JSON.parse(await readFile(`${dist}/preload.json`, 'utf8'))[tag] as string[]
      expect(names.join()).toContain('first-')
      const links = names.map((name) => `<link rel="modulepreload" href="/widgets/${name}">`)
      const requestedFiles: string[] = []
      page.on('request', (request) =>
        requestedFiles.push(request.url().replace(/.*\/widgets\//, '')),
      )
      const identity = await createIdentity(sandbox)
      await host.open({
        head: scriptHtml(tag) + links.join(''),
        body: tagHtml(tag, identity.attributes),
      })
      const element = page.locator(tag)
      await expect(element.getByRole('button', { name: firstButton })).toBeVisible()
      for (const name of names) {
        expect(requestedFiles.filter((file) => file === name)).toHaveLength(1)
      }
      expect(requestedFiles.slice(0, 2 + names.length)).toEqual(expect.arrayContaining(names))
    })
  })
}

test('Importing the modules on a server has no effect', async () => {
  const imports = elements.map(({ declaration: { tag } }) => {
    const file = resolve(process.env.E2E_DIST ?? 'dist', 'widgets', `${tag}.js`)
    return `await import(${JSON.stringify(file)})`
  })
  const args = ['--input-type=module', '--eval', imports.join('\n')]
  const run = promisify(execFile)(process.execPath, args)
  expect(await run).toEqual({ stdout: '', stderr: '' })
})
