import { minimumUsdtWithdrawal } from '../../shared/limits.ts'
import type { cryptoChannels } from '../database/schema.ts'
import { company } from './company.ts'
import { type CryptoTexts, lines, type Texts } from './details.ts'

/** The names of a network; all other texts of its channel are derived from them. */
interface Network {
  readonly name: string
  readonly fullName: string
  readonly icon: string
  readonly remark: Texts
  readonly withdrawArrival: Texts
  readonly depositArrival: Texts
}

const minutes = (figure: string): Texts => ({
  en: `About ${figure} minutes`,
  cn: `約 ${figure} 分鐘`,
  jp: `約${figure}分`,
  ko: `약 ${figure}분`,
})

const afterReview = (figure: string): Texts => ({
  en: `Final review within 24 hours (target), then about ${figure} minutes`,
  cn: `最終審核目標 24 小時內，其後約 ${figure} 分鐘`,
  jp: `最終審査は24時間以内が目標、その後約${figure}分`,
  ko: `최종 심사 24시간 이내 목표, 이후 약 ${figure}분`,
})

const textsOf = (network: Network, icon: string): CryptoTexts => ({
  ...company,
  channelName: network.name,
  fullName: network.fullName,
  channelIcon: `/sandbox/assets/${icon}.svg`,
  channelType: 'USDT',
  channelDescribe: {
    en: lines(`Network: ${network.fullName}`, `Only USDT on ${network.fullName} can be used here.`),
    cn: lines(`網路：${network.fullName}`, `僅可使用 ${network.fullName} 網路上的 USDT。`),
    jp: lines(
      `ネットワーク：${network.fullName}`,
      `${network.fullName}上のUSDTのみご利用いただけます。`,
    ),
    ko: lines(
      `네트워크: ${network.fullName}`,
      `${network.fullName} 네트워크의 USDT만 이용할 수 있습니다.`,
    ),
  },
  withdrawInformation: {
    en: lines(
      'Please check the address and the network: a blockchain transfer cannot be reversed.',
      'The partnering broker carries out the preliminary review, then the clearing institution the final review.',
    ),
    cn: lines(
      '請核對地址與網路：區塊鏈上的轉帳無法撤回。',
      '先由合作經紀商進行初步審核，再由清算機構進行最終審核。',
    ),
    jp: lines(
      'アドレスとネットワークをご確認ください。ブロックチェーン上の送金は取り消せません。',
      '提携ブローカーの一次審査に続いて、清算機関が最終審査を行います。',
    ),
    ko: lines(
      '주소와 네트워크를 확인해 주세요. 블록체인 전송은 취소할 수 없습니다.',
      '제휴 브로커의 1차 심사 후 청산기관이 최종 심사를 진행합니다.',
    ),
  },
  depositInformation: {
    en: 'This address is yours alone and does not change.',
    cn: '此地址僅供您個人使用，且不會變更。',
    jp: 'このアドレスはお客様専用です。変わることはありません。',
    ko: '본인 전용 입금 주소이며 바뀌지 않습니다.',
  },
  imgRemark: {
    en: 'Scan to read the deposit address',
    cn: '掃描以讀取存入地址',
    jp: 'QRコードで入金アドレスを読み取れます',
    ko: '스캔하여 입금 주소 확인',
  },
  optionRemark: network.remark,
  optionIcon: '/sandbox/assets/usdt.svg',
  withdrawArrival: network.withdrawArrival,
  depositArrival: network.depositArrival,
})

const optionRemark: Texts = {
  en: 'USDT on Tron, Polygon, Ethereum or BNB Smart Chain',
  cn: '透過 Tron、Polygon、Ethereum 或 BNB Smart Chain 轉入 USDT',
  jp: 'Tron、Polygon、Ethereum、BNB Smart ChainのUSDT',
  ko: 'Tron, Polygon, Ethereum 또는 BNB Smart Chain의 USDT',
}

const network = (name: string, fullName: string, icon: string, figure: string): CryptoTexts =>
  textsOf(
    {
      name,
      fullName,
      icon,
      remark: optionRemark,
      withdrawArrival: afterReview(figure),
      depositArrival: minutes(figure),
    },
    icon,
  )

/** The maximums are the sandbox's own. */
const withdrawal = {
  withdrawMin: minimumUsdtWithdrawal,
  withdrawMax: '500000',
  withdrawDaily: '1000000',
}

/**
 * The networks. The element hides the second one on withdrawal (section 2), so the second is the
 * one that does not allow withdrawals. Minimum deposits and confirmations show both readings of
 * section 9: 0.001 and 100 USDT, 6 and 9 blocks.
 */
export const cryptoSeed: readonly (typeof cryptoChannels.$inferInsert)[] = [
  {
    ...withdrawal,
    value: 'TRC20',
    position: 0,
    family: 'TRON',
    allowsWithdrawal: true,
    withdrawFee: '1',
    depositMin: '0.001',
    confirmations: 9,
    texts: network('TRC20', 'Tron (TRC20)', 'tron', '3'),
  },
  {
    ...withdrawal,
    value: 'POLYGON',
    position: 1,
    family: 'EVM',
    allowsWithdrawal: false,
    withdrawFee: '0.5',
    depositMin: '1',
    confirmations: 9,
    // One network says which addresses it takes. The names of the others tell it, as on a server
    // without the field.
    texts: { ...network('POLYGON', 'Polygon PoS', 'polygon', '5'), addressKind: 'evm' },
  },
  {
    ...withdrawal,
    value: 'ERC20',
    position: 2,
    family: 'EVM',
    allowsWithdrawal: true,
    withdrawFee: '4.5',
    depositMin: '100',
    confirmations: 6,
    texts: network('ERC20', 'Ethereum (ERC20)', 'ethereum', '5'),
  },
  {
    ...withdrawal,
    value: 'BEP20',
    position: 3,
    family: 'EVM',
    allowsWithdrawal: true,
    withdrawFee: '0.8',
    depositMin: '10',
    confirmations: 9,
    texts: network('BEP20', 'BNB Smart Chain (BEP20)', 'bnb', '3'),
  },
]
