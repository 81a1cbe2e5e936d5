import opentype from 'opentype.js'
import { describe, expect, it, test } from 'vitest'
import type { HeadingLocale } from '../../site/server/heading-font.ts'
import { cutHeadingFont, headingsIn, lettersOf, shownHeadingsIn } from './heading-fonts.ts'

/** The letters of a cut font. */
async function lettersIn(locale: HeadingLocale, texts: readonly string[]): Promise<string> {
  const { buffer } = Uint8Array.from(await cutHeadingFont(locale, lettersOf(texts), 'sfnt'))
  const { glyphs } = opentype.parse(buffer)
  const letters = Array.from({ length: glyphs.length }, (_, at) => glyphs.get(at).unicodes).flat()
  return [...new Set(letters)]
    .sort((a, b) => a - b)
    .map((code) => String.fromCodePoint(code))
    .join('')
}

describe('a heading font', () => {
  it.each([
    ['zh', '保管 2 道，Fable'],
    ['ja', 'お持ちの資産、CCVサービス'],
    ['ko', '제3자가 보관합니다'],
  ] as const)(
    'has the letters of the headings in %s, also Latin ones, and no other',
    async (locale, text) => {
      const wanted = [...new Set(text)].sort().join('')
      expect(await lettersIn(locale, [text])).toBe(wanted)
    },
  )

  it('cannot be cut to a letter that the font lacks', async () => {
    await expect(cutHeadingFont('zh', lettersOf(['保管', '보관']))).rejects.toThrow('관, 보')
  })
})

test('the headings of a page and of its element are found without their tags', () => {
  const html =
    '<h1 tabindex="-1">お持ちの<wbr/>資産</h1><p>文</p><dt>A &amp; B</dt>' +
    '<template shadowrootmode="open"><h2>入金</h2></template>'
  expect(headingsIn(html)).toEqual(['お持ちの資産', 'A & B', '入金'])
})

test('with scripts, headings within noscript are not shown', () => {
  const html =
    '<h1>ウォレット</h1><noscript><section>\n<h2>信託</h2></section></noscript><dt>所在地</dt>'
  expect(headingsIn(html)).toEqual(['ウォレット', '信託', '所在地'])
  expect(shownHeadingsIn(html)).toEqual(['ウォレット', '所在地'])
})
