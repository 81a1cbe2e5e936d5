import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { newCall } from './new/call.ts'
import { Changes, Unwanted } from './new/changes.ts'
import { newElement } from './new/element.ts'
import { newLanguage } from './new/language.ts'
import { newPage, newText } from './new/page.ts'
import { newStep } from './new/step.ts'

/** Nothing is written: the files are read from the project and changed in memory. */
const planned = (...writers: ((changes: Changes) => void)[]) => {
  const changes = new Changes(join(import.meta.dirname, '..'))
  for (const write of writers) write(changes)
  return changes
}

/** The modules that do not parse. */
const broken = ({ files }: Changes): string[] =>
  [...files].flatMap(([path, text]) =>
    /\.tsx?$/.test(path) && parseSync(path, text).errors.length > 0 ? [path] : [],
  )

const paths = ({ files }: Changes) => [...files.keys()]

test('an element has its folder, its stories, and its line where elements are listed', () => {
  const changes = planned((files) => newElement(files, 'sample-of-test'))
  expect(broken(changes)).toEqual([])
  const outside = paths(changes).filter((path) => !path.startsWith('elements/sample-of-test/'))
  // With four catalogues and its size, which commands write, at most fifteen.
  expect(outside.toSorted()).toEqual([
    'README.md',
    'docs/elements.md',
    'e2e/support/elements.ts',
    'elements/elements.ts',
    'elements/jsx.ts',
    'site/elements/definitions.ts',
    'site/server/element-shell.tsx',
    'stories/sample-of-test/SampleOfTestScreen.ts',
    'stories/sample-of-test/element.stories.tsx',
    'stories/sample-of-test/start.stories.tsx',
  ])
  expect(changes.read('elements/elements.ts')).toContain("'sample-of-test': { firstStep: 'START'")
  expect([...changes.files.values()].join('\n')).not.toMatch(
    /tw-sample['/]|SampleModel\b|Sample element/,
  )
  expect(changes.read('elements/sample-of-test/model/model.ts')).toContain(
    "from '../../../shared/element/model/base-model.ts'",
  )
})

test.each(['transfer', 'wallet', 'account', 'fund-lookup', 'contract', 'sample-of-test'])(
  'a step of %s has its name, its view and its story',
  (element) => {
    const changes = planned(
      ...(element === 'sample-of-test' ? [(files: Changes) => newElement(files, element)] : []),
      (files) => newStep(files, element, 'STEP_OF_TEST'),
    )
    expect(broken(changes)).toEqual([])
    expect(paths(changes)).toEqual(
      expect.arrayContaining([
        `elements/${element}/step-of-test/StepOfTest.tsx`,
        `stories/${element}/step-of-test.stories.tsx`,
      ]),
    )
    const texts = [...changes.files].filter(([path]) => path.startsWith('elements/'))
    // The view has it, too; a contract's title is chosen by hand.
    const titled = texts.filter(([, text]) => text.includes('`Step of test`'))
    expect(titled.length).toBeGreaterThan(element === 'contract' ? 0 : 1)
    expect(changes.read(`elements/${element}/rest.ts`)).toContain('STEP_OF_TEST: StepOfTest')
    expect(
      changes.read(`elements/${element}/declaration.ts`).match(/'STEP_OF_TEST'/g),
    ).toHaveLength(2)
  },
)

test.each(['contract', 'enquiry', 'fund', 'home', 'transfer', 'user', 'wallet'])(
  'a call about %s has its endpoint, its shape, its row and its answer in the sandbox',
  (subject) => {
    const changes = planned(
      (files) => newCall(files, subject, 'getLimit', 'GET', '/api/limits/{currency}'),
      (files) => newCall(files, subject, 'askForMore', 'POST', '/api/more'),
    )
    expect(broken(changes)).toEqual([])
    expect(changes.read(`shared/api/endpoints/${subject}.ts`)).toContain("name: 'getLimit'")
    expect(changes.read('contract/calls.ts')).toContain('data: item(limit)')
    expect(changes.read(`sandbox/routes/${subject}.ts`)).toContain('parseInput(askForMoreRequest')
  },
)

test('a page has its facts and its view', () => {
  const changes = planned(
    (files) => newPage(files, 'pageOfTest', 'fund-lookup'),
    (files) => newPage(files, 'testPage'),
  )
  expect(broken(changes)).toEqual([])
  expect(changes.read('site/map/pages.ts')).toMatch(/pageOfTest: \{\n {4}path: '\/pageOfTest'/)
  expect(changes.read('site/pages/page-of-test/Page.tsx')).toContain('<tw-fund-lookup')
  expect(changes.read('site/pages/test-page/Page.tsx')).not.toContain('ElementSlot')
})

test('a language has copies of the long texts, a long text is in every language', () => {
  const changes = planned(
    (files) => newLanguage(files, 'xx'),
    (files) => newText(files, 'text-of-test', 'Rules of the Fund'),
  )
  expect(broken(changes)).toEqual([])
  expect(changes.read('shared/text/i18n/locale.ts')).toContain("'ko', 'xx'] as const")
  expect(paths(changes)).toContain('locales/xx/documents/cookies.md')
  expect(paths(changes)).toContain('locales/xx/documents/text-of-test.md')
})

test('nothing that exists is overwritten, and no name is taken in another style', () => {
  const wrong = [
    (files: Changes) => newElement(files, 'wallet'),
    (files: Changes) => newElement(files, 'DemoBadge'),
    (files: Changes) => newStep(files, 'transfer', 'WIRE'),
    (files: Changes) => newCall(files, 'user', 'signIn', 'POST', '/api/sign-in'),
    (files: Changes) => newPage(files, 'wallet'),
    (files: Changes) => newLanguage(files, 'ko'),
  ]
  for (const write of wrong) expect(() => planned(write)).toThrow(Unwanted)
})
