import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasIban, readAccountNumber, writtenAccount } from './account-number.ts'
import { bindingDoubts } from './binding-doubts.ts'
import { hanVariants } from './han-variants.ts'
import { compareNames } from './holder-name.ts'
import { readSwift } from './swift.ts'

describe('the holder of a bank account', () => {
  it.each([
    ['Demo Holder', 'DEMO  HOLDER '],
    ['Demo Holder', 'Holder Demo'],
    ['Wei-Ling Chen', 'CHEN WEI LING'],
    ['Wei-Ling Chen', 'CHEN WEI-LING'],
    ['Wei-Ling Chen', 'CHEN, WEI-LING'],
    ['Wei-Ling Chen', 'Chen Weiling'],
    ['Taro Yamada', 'YAMADA TARO'],
    ['José Müller', 'jose muller'],
    ['王小明', '王小明 '],
    ['王小明', '王 小明'],
    ['ＤＥＭＯ　Holder', 'Demo Holder'],
    ['김민수', '김민수'.normalize('NFD')],
    ['김민수', '김 민수'],
    ['Sinead O’Neil', "Sinead O'Neil"],
    ['Sinead O’Neil', 'SINEAD ONEIL'],
    ['Sinead O´Neil', 'SINEAD O NEIL'],
    ['Anna-Maria Holder', 'ANNA MARIA HOLDER'],
    ['Anna‐Maria Holder', 'ANNAMARIA HOLDER'],
    ['Anna-Maria O’Neil', 'ANNA MARIA ONEIL'],
    ['Łukasz Größe Øberg', 'LUKASZ GROSSE OBERG'],
    ['Þórður Ægisson', 'THORDUR AEGISSON'],
    ['Jürgen Müller', 'JUERGEN MUELLER'],
    ['Åse Øberg', 'AASE OEBERG'],
    ['John Q. Holder, Jr.', 'JOHN Q HOLDER JR'],
    ['İbrahim Işık', 'IBRAHIM ISIK'],
    ['Nguyễn Văn An', 'NGUYEN VAN AN'],
    ['Demo Holder', 'MR DEMO HOLDER'],
    ['Demo Holder', 'Holder, Demo, Dr.'],
    ['齋藤 花子', '斎藤花子'],
    ['斉藤 花子', '斎藤花子 様'],
    ['髙橋 一郎', '高橋一郎'],
    ['宮﨑 渡', '宮崎渡'],
    ['渡邉 沢子', '渡辺澤子'],
    ['葛\u{e0100}城 太郎', '葛城太郎'],
    ['佐々木 希', '佐佐木希'],
    ['陳麗華', '陈丽华'],
    ['劉德偉先生', '刘徳伟'],
    ['呂倫慧', '吕伦慧'],
    ['龍應臺', '龙应台'],
    ['塩谷亀太郎', '鹽谷龜太郎'],
    ['檜山 蘆', '桧山芦'],
    ['Ahmad bin Ismail', 'BIN ISMAIL AHMAD'],
    ['Ahmad bin Abdul Rahman', 'AHMAD BIN ABDULRAHMAN'],
    ['Wang Hong Bin', 'HONG BIN WANG'],
    ['ヤマダ タロウ', 'ﾔﾏﾀﾞ ﾀﾛｳ'],
    ['やまだ たろう', 'ヤマダ タロウ'],
    ['ジョン リュウ', 'ｼﾞﾖﾝ ﾘﾕｳ'],
    ['サトー ユージ', 'ｻﾄ- ﾕ-ｼﾞ'],
    ['مُحَمَّد عَلي', 'محمد علي'],
  ])('%s may be written as %s', (name, spelling) => {
    expect(compareNames(name, spelling)).toBe('same')
    expect(compareNames(spelling, name)).toBe('same')
  })

  it.each([
    ['Demo Holder', 'DEMO M HOLDER'],
    ['Demo Michael Holder', 'DEMO HOLDER'],
    ['Demo Michael Holder', 'HOLDER, DEMO M.'],
    ['Demo Holder', 'D. HOLDER'],
    ['Demo Holder', 'Holder'],
    ['Demo Holder', 'DemoHolder'],
    ['Anna-Maria Holder', 'ANNA HOLDER'],
    ['Sinead O’Neil', 'SINEAD NEIL'],
    ['Lin Gwei', 'LING WEI'],
    ['Yuki Ono', 'OHNO YUKI'],
    ['Kouji Satou', 'SATO KOJI'],
    ['김민지', 'KIM MINJI'],
    ['陳美玲', 'CHEN MEI LING'],
    ['山田太郎', 'ヤマダ タロウ'],
    ['山田さくら', '山田桜'],
    ['陳美玲 Mei-Ling Chen', 'CHEN MEI LING'],
    ['Иван Петров', 'IVAN PETROV'],
    ['Demo Hоlder', 'Demo Holder'],
    ['Ahmad bin Ismail', 'AHMAD ISMAIL'],
    ['Ahmad bin Haji Ismail', 'AHMAD BIN ISMAIL'],
    ['山田太郎 ヤマダ タロウ', '山田 太郎'],
    ['陳美玲 Mei-Ling Chen', '林陳美玲'],
  ])('%s and %s are for a person to compare', (name, spelling) => {
    expect(compareNames(name, spelling)).toBe('doubt')
    expect(compareNames(spelling, name)).toBe('doubt')
  })

  it.each([
    ['Demo Holder', 'Demo Holden'],
    ['Demo Holder', 'Other Holder'],
    ['Demo Holder', 'Somebody Else'],
    ['Demo Holder', 'A. Holder'],
    ['王小明', '王大明'],
    ['김민수', '김민지'],
    ['Demo Holder', ''],
    ['', ''],
    ['Demo Holder', '123'],
    ['Michael Holder', 'MICHAL HOLDER'],
    ['Jürgen Müller', 'JURGEN MILLER'],
    ['Joel Holder', 'JOL HOLDER'],
    ['ガノ タロウ', 'カノ タロウ'],
    ['राम', 'रम'],
    ['陳美玲 Mei-Ling Chen', 'OTHER PERSON'],
    ['陳美玲 Mei-Ling Chen', '林美玲'],
    ['陳美玲', 'CHEN MEI LING 陳美華'],
    ['Ali bin Ahmad', 'AHMAD BIN ALI'],
    ['Siti binti Ali', 'SITI BINTI AHMAD'],
    ['Ramu a/l Samy', 'SAMY A/L RAMU'],
  ])('%s is not %s', (name, other) => {
    expect(compareNames(name, other)).toBe('different')
    expect(compareNames(other, name)).toBe('different')
  })

  it('is the same in any order of the words, in capitals and without accents', () => {
    const word = fc.constantFrom(
      'Wei',
      'Ling',
      'Chen',
      'José',
      'Müller',
      'O’Neil',
      '王',
      '小明',
      '김',
    )
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 6 }), fc.nat(), (words, seed) => {
        const turn = seed % words.length
        const turned = [...words.slice(turn), ...words.slice(0, turn)].join(' ').toUpperCase()
        expect(compareNames(words.join(' '), turned)).toBe('same')
      }),
    )
  })

  it('is compared in no time, whatever is sent', () => {
    const many = (last: string) => `${'a '.repeat(99)}${last}`
    expect(compareNames(many('b'), many('c'))).toBe('doubt')
    expect(compareNames('a a a a a a b', 'a a a a a a c')).toBe('different')
    expect(compareNames(`x bin ${many('b')}`, `x bin ${many('c')}`)).toBe('doubt')
  })

  it('has each Han character in one group of variants', () => {
    const all = hanVariants.flatMap((group) => [...group])
    expect(all.filter((form, at) => all.indexOf(form) !== at)).toEqual([])
  })
})

describe('an account number', () => {
  it.each([
    ['DE', 'de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['GB', 'GB29-NWBK-6016-1331-9268-19', 'GB29NWBK60161331926819'],
    ['TW', '0123 4567 8901', '012345678901'],
    ['US', '１２３４５６７８９', '123456789'],
    ['JP', '１２３−４５６７８９０', '1234567890'],
    ['JP', '123ー4567890', '1234567890'],
    ['JP', '普通 1234567', '1234567'],
    ['JP', '口座番号：１２３４５６７', '1234567'],
    ['KR', '110–123–456789', '110123456789'],
    ['KR', '계좌번호 110‑123‑456789', '110123456789'],
    ['TW', '(012) 345678901234', '012345678901234'],
    ['TW', '銀行帳號: 012-345678901234', '012345678901234'],
    ['TW', '1234/5678.90', '1234567890'],
    ['US', 'Account no. 123456789', '123456789'],
    ['US', 'A/C No: 「12345」6789', '123456789'],
    ['US', 'AC1234567', 'AC1234567'],
    ['US', 'Checking 123456789', '123456789'],
    ['CN', '卡号 6222 0212 3456 7890 123', '6222021234567890123'],
    ['JP', '(普) 1234567', '1234567'],
    ['US', '\u202a1234\u200b56789\u202c', '123456789'],
    ['AE', 'IBAN AE07 0331 2345 6789 0123 456', 'AE070331234567890123456'],
    ['DE', 'IBAN: DE89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
    ['DE', '(DE89) 3704.0044/0532–0130−00', 'DE89370400440532013000'],
    ['NO', 'No. NO93 8601 1117 947', 'NO9386011117947'],
    ['HK', '١٢٣٤٥٦٧٨', '12345678'],
  ])('of %s is read from %s', (country, text, account) => {
    expect(readAccountNumber(text, country)).toEqual({ ok: true, account })
  })

  it.each([
    ['DE', '', 'empty'],
    ['DE', 'DE89370400440532013001', 'iban'],
    ['DE', 'GB29NWBK60161331926819', 'iban'],
    ['DE', '532013000', 'iban'],
    ['TW', '12', 'format'],
    ['TW', '*****5678', 'format'],
    ['US', 'XXXX-XXXX-6789', 'format'],
    ['US', 'xxxxx6789', 'format'],
    ['US', 'Account ending 6789', 'format'],
    ['US', 'Routing 021000021 Account 123456789', 'format'],
    ['AU', 'BSB 062-000 Acc 12345678', 'format'],
    ['IN', 'A/C: 123456789012 IFSC: HDFC0001234', 'format'],
    ['HK', 'Hang Seng 024-123456-882', 'format'],
    ['US', 'Account no.', 'empty'],
    ['US', '\u202e12345678', 'format'],
    ['', '1234€', 'format'],
  ])('of %s is refused for %j: %s', (country, text, reason) => {
    expect(readAccountNumber(text, country)).toEqual({ ok: false, reason })
  })

  it('is an IBAN only in countries of the IBAN registry', () => {
    expect(['DE', 'FR', 'TW', 'US', 'JP', ''].map(hasIban)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

it.each([
  ['DE89370400440532013000', 'DE', 'DE89 3704 0044 0532 0130 00'],
  ['NO9386011117947', 'NO', 'NO93 8601 1117 947'],
  ['012345678901', 'TW', '012345678901'],
])('The account number %s of %s is shown as %s', (account, country, written) => {
  expect(writtenAccount(account, country)).toBe(written)
})

describe('a SWIFT/BIC', () => {
  it.each([
    ['COBADEFFXXX', 'COBADEFFXXX'],
    ['coba de ff', 'COBADEFF'],
    ['SWIFT/BIC: COBA-DE-FF-XXX', 'COBADEFFXXX'],
    ['Swift code ＣＯＢＡＤＥＦＦ', 'COBADEFF'],
    ['SWIFT代碼：CTCBTWTP', 'CTCBTWTP'],
    ['スイフトコード：BOTKJPJT', 'BOTKJPJT'],
    ['SWIFT コード ＢＯＴＫＪＰＪＴ', 'BOTKJPJT'],
    ['스위프트 코드 CZNBKRSE', 'CZNBKRSE'],
    ['BICODEFF', 'BICODEFF'],
    ['EXMPTW20', 'EXMPTW20'],
    ['EXMPTW20X', 'EXMPTW20X'],
  ])('is read from %s', (text, swift) => {
    expect(readSwift(text)).toMatchObject({ ok: true, swift })
  })

  it.each([
    ['', 'empty'],
    ['SWIFT:', 'empty'],
    ['COBADEF', 'format'],
    ['COBADEFFXXXX', 'format'],
    ['12345678', 'format'],
    ['COBA12FF', 'format'],
    ['COBADEF€', 'format'],
  ])('%j is refused: %s', (text, reason) => {
    expect(readSwift(text)).toEqual({ ok: false, reason })
  })

  it.each([
    ['COBADEFFXXX', 'DE', []],
    ['COBADEFF', 'FR', ['swift']],
    ['COBADEFFX', 'DE', ['swift']],
    ['ABCDEFGH', 'EF', ['swift']],
  ])('%s of a bank in %s has the doubts %j', (swiftCode, country, doubts) => {
    const details = { holderName: 'Demo Holder', swiftCode, country }
    expect(bindingDoubts(details, 'HOLDER DEMO')).toEqual(doubts)
    expect(bindingDoubts(details, 'Demo Q. Holder')).toEqual(['holder', ...doubts])
  })
})
