import { expect, it, test } from 'vitest'
import {
  headingsIn,
  lettersMissingIn,
  lettersOf,
  lettersOfHeadings,
  openHeadingFont,
} from './heading-fonts.ts'

it.each(['zh', 'ja', 'ko'] as const)(
  'the display font of %s has the letters of every text that may be a heading',
  async (locale) => {
    const { letters } = await openHeadingFont(locale)
    expect(letters).toEqual(lettersOfHeadings(locale))
    expect(letters.size).toBeGreaterThan(400)
  },
)

it('is cut to the letters that are asked for, and no others', async () => {
  const { cut } = await openHeadingFont('ja')
  const font = Buffer.from(await cut(lettersOf(['お持ちの資産、CCV'])))
  expect(await lettersMissingIn(font, lettersOf(['資産信託']))).toEqual(['信', '託'])
})

test('letters are each once, without marks that are not drawn', () => {
  expect([...lettersOf(['資\u2060産\n', '資 A'], new Set('A'))]).toEqual([' ', '産', '資'])
})

test('the headings of a page and of its element are found without their tags', () => {
  const html =
    '<h1 tabindex="-1">お持ちの<wbr/>資産</h1><p>文</p><dt>A &amp; B</dt>' +
    '<template shadowrootmode="open"><h2>入金</h2></template>'
  expect(headingsIn(html)).toEqual(['お持ちの資産', 'A & B', '入金'])
})
