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

/** An operator's own text, as the server sends it. */
export const ownText: NonNullable<Contract['texts']>[number] = {
  lang: 'en',
  version: 'November 2026',
  title: 'Introducing Broker Agreement',
  intro: ['This agreement is between the two parties named above.'],
  sections: [
    {
      heading: '§ 1 What the parties do',
      blocks: [
        '1.1 Party B introduces clients to Party A.',
        '1.2 Party A accepts or declines each of them, and says why:',
        ['within five working days;', 'in writing.'],
      ],
    },
    {
      heading: '§ 2 Fees',
      blocks: ['2.1 Party A pays Party B 0.20 % of what a client of Party B settles in a month.'],
    },
    {
      heading: '§ 3 Term',
      blocks: [
        '3.1 The agreement is for one year. Either party may end it with 30 days of notice.',
      ],
    },
  ],
}

/** The same in a language that the elements do not speak. */
export const germanText: typeof ownText = {
  lang: 'de',
  version: 'Fassung 3',
  title: 'Vertrag über die Vermittlung von Kunden',
  intro: ['Dieser Vertrag besteht zwischen den beiden oben genannten Parteien.'],
  sections: [
    {
      heading: '§ 1 Gegenstand',
      blocks: ['(1) Partei B vermittelt Partei A Kunden.', '(2) Partei A entscheidet über jeden.'],
    },
    { heading: '§ 2 Vergütung', blocks: ['Partei A zahlt Partei B monatlich eine Vergütung.'] },
  ],
}

/** From right to left, with figures and a Latin name in it. */
export const arabicText: typeof ownText = {
  lang: 'ar',
  version: '3',
  title: 'اتفاقية تعاون',
  intro: ['هذه الاتفاقية بين الطرفين المذكورين أعلاه، ومنهما Example Brokerage.'],
  sections: [
    { heading: 'المادة 1: الغرض', blocks: ['يقدم الطرف الثاني العملاء إلى الطرف الأول.'] },
    { heading: 'المادة 2: الرسوم', blocks: ['يدفع الطرف الأول 0.20 % شهريا.'] },
  ],
}

/** Many articles, a word without a break and a version that is a number of a file. */
export const longText: typeof ownText = {
  ...ownText,
  version: 'TW-AGREEMENT-2026-11-28-FINAL-APPROVED-BY-BOTH-PARTIES-0042',
  title: 'Agreement on the Introduction, Settlement, Custody and Reporting of Client Assets',
  sections: Array.from({ length: 24 }, (_, at) => ({
    heading: `§ ${at + 1} ${'Obligations of the parties and of those whom they engage '.repeat((at % 3) + 1).trim()}`,
    blocks: [
      `${at + 1}.1 https://www.example.com/${'terms-and-conditions-'.repeat(6)}`,
      `${at + 1}.2 ${'The parties keep records of what they did and make them available on request. '.repeat(4).trim()}`,
    ],
  })),
}

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
