import { afterEach, expect, it } from 'vitest'
import { brand } from '../brand.ts'
import { apiProperties } from './api-settings.ts'

const usualBrand = { ...brand }
afterEach(() => void Object.assign(brand, usualBrand))

it('an element calls the origin and the paths of the operator’s server', () => {
  const apiPaths = { getHistory: '/v2/history' }
  Object.assign(brand, { apiOrigin: 'https://api.example', apiPaths })
  expect(apiProperties()).toEqual({ apiBase: 'https://api.example', apiPaths })
})
