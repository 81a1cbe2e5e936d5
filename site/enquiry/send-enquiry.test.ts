import { afterEach, expect, it, vi } from 'vitest'
import { json } from '../../shared/api/fake-server.test-helper.ts'
import { brand } from '../brand.ts'
import { sendEnquiry } from './send-enquiry.ts'

const usualBrand = { ...brand }
afterEach(() => {
  Object.assign(brand, usualBrand)
  vi.unstubAllGlobals()
})

it('goes to the origin and the path of the operator’s server', async () => {
  const send = vi.fn<typeof fetch>(async () => json({ code: 20000, success: true }))
  vi.stubGlobal('fetch', send)
  Object.assign(brand, {
    apiOrigin: 'https://api.example',
    apiPaths: { sendEnquiry: '/v2/enquiry' },
  })
  const enquiry = { name: 'Ada', email: 'ada@example.com', message: 'A question', topic: '' }
  expect(await sendEnquiry(enquiry, 'a key', '')).toMatchObject({ ok: true })
  expect(send.mock.calls.map(([url]) => url)).toEqual(['https://api.example/v2/enquiry'])
})
