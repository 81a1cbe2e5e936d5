import { expect, it } from 'vitest'
import { signInFor, wayBack, withoutToken } from './way-back.ts'

const backFrom = (to: string) => wayBack(`?${new URLSearchParams({ to })}`)

it('a sign-in leads back to the page that asked for it, with its query', () => {
  for (const path of [
    '/wallet',
    '/wallet/history',
    '/transfer?isUsd=1',
    '/bindCard?to=/transfer',
  ]) {
    expect(wayBack(new URL(signInFor(path), 'https://site.example').search)).toBe(path)
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
  expect(signInFor('/contract/a-token')).toBe('/login')
})

it('without a token a page behind sign-in leads to sign-in, and the transfer page home', () => {
  expect(withoutToken('walletHistory', '/wallet/history')).toBe('/login?to=%2Fwallet%2Fhistory')
  expect(withoutToken('transfer', '/transfer?isUsd=1')).toBe('/')
})
