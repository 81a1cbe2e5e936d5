import type * as v from 'valibot'
import type { wallet } from '../../shared/api/wire/wallet.ts'
import { company, cryptoChannels, usdChannels } from './fixtures.ts'

const sentence = (words: string, times: number) => Array(times).fill(words).join(' ')

const long = {
  en: sentence('Settlement and custody of segregated client funds across jurisdictions.', 4),
  cn: sentence('跨司法管轄區之客戶資金分別保管與結算服務。', 4),
  jp: sentence('複数の法域にわたるお客様の資金の分別保管および決済サービス。', 4),
  ko: sentence('여러 관할권에 걸친 고객 자금의 분리 보관 및 결제 서비스입니다.', 4),
}

const longCompany = {
  ...company,
  companyName: 'The Exceedingly Longstanding Fable Trust and Custody Company of Sampleton, Limited',
  companyDescribe: long,
}

/** Everything a server may send, at its longest. */
export const longChannel = {
  ...cryptoChannels[0],
  ...longCompany,
  channelName: 'SOMENETWORKWITHALONGNAME20',
  fullName: 'A Network Whose Full Name Takes Two Lines (SOMENETWORKWITHALONGNAME20)',
  channelDescribe: long,
  informationText: long,
  imgRemark: long,
  optionRemark: long,
}

export const longAccounts = usdChannels.map((channel) => ({
  ...channel,
  ...longCompany,
  holderName: longCompany.companyName,
  bankName: 'Banque Exemplaire de Sampleton et de la Région Environnante, Société Anonyme',
  bankAddress: '1234567 Rue de la Très Longue Adresse Fictive, Bâtiment C, Étage 42, Sampleton',
  reference: 'REFERENCE-WITHOUT-ANY-BREAK-00000000000000000000004417',
  arrival: long,
}))

export const longWallet: v.InferInput<typeof wallet> = {
  amount: '123456789012.12345678',
  marginUsd: '0',
  cryptoAmount: '123456789012.123456789012',
  marginCrypto: '0',
}
