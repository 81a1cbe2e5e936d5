import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type EndpointName, endpoints } from '../shared/api/endpoints/all.ts'
import { calls } from './calls.ts'

const names = Object.keys(endpoints) as EndpointName[]

test.each(names)('%s has a sample for its body and for each value of its path', (name) => {
  const { body, sample } = calls[name]
  const values = [...endpoints[name].path.matchAll(/\{(\w+)\}/g)].map(([, value]) => value)
  expect(Object.keys(sample?.path ?? {})).toEqual(values)
  expect(sample?.body !== undefined).toBe(body !== undefined)
  if (body) expect(v.safeParse(body, sample?.body).issues).toBeUndefined()
})
