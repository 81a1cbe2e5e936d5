import { expect, test } from 'vitest'
import { readHeaders, readRedirects } from './host-rules.ts'

test('the later of two rules for a path wins, header by header', () => {
  const headersOf = readHeaders(
    '/*\n  X-One: all\n  X-Two: all\n\n/deep/*\n  X-Two: deep\n  Strict-Transport-Security: max-age=1\n',
  )
  expect(headersOf('/')).toEqual({ 'x-one': 'all', 'x-two': 'all' })
  expect(headersOf('/deep/er')).toEqual({ 'x-one': 'all', 'x-two': 'deep' })
})

test('a dot in a path matches only a dot', () => {
  expect(readHeaders('/a.b\n  X-One: yes\n')('/axb')).toEqual({})
})

test('the first matching rule is used', () => {
  const ruleOf = readRedirects('/shop/* /shop.html 200\n/* /404.html 404\n')
  expect(ruleOf('/shop/1')).toMatchObject({ to: '/shop.html', status: 200 })
  expect(ruleOf('/else')).toMatchObject({ to: '/404.html', status: 404 })
  expect(readRedirects('')('/else')).toBeUndefined()
})
