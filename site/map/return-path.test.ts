import { expect, it } from 'vitest'
import { returnPath, signInPathFor } from './return-path.ts'

const backFrom = (to: string) => returnPath(`?${new URLSearchParams({ to })}`)

it('a sign-in leads back to the page that asked for it, with its query', () => {
  for (const path of [
    '/wallet',
    '/wallet/history',
    '/transfer?isUsd=1',
    '/bindCard?to=/transfer',
  ]) {
    expect(returnPath(new URL(signInPathFor(path), 'https://site.example').search)).toBe(path)
  }
  expect(backFrom('/ja/Wallet/')).toBe('/wallet')
})

it.each([
  'https://elsewhere.example/wallet',
  '//elsewhere.example/wallet',
  '/\\elsewhere.example/wallet',
  '/\t/elsewhere.example/wallet',
  'javascript:alert(1)',
  'wallet',
  '/login?to=/wallet',
  '/trusts',
  '/',
  '',
])('a sign-in does not lead back to %j', (to) => {
  expect(backFrom(to)).toBeUndefined()
})

it('the address of a contract is never part of another address', () => {
  expect(signInPathFor('/contract/a-token')).toBe('/login')
})

it.each([
  ['/wallet/history', '/login?to=%2Fwallet%2Fhistory'],
  ['/transfer?isUsd=1&screen=withdraw', '/login?to=%2Ftransfer%3FisUsd%3D1%26screen%3Dwithdraw'],
])('without a token %s leads to sign-in and back', (from, to) => {
  expect(signInPathFor(from)).toBe(to)
})
