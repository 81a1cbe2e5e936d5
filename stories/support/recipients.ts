import type * as v from 'valibot'
import type { recipientBook } from '../../shared/api/wire/recipient.ts'
import { evmAddress, tronAddress } from '../transfer/fixtures.ts'

type Input = v.InferInput<typeof recipientBook>

export const coldWallet = {
  id: 1,
  name: 'Cold wallet',
  address: evmAddress,
  network: 'ERC20',
  networkName: 'Ethereum (ERC20)',
}
const exchange = {
  id: 2,
  name: 'Sample Exchange',
  address: tronAddress,
  network: 'TRC20',
  networkName: 'Tron (TRC20)',
}
export const sam = { id: 3, name: 'Sam', walletNumber: 'W7700310214', maskedName: 'S** H.' }
/** On a network that is no longer offered. */
const oldWallet = {
  id: 4,
  name: 'Old wallet',
  address: 'QZ1-0000-4417-SAMPLE-WALLET-ADDRESS',
  network: 'QUARTZ',
  networkName: 'Quartz',
}

/** Looks like the address of the cold wallet, and differs between its ends. */
export const lookAlike =
  `${evmAddress.slice(0, 6)}${'3c'.repeat(16)}${evmAddress.slice(-4)}`.toLowerCase()

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** What `getRecipients` answers. */
export const bookWith = (part: Partial<Input> = {}) => ({
  data: {
    list: [coldWallet, exchange, sam, oldWallet],
    used: [{ address: tronAddress, network: 'TRC20', at: '2026-02-10T09:00:00Z' }],
    onlySaved: { isOn: false, waitHours: 24 },
    ...part,
  } satisfies Input,
})

export const emptyBook = bookWith({ list: [], used: [] })

const restricted = { isOn: true, waitHours: 24 }
/** Money goes to saved recipients alone, and the cold wallet was saved ten hours ago. */
export const restrictedBook = bookWith({
  list: [{ ...coldWallet, usableFrom: inHours(13.6) }, exchange, sam],
  onlySaved: restricted,
})
/** The switch was switched off and still applies. */
export const endingBook = bookWith({ onlySaved: { ...restricted, endsAt: inHours(5.2) } })

const longName = 'The address of my second hardware wallet at home '
export const longBook = bookWith({
  list: Array.from({ length: 12 }, (_, at) => ({
    ...(at % 3 === 2 ? sam : at % 2 ? exchange : coldWallet),
    id: at,
    name: `${longName}${at + 1}`.slice(-50),
  })),
})
