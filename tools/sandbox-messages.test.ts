import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sandboxMessages } from './sandbox-messages.ts'

const found = async (code: string) => {
  const messages: (string | undefined)[][] = []
  await sandboxMessages.extract(join('sandbox', 'a.ts'), code, ({ message, context }) => {
    messages.push([message, context])
  })
  return messages
}

test('texts are found with their context', async () => {
  const code = `
    msg('One')
    msg(
      'Two {a}', { a: b.toFixed() },
    )
    msg("Three's", {}, 'context')`
  expect(await found(code)).toEqual([
    ['One', undefined],
    ['Two {a}', undefined],
    ["Three's", 'context'],
  ])
})

test('every text of the sandbox is found', async () => {
  const files = readdirSync('sandbox', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^(dist|language|node_modules)\//.test(file),
  )
  for (const file of files) {
    const code = readFileSync(join('sandbox', file), 'utf8')
    const calls = [...code.matchAll(/\bmsg\(/g)]
    expect([file, await found(code)]).toEqual([file, calls.map(() => expect.anything())])
  }
})
