import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ElementName, elementNames, elements, tagOf } from '../elements/elements.ts'
import { locales } from '../shared/text/i18n/locale.ts'
import { readElements } from './build/manifest/elements.ts'
import { guideTables } from './guide-tables.ts'

/*
 * What an element needs beside its line in `elements/elements.ts` and what the compiler asks for.
 */

const root = join(import.meta.dirname, '..')
const namesIn = (folder: string): readonly string[] =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []

const described = await readElements(root)
const tables = [...(guideTables(described)['docs/elements.md']?.keys() ?? [])]

/** Files of an element that the build looks for by name. */
const files = ['api.ts', 'model/model.ts', 'View.tsx', 'rest.ts']

/** What an element needs: a file, and the texts in it. */
const needsOf = (name: ElementName): readonly (readonly [file: string, ...texts: string[]])[] => {
  const tag = tagOf(name)
  const stories = namesIn(`stories/${name}`).filter((file) => file.endsWith('.stories.tsx'))
  return [
    [`elements/${name}/declaration.ts`, `tag: '${tag}'`],
    [`elements/${name}/declaration.ts`, `'${elements[name].firstStep}'`],
    ...files.map((file) => [`elements/${name}/${file}`] as const),
    ...locales.map((locale) => [`locales/${locale}/${name}.po`] as const),
    [`stories/${name}/element.stories.tsx`, `title: 'Elements/${tag}'`],
    ...stories
      .filter((file) => file !== 'element.stories.tsx')
      .map((file) => [`stories/${name}/${file}`, "title: 'Screens/"] as const),
    ['README.md', `| [\`<${tag}>\`](docs/elements.md#${tag}) |`],
    [
      'docs/elements.md',
      `[\`<${tag}>\`](#${tag})`,
      `## ${tag}\n`,
      ...tables
        .filter((table) => table.startsWith(`${tag} `))
        .map((table) => `<!-- begin ${table} -->`),
    ],
  ]
}

test('every element is in elements/elements.ts', () => {
  const tags = described.map(({ declaration }) => declaration.tag)
  expect(tags.toSorted()).toEqual(elementNames.map(tagOf).toSorted())
})

test.each(elementNames)('the element %s has all that an element needs', (name) => {
  const missing = needsOf(name).flatMap(([file, ...texts]) => {
    if (!existsSync(join(root, file))) return [file]
    const text = readFileSync(join(root, file), 'utf8')
    return texts.filter((each) => !text.includes(each)).map((each) => `${file}: ${each}`)
  })
  expect(missing).toEqual([])
})
