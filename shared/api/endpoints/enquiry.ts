import type { Endpoint } from '../endpoint.ts'

export const sendEnquiry = {
  name: 'sendEnquiry',
  method: 'POST',
  path: '/api/web/common/enquiry/send',
  auth: 'none',
  isSpecified: false,
  successOnly: true,
} as const satisfies Endpoint
