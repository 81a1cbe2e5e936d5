import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { readTexts } from '../../.storybook/facts.ts'
import { findTexts } from '../../.storybook/find-texts.ts'
import { readable, storiesOf } from '../../.storybook/indexer.ts'
import { onSheet } from '../support/on-sheet.ts'
import { subjects } from '../support/subjects.ts'
import { namedScreens } from './named-screens.ts'

const stories = join(import.meta.dirname, '..')
const files = readdirSync(stories, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(stories, file), 'utf8')

const root = join(stories, '..')
const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file}`,
  )

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

test('twenty screens have a name', () => {
  expect(namedScreens).toHaveLength(20)
})

test.each(namedScreens)('"$title" leads to a story', ({ story }) => {
  expect([...index.keys()]).toContain(story)
})

test.each(files.filter((file) => file.endsWith('.mdx')))('%s shows stories that exist', (file) => {
  const ids = [...read(file).matchAll(/<(?:Screen|StoryLink) id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id) => !index.has(id ?? ''))).toEqual([])
})

test.each(subjects)(
  'The screen $title has this title and first story',
  ({ title, story, sources }) => {
    expect(index.get(story)?.title).toBe(title)
    const all = filesOf('elements')
    for (const source of sources)
      expect(
        all.some((file) => file.startsWith(source)),
        source,
      ).toBe(true)
  },
)

test('Every component of shared/ui has a page', () => {
  const pages = files
    .filter((file) => file.startsWith('components/'))
    .map(read)
    .join('')
  const components = filesOf('shared/ui').filter((file) => /[A-Z]\w+\.tsx$/.test(file))
  const parts =
    /ButtonPair|Danger|FrameFooter|Icon\.|Phrases|SheetSkeleton|TextPrompt|TextArea|TextLines|ServerWords/
  const missing = components.filter(
    (file) =>
      !/\.test\./.test(file) &&
      !parts.test(file) &&
      !pages.includes(file.replace('shared/', '../../shared/')),
  )
  expect(missing).toEqual([])
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
})

test('The contact sheet has 110 to 160 pictures, those that are asked for among them', () => {
  const shown = [...index.values()].filter(
    ({ title = '', tags }) => /^(Screens|Site)\//.test(title) && tags?.includes('sheet'),
  )
  expect(shown.length).toBeGreaterThan(110)
  expect(shown.length).toBeLessThan(160)
  for (const [title, names] of Object.entries(onSheet)) {
    const own = shown.filter((story) => story.title === title).map(({ exportName }) => exportName)
    expect(own, title).toEqual(expect.arrayContaining([...names]))
  }
  for (const { story } of namedScreens) expect(index.get(story)?.tags, story).toContain('sheet')
})

test('The panel names a text as a page does that replaces it, with what tells it from another', () => {
  const known = new Map(readTexts().map(({ id, texts, files }) => [id, { ja: texts.ja, files }]))
  expect(known.get('record|Deposit')?.files).not.toEqual([])
  expect(known.get('records|All')?.ja).toBe('すべて')
  expect(known.get('Deposit')).toBeDefined()
})

test('The panel finds the texts of a screen, with what is in their placeholders', () => {
  const catalogue = [
    { id: 'Withdraw', files: ['a.tsx'], texts: { en: 'Withdraw', ja: '出金', ko: '출금' } },
    { id: '{n} left', files: ['b.tsx'], texts: { en: '{n} left', ja: '残り{n}', ko: '{n} 남음' } },
    { id: 'Deposit', files: ['c.tsx'], texts: { en: 'Deposit', ja: '入金', ko: '입금' } },
  ]
  const found = findTexts(['出金', '残り3'], 'ja', catalogue)
  expect(found.map(({ id }) => id)).toEqual(['Withdraw', '{n} left'])
  expect(found[0]?.longest).toEqual({ locale: 'en', text: 'Withdraw', length: 8 })
})
