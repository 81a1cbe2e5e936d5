import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  reviewTargetHours,
  settlementFeePercent,
  taxFormDays,
  terminationNoticeDays,
  wireWithdrawalWorkingDays,
} from '../../limits.ts'
import { locales } from '../i18n/locale.ts'
import { contractText, textVersion } from './contract-text.ts'
import { articleHeading } from './drawing/article-heading.ts'
import { factNames } from './drawing/contract-facts.ts'
import { roleWords } from './drawing/party-roles.ts'
import { legalTextOf, named, sourceOf } from './legal-text-files.test-helper.ts'
import { readMarkdown } from './read-markdown.ts'

const name = 'contract'

const facts = {
  number: 'TW-2031',
  partA: 'Clearing House',
  partB: 'A Broker',
  date: '2031-05-06',
}
const textOf = (locale: string) => contractText(legalTextOf(locale, name), locale, facts)

const constants = {
  reviewTargetHours,
  settlementFeePercent,
  taxFormDays,
  terminationNoticeDays,
  wireWithdrawalWorkingDays,
}

describe('the contract in English', () => {
  it('has the title and the ten subjects of the specification', () => {
    const { title, sections } = legalTextOf('en', name)
    expect(title).toBe('Agreement of Cooperation between Financial Broker and Clearing Institution')
    expect(sections.map(({ heading }) => heading)).toEqual([
      'Purpose',
      'Party B’s duties of custody, settlement and fund allocation',
      'Party A’s duties',
      'Fees',
      'Account management',
      'Confidentiality',
      'Amendment and termination',
      'Disputes',
      'Miscellaneous',
      'Supplementary agreement',
    ])
  })

  it('can be read in a few minutes', () => {
    const { title, intro, sections } = legalTextOf('en', name)
    const articles = sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flat()])
    const words = [title, ...intro.flat(), ...articles].join(' ').split(' ').length
    expect(words).toBeGreaterThan(900)
    expect(words).toBeLessThan(1150)
  })
})

describe.each(locales)('the contract in %s', (locale) => {
  it('has ten articles and names every constant of the business that it needs', () => {
    expect(legalTextOf(locale, name).sections).toHaveLength(10)
    expect(named(sourceOf(locale, name)).sort()).toEqual(Object.keys(constants).sort())
  })

  it('shows their values, and no other figure', () => {
    const notFigures = /제3자|1차/g
    const text = JSON.stringify(legalTextOf(locale, name)).replaceAll(notFigures, '')
    const values = Object.values(constants).map(String)
    expect(text.match(/\d+(\.\d+)?/g)?.sort()).toEqual(values.sort())
  })

  it('has a word for every fact, for the role of each party and for a version, and no other', () => {
    const { words } = legalTextOf(locale, name)
    expect(Object.keys(words).sort()).toEqual(
      [...factNames, ...Object.values(roleWords), 'version'].sort(),
    )
    expect(Object.values(words).every((word) => word.length > 0)).toBe(true)
  })

  it('is signed with its title and facts on top and its articles numbered', () => {
    const { title, words, intro, sections } = legalTextOf(locale, name)
    const headingOf = articleHeading(locale)
    const text = textOf(locale)
    const top = [
      title,
      '',
      `${words.number}: TW-2031`,
      `${words.partA}: Clearing House`,
      `${words.partB}: A Broker`,
      `${words.date}: 2031-05-06`,
      '',
      ...intro,
      '',
      headingOf(sections[0]?.heading ?? '', 0),
      '',
    ].join('\n')
    expect(text.slice(0, top.length)).toBe(top)
    const articles = sections.map(({ heading }, at) => headingOf(heading, at))
    expect(text.split('\n').filter((line) => articles.includes(line))).toEqual(articles)
    expect(text.endsWith('\n')).toBe(true)
  })

  it('is plain text: no blank at an end of a line, no mark of Markdown', () => {
    const text = textOf(locale)
    expect(text).not.toMatch(/[ \t\u3000]$|\t|\r|\u00a0|\u200b|\ufeff/m)
    expect(text).not.toMatch(/[*_`#[\]<>\\]/)
  })
})

it('A contract whose text changes gets another version', () => {
  const hashes = Object.fromEntries(
    locales.map((locale) => [locale, createHash('sha256').update(textOf(locale)).digest('hex')]),
  )
  const hint =
    'The text has changed. If it has been released, raise textVersion; put the hashes here.'
  expect({ version: textVersion, ...hashes }, hint).toEqual({
    version: 2,
    en: '7ee1ffde61caa3757a3d21b54e693086d242563c96a3982148c2f52bd697de41',
    zh: 'd13c31f3cc3c23d4326208387c7b26f24c2aa8ce59f5f1a9211836e44f90dc77',
    ja: '878fe98a53f1ee0bed48aeb04c4d586a47cfe78fb410e6046fab3a1cd5a04262',
    ko: '82ba540931758ab08541b477397f9808fd7a493a05527ba6db41ca6d0242546a',
  })
})

describe('a long text in Markdown', () => {
  const article = (body: string) => `# Title\n\n## Article\n\n${body}\n`

  it('reads the same with Windows line ends and with wrapped lines', () => {
    const source = sourceOf('zh', name)
    expect(readMarkdown(source.replaceAll('\n', '\r\n'))).toEqual(readMarkdown(source))
    const { sections } = readMarkdown(article('one\ntwo\n\n雙方\n合作\n\n- three\n  four'))
    expect(sections[0]?.blocks).toEqual(['one two', '雙方合作', ['three four']])
  })

  it('may contain an e-mail address', () => {
    const { sections } = readMarkdown(article('Write to help@example.com.'))
    expect(sections[0]?.blocks).toEqual(['Write to help@example.com.'])
  })

  it.each(['{noticeDays}', '{taxformdays}', '{toString}', '{0}'])(
    'is refused with %s, which is not a constant',
    (name) => {
      expect(() => readMarkdown(article(`Within ${name} days.`))).toThrow('no constant')
    },
  )

  it.each([
    ['a quotation', '> said'],
    ['code', '```\ncode\n```'],
    ['a rule', 'text\n\n---'],
    ['a table', '| a |\n|---|\n| b |'],
    ['HTML', '<div>text</div>'],
    ['a definition', '[a]: https://example.com'],
    ['a heading of the third level', '### Part'],
    ['a second title', '# Title'],
    ['a list numbered by hand', '1. one\n2. two'],
    ['a list in a list', '- one\n  - two'],
    ['two paragraphs in an item', '- one\n\n  two'],
    ['an empty item', '-\n- two'],
    ['a box to tick', '- [ ] one'],
    ['bold text', 'a **bold** word'],
    ['bold text in a list', '- a **bold** word'],
    ['a bold heading', '## A **bold** word'],
    ['a link', 'a [link](https://example.com)'],
    ['a picture', '![alt](a.png)'],
    ['HTML in a text', 'a <b>word</b>'],
    ['an escape', 'a \\* star'],
  ])('is refused with %s', (_, body) => {
    expect(() => readMarkdown(article(body))).toThrow('plain paragraphs and lists')
  })

  it('is refused without a title', () => {
    expect(() => readMarkdown('## Article\n\ntext')).toThrow('title')
  })
})
