import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addresses } from '../addresses.test-helper.ts'
import { readAddress } from './read-address.ts'

const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const tron = 'TL2GFgNkMj4Wg52TRNRa1NxBJa1ZN5vZxd'
const anotherTron = 'TCFLL5dx5ZJdKnWuesXxi1VPwjLVmWZZy9'
const solana = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const [ton = '', tonUser = ''] = addresses.ton
const [aptos = ''] = addresses.aptos
const hash = 'b'.repeat(64)

const read = (text: string) => {
  const found = readAddress(text)
  return 'ok' in found ? found.reason : found.address
}

describe('A pasted address', () => {
  it.each([
    [` ${tron}\n`],
    [`${tron.slice(0, 10)}\r\n  ${tron.slice(10)}`],
    [tron.match(/.{1,4}/g)?.join(' ') ?? ''],
    [`\u200b${tron}\ufeff`],
    [`${tron.slice(0, 9)}\u200b${tron.slice(9)}`],
    [`\u00a0${tron}\u3000`],
    [`\u202a${tron}\u202c`],
    [[...tron].map((c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)).join('')],
    [`"${tron}"`],
    [`“${tron}”`],
    [`「${tron}」`],
    [`(${tron})`],
    [`[${tron}]`],
    [`<${tron}>`],
    [`\`${tron}\``],
    [`${tron}.`],
    [`${tron}。`],
    [`${tron},`],
  ])('is cleaned of what copying adds: %j', (text) => {
    expect(readAddress(text)).toEqual({ address: tron })
  })

  it.each([
    `TRC20: ${tron}`,
    `TRC20:${tron}`,
    `TRC-20 ${tron}`,
    `USDT-TRC20-${tron}`,
    `TRC20_${tron}`,
    `地址：${tron}`,
    `地址${tron}`,
    `我的波場地址是${tron}，謝謝。`,
    `アドレス：${tron}です`,
    `주소: ${tron} 입니다`,
    `USDT address (Tron): ${tron}`,
    `address=${tron}`,
    `Address:\n${tron}\nNetwork: TRC20\nMin. deposit: 1 USDT`,
    `Please send 100 USDT to ${tron}. Thank you!`,
    `→ ${tron} ←`,
    `TRC20: ${tron.match(/.{1,4}/g)?.join(' ')}`,
    `地址：\n${tron.slice(0, 17)}\n${tron.slice(17)}`,
    `адрес: ${tron}`,
    `${tron}\n${tron}`,
  ])('is found behind a label or in a message: %j', (text) => {
    expect(read(text)).toBe(tron)
  })

  it.each([
    [`USDT address: ${evm}`, evm],
    [`ERC20: ${evm.toLowerCase()}`, evm.toLowerCase()],
    [`BEP20 ${evm.slice(0, 22)} ${evm.slice(22)}`, evm],
    [`${evm.toLowerCase()} / ${evm}`, evm],
    [`SOL: ${solana}`, solana],
    [`TON：${ton}`, ton],
    [`TON ${tonUser}.`, tonUser],
    [`Aptos: ${aptos}`, aptos],
    [`${aptos.slice(0, 42)}\n${aptos.slice(42)}`, aptos],
    [`NEAR: alice.near`, 'alice.near'],
  ])('can be of any network: %j', (text, address) => {
    expect(read(text)).toBe(address)
  })

  it.each([
    `${tron} ${anotherTron}`,
    `TRC20: ${tron}\nERC20: ${evm}`,
    `${evm}\n${other}`,
    `from ${tron} to ${anotherTron}`,
    `https://tronscan.org/#/address/${tron} https://tronscan.org/#/address/${anotherTron}`,
    `${anotherTron} https://tronscan.org/#/address/${tron}`,
    `tron:${tron}?amount=5 ${anotherTron}`,
  ])('is refused beside another one: %j', (text) => {
    expect(read(text)).toBe('several')
  })

  it.each([
    [`TRC20: ${tron.slice(0, -1)}`, tron.slice(0, -1)],
    [`地址：${tron.slice(0, 20)}б${tron.slice(21)}`, `${tron.slice(0, 20)}б${tron.slice(21)}`],
    ['TL2G…vZxd', 'length'],
    ['0x5aAe...eAed', 'length'],
  ])('that is wrong stays wrong: %j', (text, found) => {
    expect(read(text)).toBe(found)
  })

  it('is not searched for in a long text', () => {
    const book = `${tron} `.repeat(1000)
    expect(readAddress(book)).toEqual({ address: book })
  })
})

describe('The link of an explorer', () => {
  it.each([
    [`https://tronscan.org/#/address/${tron}`, tron, 'tron'],
    [`https://tronscan.org/#/address/${tron}/transfers`, tron, 'tron'],
    [`tronscan.org/#/address/${tron}`, tron, 'tron'],
    [`https://tronscan.io/address/${tron}`, tron, 'tron'],
    [`https://etherscan.io/address/${evm}`, evm, 'evm', '1'],
    [`https://etherscan.io/address/${evm}#tokentxns`, evm, 'evm', '1'],
    [`https://optimistic.etherscan.io/address/${evm}`, evm, 'evm', '10'],
    [`https://bscscan.com/address/${evm}`, evm, 'evm', '56'],
    [`https://www.polygonscan.com/address/${evm}`, evm, 'evm', '137'],
    [`https://arbiscan.io/address/${evm}`, evm, 'evm', '42161'],
    [`https://base.blockscout.com/address/${evm}`, evm, 'evm', '8453'],
    [`https://blockchair.com/ethereum/address/${evm}`, evm, 'evm', '1'],
    [`https://www.oklink.com/tron/address/${tron}`, tron, 'tron'],
    [`https://solscan.io/account/${solana}`, solana, 'solana'],
    [`https://explorer.solana.com/address/${solana}`, solana, 'solana'],
    [`https://tonviewer.com/${ton}`, ton, 'ton'],
    [`https://tonscan.org/address/${ton}`, ton, 'ton'],
    [`https://app.tonkeeper.com/transfer/${ton}?amount=1&jetton=${tonUser}`, ton, 'ton'],
    [`https://suivision.xyz/account/${aptos}`, aptos, 'sui'],
    [`https://explorer.aptoslabs.com/account/${aptos}?network=mainnet`, aptos, 'aptos'],
    ['https://nearblocks.io/address/alice.near', 'alice.near', 'near'],
    [`地址：https://tronscan.org/#/address/${tron}`, tron, 'tron'],
    [`${tron} (https://tronscan.org/#/address/${tron})`, tron, 'tron'],
    [`https://link.trustwallet.com/send?asset=c195&address=${tron}`, tron],
  ])('leads to a wallet: %s', (text, address, kind?: string, chain?: string) => {
    const found = readAddress(text)
    expect(found).toMatchObject({ address })
    const { network } = found as { network?: { kinds: string[]; chain?: string } }
    expect([network?.kinds[0], network?.chain]).toEqual([kind, chain])
  })

  it.each([
    `https://tronscan.org/#/transaction/${hash}`,
    `https://tronscan.org/#/token20/${tron}`,
    `https://tronscan.org/#/contract/${tron}`,
    `https://etherscan.io/tx/0x${hash}`,
    `https://etherscan.io/token/${token}`,
    `https://etherscan.io/token/${token}?a=${evm}`,
    `https://solscan.io/tx/${solana}${solana}`,
    `https://solscan.io/token/${solana}`,
    `https://tonviewer.com/transaction/${hash}`,
    `https://suivision.xyz/txblock/${solana}`,
    `https://suivision.xyz/coin/${aptos}`,
    `https://explorer.aptoslabs.com/fungible_asset/${aptos}`,
    `https://explorer.aptoslabs.com/txn/12345`,
    'https://tronscan.org/',
    'https://example.com/pay/me',
  ])('leads to no wallet: %s', (text) => {
    expect(read(text)).toBe('page')
  })

  it.each([
    `https://sepolia.etherscan.io/address/${evm}`,
    `https://nile.tronscan.org/#/address/${tron}`,
    `https://explorer.solana.com/address/${solana}?cluster=devnet`,
    `https://testnet.tonviewer.com/${ton}`,
  ])('can lead to a test network: %s', (text) => {
    expect(read(text)).toBe('testNetwork')
  })
})

describe('A payment link', () => {
  it.each([
    [`tron:${tron}`, tron, 'tron'],
    [`TRON:${tron}?amount=5&token=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t`, tron, 'tron'],
    [`Pay here: tron:${tron}?amount=5`, tron, 'tron'],
    [`ethereum:${evm}`, evm, 'evm'],
    [`ethereum://${evm}`, evm, 'evm'],
    [`ethereum:${evm}@56`, evm, 'evm', '56'],
    [`ethereum:pay-${evm}@1?value=2.014e18&gas=10`, evm, 'evm', '1'],
    [`ethereum:${token}/transfer?address=${evm}&uint256=1`, evm, 'evm'],
    [`ethereum:${token}@1/transfer?uint256=1&address=${evm}`, evm, 'evm', '1'],
    [`ethereum:${token}/transfer?address=%30${evm.slice(1)}`, evm, 'evm'],
    [
      `solana:${solana}?amount=1&spl-token=Es9vMFrzaCERmJfrF4H2FYD4KCoNky11McCe8BenwNYB`,
      solana,
      'solana',
    ],
    [`ton://transfer/${ton}?amount=1&jetton=${tonUser}`, ton, 'ton'],
    [`eip155:56:${evm}`, evm, 'evm', '56'],
    [`matic:${evm}`, evm, 'evm', '137'],
    [`arb1:${evm}`, evm, 'evm', '42161'],
    [`BEP20: ${evm}`, evm, 'evm', '56'],
    [`Base：${evm}`, evm, 'evm', '8453'],
  ])('leads to its recipient: %s', (text, address, kind, chain?: string) => {
    const found = readAddress(text)
    expect(found).toMatchObject({ address })
    const { network } = found as { network?: { kinds: string[]; chain?: string } }
    expect([network?.kinds[0], network?.chain]).toEqual([kind, chain])
  })

  it.each([
    `ethereum:${token}/transfer?uint256=1`,
    `ethereum:${token}/transfer`,
    `ethereum:${token}/approve?address=${evm}&uint256=1`,
    `ethereum:${token}/transferFrom?address=${evm}&address=${token}`,
    `ethereum:${token}/transfer?address=${evm}&address=${token}`,
    `Pay: ethereum:${token}@1/transfer?uint256=1`,
  ])('without a recipient never leads to its token: %s', (text) => {
    expect(read(text)).toBe('notAddress')
  })
})

it('Any text can be read without an exception', () => {
  const anything = fc.oneof(
    fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) }),
    fc.string().map((tail) => `ethereum:${evm}/transfer?address=${tail}`),
    fc.string().map((tail) => `https://tronscan.org/${tail}`),
    fc.tuple(fc.string(), fc.string()).map((words) => words.join(tron)),
  )
  fc.assert(
    fc.property(anything, (text) => {
      expect(['string', 'undefined']).toContain(typeof read(text))
    }),
  )
})
