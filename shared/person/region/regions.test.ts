import { describe, expect, it } from 'vitest'
import { regionCodes } from './region-codes.ts'
import { findRegions, guessRegion, regionName, regionsIn } from './regions.ts'

describe('The regions of a language', () => {
  it.each(['en', 'zh-Hant', 'ja', 'ko'])('each have a distinct name in %s', (tag) => {
    const names = regionsIn(regionCodes, tag).map(({ code, name }) => {
      expect(name, code).not.toBe(code)
      return name
    })
    expect(new Set(names).size).toBe(regionCodes.length)
  })

  it('are sorted as the language sorts', () => {
    const codes = ['ZA', 'AT', 'AX', 'DE']
    expect(regionsIn(codes, 'en').map(({ code }) => code)).toEqual(['AX', 'AT', 'DE', 'ZA'])
  })
})

describe('A search', () => {
  const found = (text: string, tag = 'en') =>
    findRegions(
      regionsIn(['TW', 'JP', 'CI', 'US', 'GB', 'AE'], tag, (code) =>
        code === 'JP' ? '+81' : '+1',
      ),
      text,
    ).map(({ code }) => code)

  it.each([
    ['', 6],
    ['  ', 6],
    ['nowhere', 0],
  ])('for %j finds %d', (text, count) => {
    expect(found(text)).toHaveLength(count)
  })

  it.each([
    ['tai', 'en', ['TW']],
    ['cote d’', 'en', ['CI']],
    ['jp', 'en', ['JP']],
    ['+81', 'en', ['JP']],
    ['81', 'en', ['JP']],
    ['日', 'zh-Hant', ['JP']],
    ['Japan', 'ja', ['JP']],
    ['にほん', 'ja', ['JP']],
    ['にっぽん', 'ja', ['JP']],
    ['たいわん', 'ja', ['TW']],
    ['あらぶ', 'ja', ['AE']],
    ['いぎりす', 'ja', ['GB']],
    ['대만', 'ko', ['TW']],
  ])('for %s in %s finds %j', (text, tag, codes) => {
    expect(found(text, tag)).toEqual(codes)
  })

  it('lists names that begin with the text first', () => {
    const regions = regionsIn(['DO', 'MM', 'IN', 'ID'], 'en')
    expect(findRegions(regions, 'in').map(({ code }) => code)).toEqual(['IN', 'ID', 'DO'])
  })
})

it.each([
  ['en-GB', 'en', 'GB'],
  ['zh-TW', 'en', 'TW'],
  ['en', 'ja', 'JP'],
  ['es-419', 'ko', 'KR'],
  ['', 'zh-Hant', 'TW'],
  ['', 'en', 'US'],
  ['not a language', '???', 'US'],
])('A browser in %j on a page in %s suggests %s', (browser, tag, region) => {
  expect(guessRegion(browser, tag)).toBe(region)
})

it.each(['USA', 'United States', 'u', '12', '美國', '', 'US-CA', 'constructor'])(
  'A server may send %j as a region: it is shown as it is',
  (text) => {
    for (const tag of ['en', 'zh-Hant', 'ja', 'ko']) {
      expect(regionName(text, tag)).toBe(text)
      expect(regionsIn([text], tag)).toEqual([{ code: text, name: text, detail: '' }])
    }
  },
)
