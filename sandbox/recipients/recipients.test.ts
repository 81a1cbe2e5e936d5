import { expect, test } from 'vitest'
import { type RecipientBook, recipientBook } from '../../shared/api/wire/recipient.ts'
import { accountOf } from '../accounts/account-of-token.ts'
import { addressFrom } from '../channels/address.ts'
import { crashAtEachWrite } from '../testing/crash.ts'
import { eachDatabase } from '../testing/each-database.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { errorOf, orderOf, type TestSandbox, usdtWithdrawal } from '../testing/test-sandbox.ts'

const clock = createTestClock()
const day = 24 * 60 * 60

/** Another address with the same ends, in one case and so without a checksum. */
const lookAlike = (address: string) =>
  `${address.slice(0, 6)}${'a'.repeat(32)}${address.slice(-4)}`.toLowerCase()

async function person(sandbox: TestSandbox) {
  const token = await sandbox.createAccount('500', '500')
  const make = async (
    name: 'getRecipients' | 'saveRecipient' | 'removeRecipient' | 'restrictRecipients',
    body?: object,
  ): Promise<RecipientBook> => {
    const answer = await sandbox.call(name, recipientBook, { token, ...(body && { body }) })
    if (!answer.ok) throw new Error(answer.error.message)
    return answer.value
  }
  return {
    token,
    make,
    names: async () => (await make('getRecipients')).list.map(({ name }) => name),
    withdraw: (address: string, channel = 'ERC20') =>
      sandbox.transfer(token, usdtWithdrawal('20', address, channel)),
  }
}

const reasonOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: Error) => error.message,
  )

eachDatabase(
  (get) => {
    test('a recipient is saved once, renamed and removed, and each call may be repeated', async () => {
      const { make, names } = await person(get())
      const address = addressFrom('EVM', 'own wallet')
      await make('saveRecipient', { name: '  My \u202ewallet ', address, network: 'ERC20' })
      expect(await names()).toEqual(['My wallet'])
      const again = await make('saveRecipient', {
        name: 'Cold wallet',
        address: address.toLowerCase(),
        network: 'ERC20',
      })
      expect(again.list).toMatchObject([
        { name: 'Cold wallet', address, networkName: 'Ethereum (ERC20)' },
      ])
      const [{ id } = { id: 0 }] = again.list
      await make('saveRecipient', { id, name: 'Safe' })
      await make('removeRecipient', { id })
      await make('removeRecipient', { id })
      expect(await names()).toEqual([])
    })

    test('what cannot be saved is refused, and nobody sees the recipients of others', async () => {
      const { make, names } = await person(get())
      const address = addressFrom('EVM', 'first')
      await make('saveRecipient', { name: 'First', address, network: 'ERC20' })
      const reason = (body: object) => reasonOf(make('saveRecipient', body))
      const other = addressFrom('EVM', 'second')
      expect(await reason({ name: '\u200b', address: other, network: 'ERC20' })).toBe(
        'Enter a name',
      )
      expect(await reason({ name: 'x'.repeat(51), address: other, network: 'ERC20' })).toMatch(/50/)
      expect(await reason({ name: 'ＦＩＲＳＴ', address: other, network: 'ERC20' })).toMatch(
        /another recipient of this name/,
      )
      expect(
        await reason({ name: 'Poison', address: lookAlike(address), network: 'BEP20' }),
      ).toMatch(/looks like that of First/)
      expect(await reason({ name: 'Wrong', address: other, network: 'TRC20' })).toMatch(/belong/)
      expect(await reason({ id: 'none', name: 'Nobody' })).toMatch(/no such recipient/)
      expect(await reason({ name: 'Nobody', walletNumber: 'W0' })).toMatch(/no such account/)
      expect(await names()).toEqual(['First'])
      expect(await (await person(get())).names()).toEqual([])
    })

    test('a withdrawal to an address that looks like a saved one is refused by its name', async () => {
      const { make, withdraw } = await person(get())
      const address = addressFrom('EVM', 'known')
      await make('saveRecipient', { name: 'Known', address, network: 'ERC20' })
      expect(errorOf(await withdraw(lookAlike(address)))?.message).toMatch(
        /looks like that of Known/,
      )
      orderOf(await withdraw(address))
    })

    test('destinations that money went to are told, without those of rejected withdrawals', async () => {
      const sandbox = get()
      const { make, withdraw } = await person(sandbox)
      const [used, rejected] = [addressFrom('EVM', 'used'), addressFrom('EVM', 'rejected')]
      orderOf(await withdraw(used))
      const order = orderOf(await withdraw(rejected))
      await sandbox.review(order, 'BROKER', 'reject')
      const book = await make('getRecipients')
      expect(book.used).toMatchObject([{ address: used, network: 'ERC20' }])
    })

    test('money goes to saved recipients alone, to a new one after a day, and to any a day after that is switched off', async () => {
      const sandbox = get()
      const { make, withdraw, token } = await person(sandbox)
      const { walletNumber } = await accountOf(
        sandbox.deps.database.queries,
        'sandbox-demo',
        clock.clock(),
      )
      const [known, fresh] = [addressFrom('EVM', 'long known'), addressFrom('EVM', 'fresh')]
      await make('saveRecipient', { name: 'Known', address: known, network: 'ERC20' })
      clock.pass(day)
      expect((await make('restrictRecipients', { isOn: true })).onlySaved).toEqual({
        isOn: true,
        endsAt: null,
        waitHours: 24,
      })
      orderOf(await withdraw(known))
      expect(errorOf(await withdraw(fresh))?.message).toMatch(/only to saved recipients/)
      // Saved for another network.
      expect(errorOf(await withdraw(known, 'BEP20'))?.message).toMatch(/only to saved recipients/)
      const friend = { token, body: { walletNumber, currency: 'USD', amount: '1' } }
      const toFriend = async () =>
        (await (await sandbox.send('transferToFriend', friend)).json()).message
      expect(await toFriend()).toMatch(/only to saved recipients/)

      await make('saveRecipient', { name: 'Fresh', address: fresh, network: 'ERC20' })
      await make('saveRecipient', { name: 'Friend', walletNumber })
      clock.pass(day - 60 * 60 * 4)
      expect(errorOf(await withdraw(fresh))?.message).toBe(
        'Fresh is a new recipient. It can be used in 4 hours.',
      )
      expect(await toFriend()).toMatch(/Friend is a new recipient/)
      clock.pass(60 * 60 * 4)
      orderOf(await withdraw(fresh))
      expect(await toFriend()).toBe('OK')

      const unsaved = addressFrom('EVM', 'unsaved')
      const { onlySaved } = await make('restrictRecipients', { isOn: false })
      expect(onlySaved?.isOn).toBe(true)
      clock.pass(day - 1)
      // Asking again does not begin anew.
      expect((await make('restrictRecipients', { isOn: false })).onlySaved).toEqual(onlySaved)
      expect(errorOf(await withdraw(unsaved))?.message).toMatch(/only to saved recipients/)
      clock.pass(1)
      orderOf(await withdraw(unsaved))
    })

    test('the account is told by mail of a new recipient and of the switch', async () => {
      const sandbox = get()
      const { make } = await person(sandbox)
      const subjects = async () =>
        (await sandbox.control('GET', 'inbox')).json.mails
          .slice(0, 3)
          .map(({ subject }: { subject: string }) => subject)
      await make('restrictRecipients', { isOn: true })
      const address = addressFrom('TRON', 'told')
      await make('saveRecipient', { name: 'Told', address, network: 'TRC20' })
      await make('restrictRecipients', { isOn: false })
      expect(await subjects()).toEqual([
        'Sending to any recipient in 24 hours',
        'New recipient saved',
        'Only saved recipients',
      ])
    })

    test('recipient and withdrawal take who holds the keys of the address', async () => {
      const { token, make } = await person(get())
      const saved = { name: 'Exchange', address: addressFrom('EVM', 'held'), network: 'ERC20' }
      const held = { custody: 'EXCHANGE', exchange: ' Example  Exchange ' }
      const { list, takesCustody } = await make('saveRecipient', { ...saved, ...held })
      expect(takesCustody).toBe(true)
      expect(list).toMatchObject([{ custody: 'EXCHANGE', exchange: 'Example Exchange' }])
      const own = await make('saveRecipient', { ...saved, custody: 'OWN_WALLET' })
      expect(own.list).toMatchObject([{ custody: 'OWN_WALLET', exchange: null }])
      const body = {
        ...usdtWithdrawal('20', addressFrom('EVM', 'exchange'), 'ERC20'),
        custody: 'EXCHANGE',
        exchange: 'Example Exchange',
      }
      orderOf(await get().transfer(token, body))
    })

    test('a crash at any write of a saved recipient or of the switch undoes all of it', async () => {
      const sandbox = get()
      const { make, names, withdraw, token } = await person(sandbox)
      const [address, other] = [addressFrom('EVM', 'crash'), addressFrom('EVM', 'no crash')]
      const save = (name: string) => make('saveRecipient', { name, address, network: 'ERC20' })
      const isOn = async () => (await make('getRecipients')).onlySaved?.isOn
      const restrict = (isOn: boolean) => make('restrictRecipients', { isOn })
      await crashAtEachWrite(sandbox, ['recipients', 'mails'], async () => {
        await expect(save('Vault')).rejects.toThrow()
        expect(await names()).toEqual([])
      })
      const id = (await save('Vault')).list[0]?.id
      await crashAtEachWrite(sandbox, ['recipients'], async () => {
        await expect(make('saveRecipient', { id, name: 'Other' })).rejects.toThrow()
        await expect(make('removeRecipient', { id })).rejects.toThrow()
        expect(await names()).toEqual(['Vault'])
      })

      await crashAtEachWrite(sandbox, ['recipient_rules', 'mails'], async () => {
        await expect(restrict(true)).rejects.toThrow()
        expect(await isOn()).toBe(false)
      })
      // Nothing but the switch stops this: it is off, and the address is not saved.
      orderOf(await withdraw(other))
      await restrict(true)
      await crashAtEachWrite(sandbox, ['recipient_rules', 'mails'], async () => {
        await expect(restrict(false)).rejects.toThrow()
        expect((await make('getRecipients')).onlySaved).toMatchObject({ isOn: true, endsAt: null })
      })
      expect((await sandbox.transfer(token, usdtWithdrawal('20', other, 'ERC20'))).ok).toBe(false)
    })
  },
  { clock: clock.clock },
)
