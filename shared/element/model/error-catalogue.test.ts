import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { codeRules } from '../../api/codes.ts'
import { readAnswer } from '../../api/envelope.ts'
import type { ErrorKind } from '../../api/errors.ts'
import { createI18nLoader } from '../../text/i18n/i18n-loader.ts'
import { type Notifications, openNotifications } from './notifications.ts'

let textOf: Notifications['textOf']
beforeAll(async () => {
  const loader = createI18nLoader({})
  await loader.activate('en')
  const notifications = await openNotifications(loader, new AbortController().signal)
  textOf = notifications.textOf
})

const words = { message: 'The message.', msg: 'The msg.' }
const login = { kind: 'auth', navigate: '/login', text: 'The message.' } as const
const root = { kind: 'forbidden', navigate: '/', text: 'The message.' } as const
const rejected = { ...login, kind: 'refused', navigate: undefined, rejection: 'The msg.' } as const
const toasted = { kind: 'refused', navigate: undefined, text: 'The message.' } as const
const unknown = { kind: 'server', navigate: undefined, text: 'Unknown Error' } as const

/** The result of an answer: value and notice, or kind, target and text of the error. */
const read = (status: number, body: unknown, successOnly = false) => {
  const raw = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = readAnswer(status, raw, v.unknown(), successOnly)
  if (answer.ok) return { value: answer.value, notice: answer.notice }
  const { kind, navigate, rejection } = answer.error
  return { kind, navigate, text: textOf(answer.error), ...(rejection && { rejection }) }
}

describe('a code of section 8', () => {
  it.each([
    [50008, login],
    [50012, login],
    [50014, login],
    [28006, root],
    [403, root],
    [28005, rejected],
    [28020, rejected],
    [20001, rejected],
    [28003, rejected],
    [28010, rejected],
    [28000, rejected],
    [0, toasted],
    [-1, toasted],
    [200, toasted],
    [401, toasted],
    [500, toasted],
    [50009, toasted],
    [28100, toasted],
  ])('%i has the same outcome as a number and as text', (code, outcome) => {
    for (const written of [code, String(code)]) {
      expect(read(200, { ...words, code: written })).toEqual(outcome)
      expect(read(200, { ...words, code: written, success: false })).toEqual(outcome)
    }
  })

  it('20000 returns the data and shows no message', () => {
    for (const code of [20000, '20000']) {
      expect(read(200, { ...words, code, success: true, data: { list: [] } })).toEqual({
        value: { list: [] },
        notice: undefined,
      })
    }
  })

  it('28019 returns the data and shows the message', () => {
    for (const code of [28019, '28019']) {
      expect(read(200, { ...words, code, data: { list: [] } })).toEqual({
        value: { list: [] },
        notice: 'The message.',
      })
    }
    expect(read(200, { code: 28019 })).toEqual({ value: undefined, notice: undefined })
  })

  it('28019 confirms an action only if success is true', () => {
    const passed = { ...words, code: 28019 }
    expect(read(200, { ...passed, success: true }, true)).toMatchObject({ notice: 'The message.' })
    for (const silent of [passed, { ...passed, success: null }]) {
      expect(read(200, silent, true)).toEqual({ ...toasted, kind: 'unsettled' })
    }
    for (const successOnly of [true, false]) {
      expect(read(200, { ...passed, success: false }, successOnly)).toEqual(toasted)
    }
    expect(read(200, { ...words, code: 20000 }, true)).toEqual({ value: undefined })
  })

  it('20000 with success false is refused with its message', () => {
    expect(read(200, { ...words, code: 20000, success: false })).toEqual(toasted)
  })

  it('is one of the 13 codes in the table', () => {
    expect(Object.keys(codeRules)).toHaveLength(13)
  })
})

describe('a code without a message', () => {
  it.each([
    [28005, 'Error'],
    [28100, 'Error'],
    [50008, 'Signed out, can cancel or sign in again.'],
    [28006, 'Token Error'],
  ])('%i shows our text: %s', (code, text) => {
    for (const empty of [{}, { message: null, msg: null }, { message: '', msg: '' }]) {
      expect(read(200, { code, ...empty })).toMatchObject({ text })
    }
  })

  it('uses message or msg, whichever is there', () => {
    expect(read(200, { code: 28005, message: 'Only message.' })).toMatchObject({
      text: 'Only message.',
      rejection: 'Error',
    })
    expect(read(200, { code: 28005, msg: 'Only msg.' })).toMatchObject({
      text: 'Only msg.',
      rejection: 'Only msg.',
    })
    expect(read(200, { code: 28100, msg: 'Only msg.' })).toMatchObject({ text: 'Only msg.' })
  })
})

describe('an HTTP error', () => {
  it('401 leads to / with Token Error, whatever the body', () => {
    for (const body of ['', '<html>', { code: 50008, ...words }, { code: 20000, success: true }]) {
      expect(read(401, body)).toEqual({ kind: 'forbidden', navigate: '/', text: 'Token Error' })
    }
  })

  it.each([400, 404, 413, 500, 502])(
    '%i with success false shows the message of its body',
    (status) => {
      expect(read(status, { success: false, ...words })).toEqual(toasted)
      expect(read(status, { success: false, code: 28100, ...words })).toEqual(toasted)
      expect(read(status, { success: false, code: 20000, ...words })).toEqual(toasted)
      expect(read(status, { success: false, msg: 'Only msg.' })).toMatchObject({
        text: 'Only msg.',
      })
    },
  )

  it.each([301, 400, 404, 413, 500, 502])(
    '%i with any other body shows Unknown Error',
    (status) => {
      const bodies = [
        '',
        '<h1>Bad gateway</h1>',
        '{"success":fal',
        'null',
        {},
        { success: false },
        { ...words },
        { code: 20000, success: true, ...words },
        { code: 28019, ...words },
        { code: 500, ...words },
        { code: 28005, ...words },
        { code: 50008, ...words },
        { code: 50014, success: true, ...words },
        { code: 403, ...words },
      ]
      for (const body of bodies) expect(read(status, body)).toEqual(unknown)
    },
  )

  it('with success false still reports a refused token', () => {
    expect(read(400, { code: 50014, success: false, ...words })).toEqual(login)
    expect(read(403, { code: 403, success: false, ...words })).toEqual(root)
  })
})

it.each([
  '',
  'null',
  '[]',
  '7',
  '<!doctype html>',
  '{"code":20000,"da',
  '{}',
  '{"success":true}',
  '{"code":"x"}',
])('shows Unknown Error for the malformed answer %j', (body) => {
  expect(read(200, body)).toEqual({ ...unknown, kind: 'malformed' })
})

it.each([
  ['network', 'Network Error'],
  ['timeout', 'timeout of 10000 ms exceeded'],
  ['aborted', 'Request aborted'],
  ['canceled', 'canceled'],
  ['protocol', 'Unsupported protocol'],
  ['malformed', 'Unknown Error'],
  ['server', 'Unknown Error'],
  ['unsettled', 'Unknown Error'],
  ['refused', 'Error'],
  ['forbidden', 'Token Error'],
  ['auth', 'Signed out, can cancel or sign in again.'],
] as const satisfies [ErrorKind, string][])('shows the error kind %s as: %s', (kind, text) => {
  expect(textOf({ kind })).toBe(text)
})

it('shows the HTTP status and the time limit of an upload', () => {
  expect(textOf({ kind: 'status', status: 413 })).toBe('Request failed with status code 413')
  expect(textOf({ kind: 'timeout', limit: 120_000 })).toBe('timeout of 120000 ms exceeded')
})
