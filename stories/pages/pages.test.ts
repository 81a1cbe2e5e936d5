import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { readable, storiesOf } from '../../.storybook/indexer.ts'
import { namedScreens } from './named-screens.ts'

const stories = join(import.meta.dirname, '..')
const files = readdirSync(stories, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(stories, file), 'utf8')

/** Every story as the sidebar lists it, by its id. */
const index = new Map(
  files
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) =>
      storiesOf(read(file), { fileName: file, makeTitle: (title) => title ?? '' }).map((story) => [
        toId(story.title ?? '', story.exportName.replace(/([a-z\d])([A-Z])/g, '$1 $2')),
        story,
      ]),
    ),
)

test.each(Object.entries(namedScreens))('"%s" leads to a story', (_, id) => {
  expect([...index.keys()]).toContain(id)
})

test.each(files.filter((file) => file.endsWith('.mdx')))('%s shows stories that exist', (file) => {
  const ids = [...read(file).matchAll(/<(?:Screen|StoryLink) id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id) => !index.has(id ?? ''))).toEqual([])
})

test('A story is named in words', () => {
  expect(readable('TwoOnOnePage')).toBe('Two on one page')
  expect(readable('UsdNoneOffered')).toBe('USD none offered')
  expect(readable('NoQrCode')).toBe('No QR code')
})

test('The sidebar filters the stories by state', () => {
  const tagged = (tag: string) =>
    [...index.values()].filter(({ tags }) => tags?.includes(tag)).length
  expect(tagged('refusal')).toBeGreaterThan(60)
  expect(tagged('loading')).toBeGreaterThan(30)
  expect(tagged('empty')).toBeGreaterThan(20)
  expect(tagged('long')).toBeGreaterThan(10)
  expect(tagged('sheet')).toBeGreaterThan(80)
  expect(tagged('sheet')).toBeLessThan(160)
})
