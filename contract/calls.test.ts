import { expect, test } from 'vitest'
import { isRead } from '../shared/api/endpoint.ts'
import { type EndpointName, endpoints } from '../shared/api/endpoints/all.ts'
import { calls } from './calls.ts'

test('the elements end and repeat exactly those calls that change nothing', () => {
  const names = Object.keys(endpoints) as EndpointName[]
  const reads = names.filter((name) => isRead(endpoints[name]))
  expect(reads).toEqual(names.filter((name) => calls[name].changes === 'nothing'))
})
