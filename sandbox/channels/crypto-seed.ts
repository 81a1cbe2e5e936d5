import { minimumUsdtWithdrawal } from '../../shared/limits.ts'
import type { CryptoTexts } from '../database/channel-details.ts'
import type { cryptoChannels } from '../database/schema.ts'
import { msg, type Texts } from '../language/msg.ts'
import { multilingual } from '../language/text-in.ts'
import { company } from './company.ts'

const optionRemark: Texts = multilingual(msg('USDT on Tron, Polygon, Ethereum or BNB Smart Chain'))

/**
 * The names and texts of a network.
 *
 * @param icon of `assets/icons.ts`
 * @param figure how many minutes a transfer takes
 */
const network = (name: string, fullName: string, icon: string, figure: string): CryptoTexts => ({
  ...company,
  channelName: name,
  fullName,
  channelIcon: `/sandbox/assets/${icon}.svg`,
  channelType: 'USDT',
  channelDescribe: multilingual(
    msg('Network: {fullName}', { fullName }),
    msg('Only USDT on {fullName} can be used here.', { fullName }),
  ),
  withdrawInformation: multilingual(
    msg('Check the address and the network: a blockchain transfer cannot be reversed.'),
    msg(
      'The partnering broker carries out the preliminary review, then the clearing institution the final review.',
    ),
  ),
  depositInformation: multilingual(msg('This address is yours alone and does not change.')),
  imgRemark: multilingual(msg('Scan to read the deposit address')),
  optionRemark,
  optionIcon: '/sandbox/assets/usdt.svg',
  withdrawArrival: multilingual(
    msg('Final review within 24 hours (target), then about {figure} minutes', { figure }),
  ),
  depositArrival: multilingual(msg('About {figure} minutes', { figure })),
  // A reserved name: the transactions of this sandbox are on no network.
  explorer: `https://explorer.example.com/${icon}/tx/{hash}`,
})

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
