import { doubleClick } from '../support/double-click.ts'
import { fullOnly, fullUnless, mainPath } from '../support/short-run.ts'
import { evmAddress, expect, paths, test, transferCalls, transfersOf, tronAddress } from './page.ts'

/** The contract of USDT on Tron. */
const usdtContract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

/** Another token contract: a link to it pays another address than its own. */
const tokenOf = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const wide = (text: string) =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))

test.describe('A withdrawal of USDT', () => {
  test('offers all networks but the second, each with its facts, and takes the address from the clipboard', async ({
    open,
    context,
    page,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const it = await open()
    await it.click('Withdraw')
    await it.chosenNetwork.click()
    await expect(it.networks.getByRole('radio')).toHaveCount(3)
    await expect(it.network('POLYGON')).toHaveCount(0)
    await expect(it.element.getByText('Withdrawals on Polygon PoS are not offered.')).toBeVisible()
    for (const [name, fullName, fee, minutes] of [
      ['TRC20', 'Tron (TRC20)', '1.00', '3'],
      ['ERC20', 'Ethereum (ERC20)', '4.50', '5'],
      ['BEP20', 'BNB Smart Chain (BEP20)', '0.80', '3'],
    ] as const) {
      if (!(await it.networks.isVisible())) await it.chosenNetwork.click()
      // Facts that all networks share, such as the limits here, are left out.
      await expect(it.network(name)).toHaveAccessibleDescription(
        new RegExp(
          `^${fullName} Fee ${fee} USDT Final review within 24 hours (target), then about ${minutes} minutes Left today 1,000,000.00 of 1,000,000.00 USDT, until `
            .replaceAll(/[()]/g, '\\$&')
            .replaceAll(' ', '\\s'),
        ),
      )
      await it.chooseNetwork(name)
      await expect(it.chosenNetwork).toContainText(`${fullName} Fee ${fee} USDT`)
      await expect(it.text(`Network: ${fullName}`)).toBeVisible()
      await expect(it.text(`Only USDT on ${fullName} can be used here.`)).toBeVisible()
    }
    await it.chooseNetwork('TRC20')
    await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${tronAddress}\n`)
    await it.click('Paste')
    await expect(it.address).toHaveValue(tronAddress)
    await expect(it.address).toBeFocused()
    await expect(it.address).toHaveAccessibleDescription(`Address on Tron (TRC20) ${tronAddress}`)
    await expect(it.button('Paste')).toHaveCount(0)
  })

  test('to a wrong address is stopped; links, blanks and full-width letters are reduced to the address', async ({
    open,
    sandbox,
  }) => {
    const it = await open()
    await it.click('Withdraw')
    await it.amount.fill('20')

    await test.step('none', async () => {
      await it.click('Next')
      await expect(it.alerts).toHaveText('Enter a wallet address')
      await expect(it.address).toBeFocused()
    })

    await test.step('of another network', async () => {
      const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
      const others = [
        ['TRC20', evmAddress, 'This address belongs to Ethereum / EVM, not to Tron (TRC20).'],
        ['ERC20', tronAddress, 'This address belongs to Tron, not to Ethereum (ERC20).'],
        ['BEP20', tronAddress, 'This address belongs to Tron, not to BNB Smart Chain (BEP20).'],
        ['TRC20', bitcoin, 'This address belongs to Bitcoin, not to Tron (TRC20).'],
        ['TRC20', `ethereum:${evmAddress}`, 'This address belongs to Ethereum / EVM'],
      ] as const
      // `check-address.test.ts` recognises each of these addresses.
      for (const [network, address, error] of process.env.FULL ? others : others.slice(2, 4)) {
        await it.chooseNetwork(network)
        await it.address.fill(address)
        await it.click('Next')
        await expect(it.alerts).toContainText(error)
        await expect(it.alerts).toContainText('Funds sent to it would be lost.')
        await expect(it.address).toHaveAttribute('aria-invalid', 'true')
        await expect(it.button('Submit')).toHaveCount(0)
      }
      // A press changes the network, never the address by itself.
      await it.chooseNetwork('ERC20')
      await it.address.fill(tronAddress)
      await it.click('Change to Tron (TRC20)')
      await expect(it.chosenNetwork).toContainText('Tron (TRC20)')
      await expect(it.address).toBeFocused()
      // Several networks take this one.
      await it.address.fill(evmAddress)
      await it.click('Choose another network')
      await expect(it.networks).toBeVisible()
      await expect(it.network('TRC20')).toBeChecked()
    })

    await test.step('mistyped or unfinished', async () => {
      for (const [network, address, error] of [
        ['TRC20', tronAddress.replace('FgNk', 'FgMk'), /This address contains an error/],
        ['TRC20', tronAddress.replace('N', '0'), /invalid characters/],
        ['ERC20', evmAddress.slice(0, -1), /incomplete/],
        ['ERC20', `0x${'0'.repeat(40)}`, /Funds cannot be sent to this address/],
        ['TRC20', usdtContract, /the USDT contract, not of a wallet/],
        ['ERC20', `ethereum:${evmAddress}@56`, /another network, not for Ethereum/],
        ['TRC20', `${tronAddress}\n${evmAddress}`, /more than one address/],
        ['ERC20', 'vitalik.eth', /a name, not an address/],
        ['ERC20', `https://etherscan.io/token/${usdtContract}`, /does not lead to a wallet/],
      ] as const) {
        await it.chooseNetwork(network)
        await it.address.fill(address)
        await it.click('Next')
        await expect(it.alerts, address).toHaveText(error)
      }
    })

    await test.step('in a link, with blanks, in full-width letters', async () => {
      const forms = [
        ['TRC20', `tron:${tronAddress}?amount=7`, tronAddress],
        ['TRC20', `  ${tronAddress.match(/.{1,4}/g)?.join(' ')}\n`, tronAddress],
        ['TRC20', wide(tronAddress), tronAddress],
        ['TRC20', `\u200b${tronAddress}\u200b`, tronAddress],
        ['ERC20', `ethereum:${evmAddress}@1`, evmAddress],
        ['ERC20', `ethereum:${tokenOf}@1/transfer?address=${evmAddress}&uint256=1`, evmAddress],
        ['ERC20', evmAddress.toLowerCase(), evmAddress.toLowerCase()],
        ['TRC20', `TRC20: ${tronAddress}`, tronAddress],
        ['TRC20', `地址：${tronAddress}`, tronAddress],
        ['TRC20', `https://tronscan.org/#/address/${tronAddress}`, tronAddress],
        ['BEP20', wide(evmAddress), evmAddress],
      ] as const
      // `parse-address.test.ts` reads each of these forms.
      const typed = process.env.FULL ? forms : forms.filter((_, at) => [2, 5, 9].includes(at))
      for (const [network, pasted, address] of typed) {
        await it.chooseNetwork(network)
        await it.address.fill(pasted)
        await it.click('Next')
        await expect(it.fact('To address'), pasted).toHaveText(address)
        await it.click('Back')
        await expect(it.address).toBeVisible()
      }
    })

    await test.step('right before the network changed', async () => {
      await it.chooseNetwork('TRC20')
      await it.address.fill(tronAddress)
      await it.chooseNetwork('ERC20')
      await it.click('Next')
      await expect(it.alerts).toContainText(
        'This address belongs to Tron, not to Ethereum (ERC20).',
      )
      await it.chooseNetwork('BEP20')
      await expect(it.alerts).toContainText('not to BNB Smart Chain (BEP20).')
      await it.chooseNetwork('TRC20')
      await expect(it.alerts).toHaveCount(0)
      await it.click('Next')
      await expect(it.button('Submit')).toBeVisible()
    })
    expect(await transferCalls(sandbox, it.token)).toEqual([])
  })

  test('in small letters is sent as it was typed, with a warning to compare it', async ({
    open,
    sandbox,
  }) => {
    const small = evmAddress.toLowerCase()
    const warning = /A typing error in this address cannot be detected/
    const it = await open()
    await it.click('Withdraw')
    await it.chooseNetwork('ERC20')
    await it.address.fill(evmAddress)
    await expect(it.shownAddress).toHaveText(evmAddress)
    await expect(it.element.getByText(warning)).toHaveCount(0)
    await it.address.fill(small)
    await expect(it.shownAddress).toHaveText(small)
    await expect(it.address).toHaveAccessibleDescription(warning)
    await it.amount.fill('20')
    await it.click('Next')
    await expect(it.fact('To address')).toHaveText(small)
    await expect(it.element.getByText(warning).filter({ visible: true })).toBeVisible()
    await it.click('Submit')
    await expect(it.fact('To')).toHaveText(small)
    const [call] = await transferCalls(sandbox, it.token)
    expect(call?.body).toMatchObject({ address: small })
  })

  test('on a network without a check is called unchecked, in the form, the review and the receipt', async ({
    open,
    page,
  }) => {
    await page.route(`**${paths.withdrawalChannels}`, async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      const [first] = json.data.list
      const { addressKind: _, ...unnamed } = first
      const named = (name: string) => ({ ...unnamed, channelName: name, fullName: name })
      json.data.list = [
        { ...named('Quartz'), value: 'QTR' },
        named('Hidden'),
        { ...named('Solana'), value: 'SOL' },
        { ...named('Fast'), value: 'FAST', addressKind: 'quantum' },
        { ...named('Slow'), value: 'SLOW', addressKind: 'ton' },
      ]
      await route.fulfill({ response, json })
    })
    // The sandbox has no such network: it gets an order of one that it has.
    await page.route('**/transfer', (route) => {
      const known = { address: tronAddress, paymentChannel: 'TRC20' }
      const order = { ...route.request().postDataJSON(), ...known }
      return route.continue({ postData: JSON.stringify(order) })
    })
    const unchecked = 'Addresses on Quartz cannot be checked here'
    const strange = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG'
    const it = await open()
    await it.click('Withdraw')
    await it.amount.fill('20')
    await expect(it.address).toHaveAccessibleDescription(new RegExp(unchecked))

    await test.step('and what belongs to another network is refused', async () => {
      for (const [network, address, other] of [
        ['Quartz', tronAddress, 'Tron'],
        ['Solana', tronAddress, 'Tron'],
        ['Solana', evmAddress, 'Ethereum / EVM'],
        ['Slow', tronAddress, 'Tron'],
        ['Fast', tronAddress, 'Tron'],
      ] as const) {
        await it.chooseNetwork(network)
        await it.address.fill(address)
        await it.click('Next')
        await expect(it.alerts).toContainText(
          `This address belongs to ${other}, not to ${network}.`,
        )
      }
      await expect(it.element.getByText('Addresses on Fast cannot be checked here')).toBeVisible()
      await it.chooseNetwork('Quartz')
      await it.address.fill(`${evmAddress}a`)
      await it.click('Next')
      await expect(it.alerts).toContainText('longer than one address')
    })

    await it.address.fill(strange)
    await expect(it.shownAddress).toHaveText(strange)
    await expect(it.element.getByText('Address on Quartz')).toHaveCount(0)
    await it.click('Next')
    await expect(it.element.getByText(unchecked).filter({ visible: true })).toBeVisible()
    await it.click('Submit')
    await expect(it.receipt).toBeVisible()
    await expect(it.fact('Address check')).toHaveText(unchecked)
  })

  test('accepts 10 up to the available balance', async ({ open }) => {
    const it = await open({ account: { usdt: '88.123456' } })
    await it.click('Withdraw')
    await it.address.fill(tronAddress)
    for (const amount of ['9.999999', '88.123457']) {
      await it.amount.fill(amount)
      await it.click('Next')
      await expect(it.alerts).toHaveText('Enter an amount between 10.00 USDT and 88.123456 USDT')
    }
    await it.click('Max')
    await expect(it.amount).toHaveValue('88.123456')
    await it.click('Next')
    await expect(it.fact('Debited from your wallet')).toHaveText('88.123456 USDT')
    await expect(it.fact('You receive')).toHaveText('87.123456 USDT')
  })

  test('on a network that is closed during its review is not sent, and says why; the form keeps all', async ({
    open,
    page,
    sandbox,
  }) => {
    const reason = { en: 'The network is congested.', cn: '', jp: '', ko: '' }
    let isClosed = false
    await page.route(`**${paths.withdrawalChannels}`, async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      const [tron] = json.data.list
      if (isClosed) tron.closed = { reason, until: null }
      await route.fulfill({ response, json })
    })
    const it = await open()
    await it.reviewUsdt()
    isClosed = true
    await it.click('Submit')
    const title = 'Withdrawals on Tron (TRC20) are currently unavailable'
    const alert = it.element.getByRole('alert').filter({ hasText: title })
    await expect(alert).toContainText('The network is congested.')
    expect(await transferCalls(sandbox, it.token)).toEqual([])
    await it.click('Go back')
    await expect(it.address).toHaveValue(tronAddress)
    await expect(it.amount).toHaveValue('20.00')
    await expect(it.button('Next')).toBeDisabled()
    await it.chosenNetwork.click()
    await expect(it.network('TRC20')).toHaveAccessibleDescription(
      'Tron (TRC20) Closed for now The network is congested.',
    )

    // The keyboard comes to the closed network, which is then read aloud, and does not choose it.
    await it.network('ERC20').click()
    await it.chosenNetwork.click()
    await it.network('ERC20').focus()
    await page.keyboard.press('ArrowUp')
    await expect(it.network('TRC20')).toBeFocused()
    await expect(it.network('TRC20')).not.toBeChecked()
    await expect(it.network('ERC20')).toBeChecked()
    await page.keyboard.press('ArrowUp')
    await expect(it.network('BEP20')).toBeChecked()
    await expect(it.amount).toHaveValue('20.00')
  })

  // In the short run: `networks.test.ts`, `sent-once.test.ts`, and the closed network above.
  test(
    'keeps its network in a list in another order, and is not sent once the list lacks it',
    fullOnly,
    async ({ open, page, sandbox }) => {
      let reorder = (list: readonly unknown[]) => list
      await page.route(`**${paths.withdrawalChannels}`, async (route) => {
        const response = await route.fetch()
        const json = await response.json()
        json.data.list = reorder(json.data.list)
        await route.fulfill({ response, json })
      })
      const it = await open()
      const bodies = async () =>
        (await transferCalls(sandbox, it.token)).map(({ body }) => body as object)
      await it.reviewUsdt()
      reorder = (list) => [list[3], list[1], list[0], list[2]]
      await it.click('Submit')
      await expect(it.receipt).toBeVisible()
      expect(await bodies()).toEqual([expect.objectContaining({ paymentChannel: 'TRC20' })])
      await it.click('Done')

      await it.reviewUsdt()
      reorder = (list) => [list[2], list[1], list[3]]
      await it.click('Submit')
      // The network is gone, and no fee of zero is shown.
      const closed = 'Withdrawals on Tron (TRC20) are currently unavailable'
      await expect(it.alerts).toContainText(closed)
      await expect(it.alerts).toContainText('We sent nothing.')
      await expect(it.button('Submit')).toBeDisabled()
      await it.click('Go back')
      await expect(it.text(closed)).toBeVisible()
      await expect(it.networks.getByRole('radio', { checked: true })).toHaveCount(0)
      await expect(it.address).toHaveValue(tronAddress)
      await expect(it.amount).toHaveValue('20.00')
      await expect(it.button('Next')).toBeDisabled()
      await it.chooseNetwork('ERC20')
      await expect(it.text(closed)).toHaveCount(0)
      await it.address.fill(evmAddress)
      await it.click('Next', 'Submit')
      await expect(it.receipt).toBeVisible()
      const sent = await bodies()
      expect(sent).toHaveLength(2)
      expect(sent).toContainEqual(
        expect.objectContaining({ paymentChannel: 'ERC20', address: evmAddress }),
      )
    },
  )

  test('is shown in full, sent with its seven fields, and held back from the available balance', {
    tag: mainPath,
  }, async ({ open, sandbox, events }) => {
    const it = await open()
    await it.reviewUsdt({ network: 'BEP20', address: evmAddress, amount: '20.5' })
    await expect(it.fact('To address')).toHaveText(evmAddress)
    await expect(it.fact('Network')).toHaveText('BNB Smart Chain (BEP20)')
    await expect(it.fact('Debited from your wallet')).toHaveText('20.50 USDT')
    await expect(it.fact('Fee')).toHaveText('0.80 USDT')
    await expect(it.fact('You receive')).toHaveText('19.70 USDT')
    const arrival = /^Final\sreview\swithin\s24\shours\s\(target\),\sthen\sabout\s\d+\sminutes$/
    await expect(it.fact('Arrival')).toHaveText(arrival)
    await it.click('Submit')
    await expect(it.receipt).toBeVisible()
    await expect(it.fact('To')).toHaveText(evmAddress)
    await expect(it.fact('Network')).toHaveText('BNB Smart Chain (BEP20)')
    await expect(it.fact('You receive')).toHaveText('19.70 USDT')
    await expect(it.fact('Arrival')).toHaveText(arrival)
    const orderNumber = await it.orderNumber()
    await it.click('Done')
    await expect(it.money('979.5000 USDT')).toBeVisible()
    const calls = await transferCalls(sandbox, it.token)
    expect(calls.map(({ body }) => body)).toEqual([
      {
        amount: '20.5',
        proveImage: '',
        remark: '',
        transferWay: 'CRYPTO',
        type: 'WITHDRAW',
        address: evmAddress,
        paymentChannel: 'BEP20',
      },
    ])
    expect((await events.next('tw-success')).detail).toEqual({
      kind: 'usdt-withdrawal',
      amount: '20.5',
      orderNumber,
    })

    await it.click('Withdraw')
    await expect(it.balances).toHaveText([
      'Total balance1,000.0000 USDT',
      'Available balance979.5000 USDT',
    ])
    await expect(it.balances.getByRole('presentation')).toBeVisible()
    await expect(it.amount).toHaveAttribute('placeholder', 'USDT')
    await it.address.fill(`tron:${tronAddress}`)
    await expect(it.shownAddress).toHaveText(tronAddress)
    await it.amount.fill('20')
    await expect(it.phrases.first()).toHaveText('You receive 19.00 USDT')
  })

  // In the short run: a rejection in USD, and `use-review-steps.test.tsx`.
  test(
    'that the broker or the clearing institution rejects shows why, and is credited back',
    fullOnly,
    async ({ open, sandbox, page }) => {
      await page.clock.install()
      const it = await open()
      for (const [before, tier] of (['BROKER', 'CLEARING'] as const).entries()) {
        await test.step(tier, async () => {
          await it.reviewUsdt({ amount: '300' })
          await it.click('Submit')
          const orderNumber = await it.orderNumber()
          if (tier === 'CLEARING') await sandbox.review(orderNumber, 'BROKER', 'approve')
          await sandbox.review(orderNumber, tier, 'reject', 'The address is on a list')
          const decided = it.receipt.getByRole('listitem').nth(tier === 'BROKER' ? 1 : 2)
          await it.passTime(() => expect(decided).toContainText('Rejected'))
          await expect(it.receipt).toContainText('The address is on a list')
          await expect(it.receipt).toContainText('The amount has been returned to your wallet.')
          await expect(it.receipt).toContainText('Withdrawal rejected')
          await it.click('Done')
          await expect(it.money('1,000.0000 USDT')).toBeVisible()
          const [transfer, ...others] = await transfersOf(sandbox, it.token)
          expect(others).toHaveLength(before)
          expect(transfer).toMatchObject({ status: 'Fail', failReason: 'The address is on a list' })
        })
      }
    },
  )
})

test('If the holder’s region withdraws by wire only, a notice with both ways on replaces the form', async ({
  open,
  sandbox,
  events,
}) => {
  const it = await open({ account: { usdt: '1000', region: 'TW' } })
  await it.click('Withdraw')
  await expect(
    it.text(
      'In your region, withdrawals are made by bank wire only. Convert USDT to USD, then withdraw by bank wire.',
    ),
  ).toBeVisible()
  await expect(it.element.getByRole('textbox')).toHaveCount(0)
  await expect(it.button('Next')).toHaveCount(0)
  await it.click('Convert USDT to USD')
  const convert = { to: '/wallet', reason: 'convert' }
  expect((await events.next('tw-navigate')).detail).toEqual(convert)
  await it.click('Withdraw USD')
  const withdraw = { to: '/transfer', reason: 'withdraw', isUsd: true }
  expect((await events.all('tw-navigate')).map(({ detail }) => detail)).toEqual([convert, withdraw])
  await expect(it.card).toHaveText('•••• 234')
  // The host’s property is as it was; another one does not close the form.
  await it.element.evaluate((element) => element.setAttribute('theme', 'light'))
  await expect(it.card).toBeVisible()
  await it.click('Back')
  await expect(it.button('Withdraw')).toBeVisible()
  expect(await transferCalls(sandbox, it.token)).toEqual([])
})

test('No form is shown while the region is not known', async ({ open, page }) => {
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/getUserInfo', async (route) => {
    await gate
    await route.continue()
  })
  const it = await open()
  const networksPromise = page.waitForResponse('**/getChannel/0')
  await it.click('Withdraw')
  await networksPromise
  await expect(it.text('Loading the withdrawal details')).toBeVisible()
  await expect(it.amount).toHaveCount(0)
  letThrough()
  await expect(it.amount).toBeVisible()
})

for (const gap of [60, 250, 500]) {
  const title = `A double click of ${gap} ms neither skips the review nor closes the receipt`
  test(title, fullUnless(gap === 500), async ({ open, page, sandbox }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const it = await open()
    await it.click('Withdraw')
    await it.chooseNetwork('TRC20')
    await it.address.fill(tronAddress)
    await it.amount.fill('20')
    await doubleClick(it.button('Next'), gap)
    await expect(it.fact('To address')).toHaveText(tronAddress)
    await expect(it.button('Submit')).toBeEnabled()
    expect(await transferCalls(sandbox, it.token)).toEqual([])
    await doubleClick(it.button('Submit'), gap)
    await expect(it.receipt).toBeVisible()
    await it.click('Done')
    await expect(it.receipt).toHaveCount(0)
    expect(await transferCalls(sandbox, it.token)).toHaveLength(1)
  })
}
