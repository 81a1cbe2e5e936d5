import { randomBytes } from 'node:crypto'
import type { EndpointName } from '../../shared/api/endpoints/all.ts'
import { withdrawalDirection } from '../../shared/api/endpoints/home.ts'

/** A token that no server has issued. */
export const unknownToken = () => `unknown-${randomBytes(12).toString('hex')}`
export const newKey = () => `conformance-${randomBytes(12).toString('hex')}`

/** A picture of one pixel. */
export const picture = () => {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
  const form = new FormData()
  form.set('module', 'image')
  form.set('file', new File([bytes], 'proof.png', { type: 'image/png' }))
  return form
}

/** Well-formed bodies, so that a server refuses a call for its token only. */
export const bodies: Partial<Record<EndpointName, unknown>> = {
  findFriend: { account: 'nobody@conformance.example' },
  getConversionQuote: { amount: '1' },
  transfer: { amount: '1', proveImage: '', remark: '', transferWay: 'WIRE', type: 'WITHDRAW' },
  transferToFriend: { walletNumber: 'none', currency: 'USD', amount: '1' },
  convert: { quoteId: 'none' },
  signContract: { paymentImg: [], paymentId: 'none', signature: 'https://conformance.example/1' },
  register: { password: 'Conformance2026', name: 'Nobody', region: 'US' },
  resetPassword: { password: 'Conformance2026' },
  bindBankCard: {
    holderName: 'Nobody',
    holderAddress: '1 Example Street',
    bankName: 'Example Bank',
    bankAccount: '1234567890',
    bankAddress: '2 Example Street',
    country: 'US',
    city: 'Anytown',
    postCode: '10000',
    swiftCode: 'EXMPUS20XXX',
  },
}

/** Values for the placeholders of paths. */
export const paths: Partial<Record<EndpointName, Readonly<Record<string, string>>>> = {
  getChannel: { direction: withdrawalDirection },
  getTransferRecord: { id: 'none' },
  getHistoryRecord: { orderNumber: 'none' },
}

/** An address that no account has. */
export const newNobody = () => `${unknownToken()}@conformance.example`
