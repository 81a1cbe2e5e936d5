import { noteToasts } from './pages/looks.ts'
import { scan } from './pages/qr.ts'
import { ask, expect, paths, test } from './pages/transfer.ts'

interface Channel {
  readonly channelName: string
  readonly fullName: string
  readonly address: string
}

const networks = ['TRC20', 'POLYGON', 'ERC20', 'BEP20']

test.describe('A deposit of USDT', () => {
  test('shows no address before a network was chosen in words', async ({ open, sandbox }) => {
    const { element, go, networks: group, network, qr, shownAddress, token } = await open()
    const channels = await ask<Channel[]>(sandbox, token, paths.depositChannels)
    await go('Deposit', 'Crypto')

    await expect(group.getByRole('radio')).toHaveCount(networks.length)
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(qr).toHaveCount(0)
    for (const { address } of channels) {
      await expect(element.getByText(address)).toHaveCount(0)
    }

    await network('TRC20').check()
    await expect(qr).toBeVisible()
    await expect(shownAddress).toBeVisible()
  })

  test('draws a code that scans to exactly the address shown, on every network', async ({
    open,
    sandbox,
  }) => {
    const { go, network, qr, shownAddress, token, text, fact } = await open()
    const channels = await ask<(Channel & { minAmount: string; confirmations: number })[]>(
      sandbox,
      token,
      paths.depositChannels,
    )
    expect(channels.map(({ channelName }) => channelName)).toEqual(networks)
    await go('Deposit', 'Crypto')

    // Back to the first one at the end: each change draws anew.
    for (const channel of [...channels, channels[0]].filter((channel) => channel !== undefined)) {
      await network(channel.channelName).check()
      await expect(qr).toHaveAccessibleName(`QR code of the address on ${channel.fullName}`)
      await expect(shownAddress).toHaveText(channel.address)
      expect(await shownAddress.evaluate(({ textContent }) => textContent)).toBe(channel.address)
      await expect.poll(() => scan(qr)).toBe(channel.address)
      await expect(text(`Send only USDT, and only on ${channel.fullName}`)).toBeVisible()
      await expect(fact('Minimum deposit')).toHaveText(`${channel.minAmount} USDT`)
      await expect(fact('Confirmation blocks')).toHaveText(String(channel.confirmations))
    }
    await expect(qr).toHaveAttribute('width', '120')
  })

  test('copies exactly the address and says Success', async ({ open, sandbox }) => {
    const { go, page, network, token, says } = await open()
    const channels = await ask<Channel[]>(sandbox, token, paths.depositChannels)
    await go('Deposit', 'Crypto')
    for (const { channelName, address } of channels.slice(0, 2)) {
      await network(channelName).check()
      await says('Success', () => go('Copy address'))
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    }
  })

  for (const [how, spoil] of [
    ['refuses', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
    ['is missing', undefined],
    ['never answers', () => new Promise<void>(() => undefined)],
  ] as const) {
    test(`offers the address to copy by hand where the clipboard ${how}`, async ({
      open,
      page,
    }) => {
      await page.addInitScript(
        `Object.defineProperty(navigator, 'clipboard', { value: ${
          spoil ? `{ writeText: ${spoil} }` : 'undefined'
        } })`,
      )
      const { element, go, network, shownAddress, button } = await open()
      await go('Deposit', 'Crypto')
      await network('ERC20').check()
      const address = (await shownAddress.textContent()) ?? ''
      expect(address).toMatch(/^0x/)
      const toasts = await noteToasts(element)
      await go('Copy address')

      const prompt = element.getByRole('dialog', { name: 'Copy it from here' })
      const area = prompt.getByRole('textbox')
      await expect(area).toHaveValue(address)
      await expect(area).toBeFocused()
      const selected = await area.evaluate((area) => {
        const { value, selectionStart, selectionEnd } = area as HTMLTextAreaElement
        return value.slice(selectionStart, selectionEnd)
      })
      expect(selected).toBe(address)
      await prompt.getByRole('button', { name: 'Close' }).click()
      await expect(prompt).toHaveCount(0)
      await expect(button('Copy address')).toBeFocused()
      expect(await toasts()).toEqual([])
    })
  }

  test('raises the balance once the money has come', async ({ open, sandbox }) => {
    const { go, network, shownAddress, money } = await open({ account: { usdt: '1000' } })
    await expect(money('1,000.0000 USDT')).toBeVisible()
    await go('Deposit', 'Crypto')
    await network('TRC20').check()
    await sandbox.incoming((await shownAddress.textContent()) ?? '', '250.123456')
    await go('Back', 'Back')
    await expect(money('1,250.123456 USDT')).toBeVisible()
  })

  test('says that a network has no address, and draws no code', async ({ open, page }) => {
    await page.route(`**${paths.depositChannels}`, async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      body.data.list[0].address = ''
      await route.fulfill({ response: answer, json: body })
    })
    const { go, network, qr, alerts, button } = await open()
    await go('Deposit', 'Crypto')
    await network('TRC20').check()
    await expect(alerts).toHaveText(/There is no address on this network/)
    await expect(qr).toHaveCount(0)
    await expect(button('Copy address')).toHaveCount(0)
  })
})
