import type * as v from 'valibot'
import type { bankCard } from '../../shared/api/wire/bank-card.ts'
import type { cryptoChannel } from '../../shared/api/wire/crypto-channel.ts'
import type { TransferRecord } from '../../shared/api/wire/transfer.ts'
import type { usdChannel } from '../../shared/api/wire/usd-channel.ts'
import type { wallet } from '../../shared/api/wire/wallet.ts'
import { decimalText } from '../../shared/money/decimal-text.ts'
import { type FakeServer, item, list } from '../support/fake-server.ts'

type CryptoChannel = v.InferInput<typeof cryptoChannel>
type UsdChannel = v.InferInput<typeof usdChannel>

/** A picture without a server. */
const picture = (letter: string, colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="${colour}"/><text x="16" y="21" font-family="sans-serif" font-size="14" fill="#fff" text-anchor="middle">${letter}</text></svg>`,
  )}`

/** The plainly fictional company of all stories. */
export const company = {
  companyName: 'Fable Trust',
  companyIcon: picture('E', '#86651c'),
  companyDescribe: {
    en: 'Custody by Fable Trust.\\nSettlement by Sample Clearing.',
    cn: '由 Fable Trust 保管。\\n由 Sample Clearing 清算。',
    jp: '保管：Fable Trust\\n決済：Sample Clearing',
    ko: '보관: Fable Trust\\n청산: Sample Clearing',
  },
}

const usual = {
  en: '1–3 working days',
  cn: '1 至 3 個營業日',
  jp: '1～3営業日',
  ko: '1~3영업일',
}
const after15Days = {
  en: 'After 15 days',
  cn: '15 天後入帳',
  jp: '15日後に着金',
  ko: '15일 후 입금',
}

export const account = {
  ...company,
  code: 'EXMPUS20XXX',
  bankCountry: 'United States',
  bankCity: 'Sampleton',
  bankName: 'Example Bank of Sampleton',
  bankAddress: '1 Fictional Square, Sampleton',
  bankAccount: '000000004417',
  holderName: 'Sample Clearing Client Funds',
} satisfies UsdChannel

const terms = (min: string, max: string, fee: string) => ({
  minAmount: min,
  maxAmount: max,
  fee,
})

export const usdChannels: UsdChannel[] = [
  {
    ...account,
    ...terms('100', '1000000', '0'),
    method: 'WIRE',
    arrival: usual,
    reference: 'TW-4417',
  },
  {
    ...account,
    ...terms('50', '25000', '0'),
    method: 'ACH',
    routingNumber: '990000001',
    arrival: usual,
  },
  {
    ...account,
    ...terms('20', '5000', '2.5'),
    method: 'CREDIT_CARD',
    payTo: 'https://pay.example.com/sample',
    arrival: after15Days,
  },
  {
    ...account,
    ...terms('20', '3000', '1.5'),
    method: 'PAYPAL',
    payTo: 'deposits@sample-clearing.example',
    arrival: after15Days,
  },
]

const network = (
  channelName: string,
  fullName: string,
  address: string,
  icon: string,
  fee: string,
): CryptoChannel => ({
  ...company,
  address,
  channelName,
  fullName,
  channelIcon: icon,
  channelType: 'USDT',
  value: channelName,
  channelDescribe: {
    en: `Only USDT on ${fullName}.\\nSent after the final review.`,
    cn: `僅限 ${fullName} 網路上的 USDT。\\n最終審核後匯出。`,
    jp: `${fullName}上のUSDTのみご利用いただけます。\\n最終審査の後に送金します。`,
    ko: `${fullName} 네트워크의 USDT만 이용할 수 있습니다.\\n최종 심사 후 송금합니다.`,
  },
  informationText: {
    en: 'Check the address and the network.',
    cn: '請再次確認地址與網路。',
    jp: 'アドレスとネットワークをもう一度ご確認ください。',
    ko: '주소와 네트워크를 다시 확인해 주세요.',
  },
  imgRemark: {
    en: 'Scan to read the deposit address',
    cn: '掃描以讀取存入地址',
    jp: 'QRコードで入金アドレスを読み取れます',
    ko: '스캔하여 입금 주소 확인',
  },
  optionRemark: {
    en: 'USDT on Tron, Ethereum or BNB Smart Chain',
    cn: '透過 Tron、Ethereum 或 BNB Smart Chain 轉入 USDT',
    jp: 'Tron、Ethereum、BNB Smart ChainのUSDT',
    ko: 'Tron, Ethereum 또는 BNB Smart Chain의 USDT',
  },
  optionIcon: picture('₮', '#1e6b40'),
  confirmations: 9,
  minAmount: '10',
  fee,
  arrival: {
    en: 'About 3 minutes',
    cn: '約 3 分鐘',
    jp: '約3分',
    ko: '약 3분',
  },
})

/** Derived from a text, so no private key exists; the other is the example of EIP-55. */
export const tronAddress = 'TKNdG6NL1jshaCAe2GwEgemjKMm3chhgZN'
export const evmAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

export const cryptoChannels: CryptoChannel[] = [
  network('TRC20', 'Tron (TRC20)', tronAddress, picture('T', '#ae2a1e'), '1'),
  network('POLYGON', 'Polygon PoS', evmAddress, picture('P', '#6c4ea8'), '0.5'),
  network('ERC20', 'Ethereum (ERC20)', evmAddress, picture('E', '#2a5a94'), '4.5'),
  network('BEP20', 'BNB Smart Chain (BEP20)', evmAddress, picture('B', '#984a0b'), '0.8'),
]

/** A network whose addresses are not checked, and a text that could be one of them. */
export const strangeAddress = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG'
export const uncheckedChannel = network(
  'QTR',
  'Quartz',
  strangeAddress,
  picture('Q', '#4a5a68'),
  '1',
)

const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000).toISOString()

/** Why the operator has closed a network or a method, and until when. */
export const closedForMaintenance = {
  reason: {
    en: 'The network is congested. Transfers would wait for hours.',
    cn: '區塊鏈網路目前壅塞，轉帳可能延遲數小時。',
    jp: 'ネットワークが混雑しており、送金に数時間かかるおそれがあります。',
    ko: '네트워크가 혼잡하여 송금이 몇 시간 지연될 수 있습니다.',
  },
  until: hours(5),
}

/** What an account has left of the limit of the day. */
export const leftOfDay = (dailyLimit: string, leftToday: string) => ({
  dailyLimit,
  leftToday,
  limitResetsAt: hours(11),
})

/** The same networks: the first one is closed, the others have limits of the day. */
export const limitedChannels: CryptoChannel[] = cryptoChannels.map((channel, at) => ({
  ...channel,
  maxAmount: '20000',
  ...(at === 0 ? { closed: closedForMaintenance } : leftOfDay('50000', '3800')),
}))

/** The same methods: PayPal is closed, the others have limits of the day. */
export const limitedMethods: UsdChannel[] = usdChannels.map((channel) => ({
  ...channel,
  ...(channel.method === 'PAYPAL'
    ? { closed: { reason: 'Maintenance at PayPal', until: null } }
    : leftOfDay('50000', '38000')),
}))

export const richWallet: v.InferInput<typeof wallet> = {
  amount: '25480.5',
  marginUsd: '1500',
  cryptoAmount: '4200.123456',
  marginCrypto: '200',
}

export const emptyWallet: v.InferInput<typeof wallet> = {
  amount: '42.1',
  marginUsd: '0',
  cryptoAmount: '3.5',
  marginCrypto: '0',
}

export const boundCard: v.InferInput<typeof bankCard> = {
  id: '7',
  bankAccount: '6200 0000 0000 4417',
  bankName: 'Example Bank of Sampleton',
  fee: '25',
}

const decided = '2026-03-02T09:30:00Z'
export const pendingRecord: TransferRecord = {
  orderNumber: '20260302-000417',
  status: 'Auditing',
  type: 'WITHDRAW',
  transferWay: 'WIRE',
  amount: decimalText('1500'),
  bankCard: { id: '7', bankAccount: '417', bankName: 'Example Bank of Sampleton' },
  date: '2026-03-02T08:15:00Z',
  reviews: [
    { tier: 'BROKER', state: 'PENDING' },
    { tier: 'CLEARING', state: 'WAITING' },
  ],
}

export const approvedRecord: TransferRecord = {
  ...pendingRecord,
  status: 'Success',
  reviews: [
    { tier: 'BROKER', state: 'APPROVED', at: decided },
    { tier: 'CLEARING', state: 'APPROVED', at: decided },
  ],
}

export const rejectedRecord: TransferRecord = {
  ...pendingRecord,
  status: 'Fail',
  failReason: 'The account name does not match the account holder.',
  reviews: [
    { tier: 'BROKER', state: 'APPROVED', at: decided },
    {
      tier: 'CLEARING',
      state: 'REJECTED',
      reason: 'The account name does not match the account holder.',
      at: decided,
    },
  ],
}

/** A server that has everything and succeeds at every call. */
export const goodServer: FakeServer = {
  getUsdChannel: list(usdChannels),
  depositChannels: list(cryptoChannels),
  withdrawalChannels: list(cryptoChannels),
  getWalletHomePage: item(richWallet),
  getBankCard: item(boundCard),
  transfer: item(pendingRecord),
  getTransferRecord: item(pendingRecord),
  uploadImage: { data: { url: 'https://example.com/proof.png' } },
}
