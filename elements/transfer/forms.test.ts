import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { cryptoChannel } from '../../shared/api/wire/crypto-channel.ts'
import { anyDecimal } from '../../shared/money/any-decimal.test-helper.ts'
import { compare } from '../../shared/money/arithmetic.ts'
import type { Currency } from '../../shared/money/currency.ts'
import { decimalText } from '../../shared/money/decimal-text.ts'
import { maxAmount } from '../../shared/money/max-amount.ts'
import { proofForm, usdtWithdrawalForm, usdWithdrawalForm } from './forms.ts'

/** The result of a form: its output, or the issues by field. */
const read = async (schema: v.GenericSchema | v.GenericSchemaAsync, input: unknown) => {
  const result = await v.safeParseAsync(schema, input)
  return result.success ? result.output : v.flatten(result.issues).nested
}
const between = (min?: string, max?: string) => () => ({
  min: min === undefined ? undefined : decimalText(min),
  max: max === undefined ? undefined : decimalText(max),
})

describe('a USD withdrawal', () => {
  const form = usdWithdrawalForm(between('100', '250.5'))

  it.each([
    ['100', '100'],
    [' 1,00.5', undefined],
    ['100,50', '100.5'],
    ['100.00', '100'],
    ['250.50', '250.5'],
    ['２００', '200'],
  ])('reads the amount %j as %s', async (amount, value) => {
    expect(await read(form, { amount })).toEqual(
      value ? { amount: value } : { amount: ['amount.format'] },
    )
  })

  it.each([
    ['', 'amount.empty'],
    ['99.99', 'amount.between'],
    ['250.51', 'amount.between'],
    ['100.0010', 'amount.decimals'],
    ['100.001', 'amount.unclear'],
    ['100 USDT', 'amount.currency'],
    ['-100', 'amount.sign'],
    ['1e3', 'amount.format'],
    ['1'.repeat(10_000), 'amount.length'],
  ])('refuses the amount %j: %s', async (amount, issue) => {
    expect(await read(form, { amount })).toEqual({ amount: [issue] })
  })

  it('checks the amount against the present balance', async () => {
    let max = '250'
    const following = usdWithdrawalForm(() => between('100', max)())
    expect(await read(following, { amount: '300' })).toEqual({ amount: ['amount.between'] })
    max = '300'
    expect(await read(following, { amount: '300' })).toEqual({ amount: '300' })
  })

  it('accepts exactly the amounts between the bounds', () => {
    const cents = fc.bigInt({ min: 0n, max: 100_000n })
    fc.assert(
      fc.property(cents, (all) => {
        const amount = `${all / 100n}.${String(all % 100n).padStart(2, '0')}`
        const isWithin = all >= 10_000n && all <= 25_050n
        expect(v.is(form, { amount })).toBe(isWithin)
      }),
    )
  })
})

describe('an amount with one bound or none', () => {
  it.each([
    [between('10'), '9', 'amount.minimum'],
    [between(undefined, '10'), '11', 'amount.maximum'],
    [between('0.001'), '0', 'amount.minimum'],
  ])('is refused with the bound that it violates', async (bounds, amount, issue) => {
    expect(await read(proofForm(bounds), { amount, proof: 'x' })).toEqual({ amount: [issue] })
  })

  it.each(['0', '0.00', '000'])('is empty for %s, with or without a minimum', async (amount) => {
    const proof = 'https://x.example/1.png'
    for (const bounds of [between(), between('0')]) {
      expect(await read(proofForm(bounds), { amount, proof })).toEqual({ amount: ['amount.empty'] })
    }
    expect(await read(proofForm(between('20')), { amount, proof })).toEqual({
      amount: ['amount.minimum'],
    })
  })

  it('accepts any positive amount if the server names no bound', async () => {
    const input = { amount: '0.01', proof: 'https://x.example/1.png' }
    expect(await read(proofForm(between()), input)).toEqual(input)
  })
})

describe('the amount that Max fills', () => {
  const max = (currency: Currency, top: string, limit?: string) =>
    maxAmount(currency, {
      ...between(currency === 'USD' ? '100' : '10', top)(),
      ...(limit !== undefined && { leftToday: decimalText(limit) }),
    })

  it.each([
    ['USD', '1234.5678', undefined, '1234.56'],
    ['USD', '100.009', undefined, '100'],
    ['USD', '99.999', undefined, undefined],
    ['USDT', '88.1234567', undefined, '88.123456'],
    ['USDT', '5000', '2000', '2000'],
    ['USDT', '5000', '9', undefined],
    ['USDT', '1'.repeat(19), undefined, undefined],
  ] as const)('of %s %s, with %s left today, is %s', (currency, top, limit, amount) => {
    expect(max(currency, top, limit)).toBe(amount)
  })

  it('is accepted by its own form, or is not offered, whatever the balance', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('USD' as const, 'USDT' as const),
        anyDecimal,
        fc.option(anyDecimal, { nil: undefined }),
        (currency, top, limit) => {
          const bounds = () => ({
            ...between(currency === 'USD' ? '100' : '10', top)(),
            leftToday: limit,
          })
          const amount = maxAmount(currency, bounds())
          if (amount === undefined) return
          const form =
            currency === 'USD'
              ? usdWithdrawalForm(bounds)
              : usdtWithdrawalForm(bounds, () => undefined)
          const result = v.safeParse(form.entries.amount, amount)
          expect(result).toMatchObject({ success: true, output: amount })
          for (const bound of [top, limit]) if (bound) expect(compare(amount, bound)).not.toBe(1)
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('a USDT withdrawal', () => {
  const tron = v.parse(cryptoChannel, { channelName: 'TRC20', fullName: 'Tron (TRC20)' })
  const ethereum = v.parse(cryptoChannel, { channelName: 'ERC20' })
  const onTron = 'TL2GFgNkMj4Wg52TRNRa1NxBJa1ZN5vZxd'
  const onEthereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const network = (key: string) => ({ key, name: key })
  const onList = new Map([
    ['TRC20', tron],
    ['ERC20', ethereum],
  ])
  const form = usdtWithdrawalForm(between('10', '80'), (chosen) => onList.get(chosen?.key ?? ''))
  const fill = (key: string, address: string, amount = '10') => ({
    recipient: { network: network(key), address },
    amount,
  })

  it.each([
    ['TRC20', onTron, onTron],
    ['TRC20', ` tron:${onTron}?amount=5 `, onTron],
    ['ERC20', onEthereum, onEthereum],
    ['ERC20', `ethereum:${onEthereum}`, onEthereum],
  ])('submits the checked address without the rest of a link', async (key, typed, address) => {
    expect(await read(form, fill(key, typed))).toEqual({
      recipient: { key, channel: onList.get(key), address, certainty: 'checksum' },
      amount: '10',
    })
  })

  it.each([
    ['TRC20', onEthereum, 'address.otherNetwork.evm'],
    ['ERC20', onTron, 'address.otherNetwork.tron'],
    ['TRC20', '', 'address.empty'],
    ['TRC20', onTron.toLowerCase(), expect.stringMatching(/^address\./)],
    ['ERC20', `ethereum:${onEthereum}@56`, 'address.otherChain'],
    ['ERC20', onEthereum.replace('aAe', 'AAe'), 'address.checksum'],
  ])('refuses an address that does not fit the network', async (key, address, issue) => {
    expect(await read(form, fill(key, address))).toEqual({ 'recipient.address': [issue] })
  })

  it('checks the address on the network that was chosen with it, whatever comes meanwhile', async () => {
    const changing = new Map(onList)
    const pressed = usdtWithdrawalForm(between('10', '80'), (chosen) =>
      changing.get(chosen?.key ?? ''),
    )
    const first = read(pressed, fill('ERC20', onTron))
    const second = read(pressed, fill('TRC20', onTron))
    // The press itself has passed, and the check is still loading.
    await Promise.resolve()
    changing.set('ERC20', tron).set('TRC20', ethereum)
    expect(await first).toEqual({ 'recipient.address': ['address.otherNetwork.tron'] })
    expect(await second).toMatchObject({ recipient: { address: onTron, channel: tron } })
  })

  it('reports the issues of all fields at once', async () => {
    expect(await read(form, fill('TRC20', '', '9.999999'))).toEqual({
      'recipient.address': ['address.empty'],
      amount: ['amount.between'],
    })
  })
})

describe('a proof', () => {
  it('is refused without a picture', async () => {
    expect(await read(proofForm(between()), { amount: '', proof: '' })).toEqual({
      amount: ['amount.empty'],
      proof: ['required'],
    })
  })
})
