import { expect, it } from 'vitest'
import {
  type Book,
  checksumOfDestination,
  firstUseOf,
  hindranceOf,
  latestFirst,
  lookAlikeOf,
  nameIssueOf,
  recipientFor,
} from './rules.ts'

const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const poison = '0x5290aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa9ee7'
const saved = { id: 1, name: 'Cold wallet', address, network: 'ERC20' }
const friend = { id: 2, name: 'Sam', walletNumber: 'W1' }
const now = Date.parse('2026-03-04T05:00:00Z')

const book = (part: Partial<Book> = {}): Book => ({
  source: 'server',
  list: [saved, friend],
  used: [],
  usedHere: [],
  onlySaved: undefined,
  takesCustody: false,
  ...part,
})

it('an address is saved for its network, in any spelling', () => {
  const small = address.toLowerCase()
  expect(recipientFor(book(), { address: small, network: 'ERC20' })?.name).toBe('Cold wallet')
  expect(recipientFor(book(), { address: small, network: 'BEP20' })).toBeUndefined()
  expect(recipientFor(book(), { walletNumber: 'W1' })?.name).toBe('Sam')
})

it('a first use is certain by the word of the server, and otherwise as far as is known', () => {
  const there = { address, network: 'ERC20' }
  expect(firstUseOf(book(), there)).toBe('ever')
  expect(firstUseOf(book({ source: 'device' }), there)).toBe('known')
  expect(firstUseOf(book({ used: [there] }), there)).toBeUndefined()
  // A record of the history names no channel.
  expect(firstUseOf(book({ source: 'device', used: [{ address }] }), there)).toBeUndefined()
  expect(firstUseOf(book({ usedHere: [checksumOfDestination(there)] }), there)).toBeUndefined()
  expect(firstUseOf(book({ used: [there] }), { address, network: 'BEP20' })).toBe('ever')
})

it('an address that looks like a known one is found, unless it is known itself', () => {
  expect(lookAlikeOf(book(), poison)).toEqual({ name: 'Cold wallet', address })
  expect(lookAlikeOf(book(), address.toLowerCase())).toBeUndefined()
  const used = [{ address, network: 'ERC20' }]
  expect(lookAlikeOf(book({ list: [], used }), poison)).toEqual({ name: undefined, address })
  expect(lookAlikeOf(book({ used: [{ address: poison }] }), poison)).toBeUndefined()
})

it('with the switch, only saved recipients can be used, and new ones after their time', () => {
  const onlySaved = { isOn: true, waitHours: 24 }
  const there = { address, network: 'ERC20' }
  const waiting = { ...saved, usableFrom: '2026-03-04T05:00:01Z' }
  expect(hindranceOf(book({ list: [] }), there, now)).toBeUndefined()
  expect(hindranceOf(book({ list: [], onlySaved }), there, now)).toBe('unsaved')
  expect(hindranceOf(book({ onlySaved }), there, now)).toBeUndefined()
  expect(hindranceOf(book({ list: [waiting] }), there, now)).toBeUndefined()
  const later = book({ list: [waiting], onlySaved })
  expect(hindranceOf(later, there, now)).toEqual({ until: waiting.usableFrom })
  expect(hindranceOf(later, there, now + 1000)).toBeUndefined()
  const ending = { ...onlySaved, endsAt: '2026-03-04T05:00:01Z' }
  expect(hindranceOf(book({ list: [], onlySaved: ending }), there, now)).toBe('unsaved')
  expect(hindranceOf(book({ list: [], onlySaved: ending }), there, now + 1000)).toBeUndefined()
})

it.each([
  ['\u200b  ', 'empty'],
  ['x'.repeat(51), 'long'],
  ['ｃｏｌｄ  WALLET', 'taken'],
  ['😀'.repeat(50), undefined],
])('the name %j: %s', (name, issue) => {
  expect(nameIssueOf(book(), name)).toBe(issue)
})

it('a recipient may keep its own name in another spelling', () => {
  expect(nameIssueOf(book(), 'cold wallet', saved)).toBeUndefined()
})

it('recipients are listed by their last use, then by name', () => {
  const used = [{ walletNumber: 'W1', at: '2026-01-01T00:00:00Z' }]
  expect(latestFirst(book({ used })).map(({ name }) => name)).toEqual(['Sam', 'Cold wallet'])
  expect(latestFirst(book()).map(({ name }) => name)).toEqual(['Cold wallet', 'Sam'])
})
