import { describe, expect, test } from 'vitest'
import { accepted } from '../../api/fake-server.test-helper.ts'
import { openWithToken } from './base-model.test-helper.ts'

describe('the person of an element', () => {
  test('lists the tokens whose storage must be deleted, and not that of a person who comes back', () => {
    const it = openWithToken('alice', () => accepted())
    for (const token of ['', 'alice', '', 'bob', 'carol']) it.setToken(token)
    expect(it.persons.map(({ former }) => former)).toEqual([[], [], ['alice'], ['bob']])
  })

  test('continues with a refreshed token; an earlier token, or none, refreshes nothing', () => {
    const it = openWithToken('alice', () => accepted())
    it.properties.token = 'alice-2'
    it.base.refreshToken('alice', 'alice-2')
    it.base.update(it.properties)
    it.base.refreshToken('alice', 'other')
    it.base.refreshToken('alice-2', '')
    expect(it.persons).toHaveLength(1)
    expect(it.persons[0]?.refreshed).toEqual([['alice', false]])
    expect(it.session(0).token()).toBe('alice-2')
    expect(it.session(0).signal.aborted).toBe(false)
  })
})
