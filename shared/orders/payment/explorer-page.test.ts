import { expect, it } from 'vitest'
import { explorerPage } from './explorer-page.ts'

it('puts the hash into the address that the server names', () => {
  expect(explorerPage(' https://scan.example/tx/{hash}?from={hash} ', 'ab 1/#')).toBe(
    'https://scan.example/tx/ab%201%2F%23?from=ab%201%2F%23',
  )
})

it.each([
  ['http://scan.example/tx/{hash}', 'ab'],
  ['javascript:alert("{hash}")', 'ab'],
  ['//scan.example/tx/{hash}', 'ab'],
  ['https://scan.example/tx/', 'ab'],
  ['https://scan.example/tx/{id}', 'ab'],
  ['https://{hash}/', 'a b'],
  ['https://scan.example/tx/{hash}', ''],
  ['https://scan.example/tx/{hash}', null],
  [null, 'ab'],
  [undefined, undefined],
])('makes no link of %s and %s', (template, hash) => {
  expect(explorerPage(template, hash)).toBeUndefined()
})
