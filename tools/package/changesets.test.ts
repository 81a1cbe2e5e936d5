import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const nameAt = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).name

test('each changeset names workspaces, the only packages that `changeset version` raises', () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const known = workspaces.map(nameAt)
  const notes = readdirSync(join(root, '.changeset')).filter((file) => file.endsWith('.md'))
  const named = notes.flatMap((file) =>
    [...readFileSync(join(root, '.changeset', file), 'utf8').matchAll(/^"(.+)": /gm)].map(
      ([, name]) => name,
    ),
  )
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})
