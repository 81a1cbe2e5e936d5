import { afterEach, expect, it, vi } from 'vitest'
import { readCookies } from './cookies.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const withCookies = (text: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(text)

it.each([
  ['a plain value', 'abc', 'abc'],
  ['in quotes, as Tomcat and SimpleCookie write "="', '"abc=="', 'abc=='],
  ['one pair of quotes only', '""abc""', '"abc"'],
  ['quotes that were encoded with the value', '%22abc%22', 'abc'],
  ['a lone quote', '"abc', '"abc'],
  ['a quote alone', '"', '"'],
  ['escapes of SimpleCookie', '"a\\054b\\073c\\"d\\\\e"', 'a,b;c"d\\e'],
  ['encoded', 'a%2Fb%3D', 'a/b='],
  ['encoded, in quotes', '"a%2Fb%3D"', 'a/b='],
  ['not encoded, with a percent sign', 'abc%', 'abc%'],
  ['not encoded, in quotes', '"50%"', '50%'],
  ['bytes that are no UTF-8', '%E9tat', '%E9tat'],
  ['base64, with plus, slash and padding', 'a+b/c==', 'a+b/c=='],
  ['spaces within', 'Ada Lovelace', 'Ada Lovelace'],
  ['spaces within quotes', '"Ada Lovelace"', 'Ada Lovelace'],
  ['letters as they are', '王小明', '王小明'],
  ['nothing', '', ''],
  ['nothing in quotes', '""', ''],
])('a cookie is read as servers write it: %s', (_, written, text) => {
  for (const name of ['token', 'appLang', 'nickname']) {
    withCookies(`before=1; ${name}=${written}; x${name}=other`)
    expect(readCookies(name)).toEqual([text])
  }
})

it('cookies of one name come in the order of the page; other names are other cookies', () => {
  withCookies('Token=1; token=longest;token="root"; tokens=2')
  expect(readCookies('token')).toEqual(['longest', 'root'])
  withCookies('')
  expect(readCookies('token')).toEqual([])
})

it('a frame whose cookies are forbidden has none', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed', 'SecurityError')
  })
  expect(readCookies('token')).toEqual([])
})
