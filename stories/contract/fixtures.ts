import type * as v from 'valibot'
import type { contract as contractShape } from '../../shared/api/wire/contract.ts'
import { type FakeServer, item, list } from '../support/fake-server.ts'

type Contract = v.InferInput<typeof contractShape>

/** As a server sends it that implements only section 7: without saying whether it was signed. */
export const contract: Contract = {
  contractId: '4417',
  number: 'TW-2026-0417',
  partA: 'Sample Clearing Institution, Limited',
  partB: 'Example Brokerage, Incorporated',
}

export const longContract: Contract = {
  ...contract,
  number: 'AGREEMENT-WITHOUT-ANY-BREAK-00000000000000000000000000000000004417',
  partA:
    'The Exceedingly Longstanding Sample Clearing, Settlement and Custody Institution of Sampleton and the Surrounding Region, Limited',
  partB:
    'Banque Exemplaire de Courtage et de Gestion de Patrimoine de Sampleton, 見本市場示範證券股份有限公司, Société Anonyme',
}

const signedAt = '2026-03-02T09:30:00Z'

/** The full record of a signature, and one with the time only. */
export const record = {
  signedAt,
  textHash: '5d1c0e6f2b7a94c83e10d7f6a5b4c3928170f6e5d4c3b2a190887766554433a1',
  signatureHash: 'e3a90b417c5d28f6610f9b8c7d6e5a4f3b2c1d0e9f8a7b6c5d4e3f2a1b0c9d8e',
  locale: 'en',
  date: '2026-03-02',
}
export const plainRecord = { signedAt }
/** A record with invalid dates, which the receipt leaves out. */
export const datelessRecord = { ...record, signedAt: 'in a while', date: 'Monday' }

/** A server that succeeds at every call, and sends the status of each contract. */
export const goodServer: FakeServer = {
  getContractByToken: list([{ ...contract, status: 'OPEN' }]),
  uploadImage: { data: { url: 'https://example.com/signature.png' } },
  // The person signs today.
  signContract: item({ signedAt: new Date().toISOString() }),
}
