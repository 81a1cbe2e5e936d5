// @vitest-environment node
import { expect, test } from 'vitest'
import { isSameName } from './holder-name.ts'

test.each([
  ['Demo Holder', '  demo   HOLDER '],
  ['José Núñez', 'JOSE NUNEZ'],
  ['ＤＥＭＯ　Holder', 'Demo Holder'],
  ['王小明', '王小明 '],
  ['김민수', '김민수'.normalize('NFD')],
])('%j and %j are one name', (a, b) => {
  expect(isSameName(a, b)).toBe(true)
})

test.each([
  ['Demo Holder', 'DemoHolder'],
  ['Demo Holder', 'Holder Demo'],
  ['Demo Holder', 'Demo Holde'],
  ['王小明', '王大明'],
])('%j and %j are two names', (a, b) => {
  expect(isSameName(a, b)).toBe(false)
})
