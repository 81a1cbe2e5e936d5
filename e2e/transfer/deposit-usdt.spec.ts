import { mainPath } from '../support/short-run.ts'
import { recordToasts } from '../support/visual.ts'
import { expect, fetchData, paths, test } from './page.ts'
import { scan } from './qr.ts'

interface Channel {
  readonly channelName: string
  readonly fullName: string
  readonly address: string
}

const networks = ['TRC20', 'POLYGON', 'ERC20', 'BEP20']

test.describe('A deposit of USDT', () => {
  test('begins on the first network, with notice, code and address visible without scrolling; the list shows the facts of each', async ({
    open,
    sandbox,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const it = await open({ head: '<style>body { margin: 0 }</style>' })
    const [first] = await fetchData<Channel[]>(sandbox, it.token, paths.depositChannels)
    await it.click('Deposit', 'Crypto')
    await expect.poll(() => scan(it.qr)).toBe(first?.address)
    await expect(it.shownAddress).toHaveText(first?.address ?? '')
    await expect(it.networks).toHaveCount(0)
    await expect(it.text(`Send only USDT, and only on ${first?.fullName}`)).toHaveCount(1)
    await expect(it.text('This address is yours alone and does not change.')).toBeVisible()
    await expect(it.fact('Fee')).toHaveText('No fee')
    await expect(it.fact('Arrival')).toHaveText('About 3 minutes')
    for (const size of [
      { width: 360, height: 740 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await expect(it.qr).toBeInViewport({ ratio: 1 })
      await expect(it.shownAddress).toBeInViewport({ ratio: 1 })
    }

    await page.setViewportSize({ width: 390, height: 844 })
    await it.chosenNetwork.click()
    await expect(it.networks.getByRole('radio')).toHaveCount(networks.length)
    await expect(it.network('ERC20')).toHaveAccessibleDescription(
      'Ethereum (ERC20) No fee About 5 minutes From 100.00 USDT',
    )
    // The facts of all networks are aligned in columns.
    const places = await it.networks
      .locator('.tw-columns > :nth-child(2)')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left))
    expect(new Set(places).size).toBe(1)
    await it.chosenNetwork.click()
    await expect(it.networks).toHaveCount(0)
  })

  test('with only one network offers no choice; its remark keeps the line breaks of the server', async ({
    open,
    page,
  }) => {
    await page.route(`**${paths.depositChannels}`, async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      body.data.list.length = 1
      body.data.list[0].optionRemark = { en: 'Four networks.\\nNo fee.' }
      await route.fulfill({ response: answer, json: body })
    })
    const it = await open()
    await it.click('Deposit')
    const remark = it.element.locator('.tw-menu-button small')
    await expect(remark).toHaveText('Four networks. No fee.')
    expect(await remark.textContent()).toBe('Four networks.\nNo fee.')
    await expect(remark).toHaveCSS('white-space', 'pre-line')
    await it.click('Crypto')
    await expect(it.qr).toBeVisible()
    await expect(it.element.locator('.tw-chosen')).toHaveText('Network Tron (TRC20)')
    await expect(it.chosenNetwork).toHaveCount(0)
  })

  test('names a network that has closed, and no longer shows its address', async ({
    open,
    page,
  }) => {
    let letThrough = () => {}
    const gate = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    let isShorter = false
    await page.route(`**${paths.depositChannels}`, async (route) => {
      // The answer to the previous step is not changed.
      const isCut = isShorter
      const answer = await route.fetch()
      const body = await answer.json()
      if (isCut) {
        await gate
        body.data.list.shift()
      }
      await route.fulfill({ response: answer, json: body })
    })
    const it = await open()
    const responsePromise = page.waitForResponse(`**${paths.depositChannels}`)
    await it.click('Deposit')
    await (await responsePromise).finished()
    isShorter = true
    await it.click('Crypto')
    await expect(it.qr).toBeVisible()
    await expect(it.chosenNetwork).toContainText('Tron (TRC20)')
    letThrough()
    await expect(it.text('Deposits on Tron (TRC20) are currently unavailable')).toBeVisible()
    await expect(it.qr).toHaveCount(0)
    await it.network('POLYGON').click()
    await expect(it.text('Deposits on Tron (TRC20) are currently unavailable')).toHaveCount(0)
    await expect(it.qr).toBeVisible()
  })

  test('shows and copies an address that no QR code can hold, and says so', async ({
    open,
    page,
  }) => {
    const address = `0x${'a1b2'.repeat(700)}`
    await page.route(`**${paths.depositChannels}`, async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      body.data.list[0].address = address
      await route.fulfill({ response: answer, json: body })
    })
    const it = await open()
    await it.click('Deposit', 'Crypto')
    await expect(
      it.element.getByRole('status').filter({ hasText: 'No QR code is available' }),
    ).toBeVisible()
    await expect(it.qr).toHaveCount(0)
    await expect(it.element.locator('.tw-skeleton')).toHaveCount(0)
    await expect(it.shownAddress).toHaveText(address)
    await it.expectToast('Success', () => it.click('Copy address'))
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    // Another network still has its QR code.
    await it.chooseNetwork('ERC20')
    await expect.poll(async () => scan(it.qr)).toBe(await it.shownAddress.textContent())
  })

  test('draws a QR code of exactly the address shown, on another network too, and copies it', async ({
    open,
    page,
    sandbox,
  }) => {
    const {
      click,
      chooseNetwork,
      chosenNetwork,
      qr,
      shownAddress,
      token,
      text,
      fact,
      expectToast,
    } = await open()
    const channels = await fetchData<(Channel & { minAmount: string; confirmations: number })[]>(
      sandbox,
      token,
      paths.depositChannels,
    )
    expect(channels.map(({ channelName }) => channelName)).toEqual(networks)
    await click('Deposit', 'Crypto')

    const tried = process.env.FULL ? channels : channels.slice(0, 2)
    // Ends at the first network again, because each change redraws the code.
    for (const channel of [...tried, channels[0]].filter((channel) => channel !== undefined)) {
      await chooseNetwork(channel.channelName)
      await expect(chosenNetwork).toContainText(channel.fullName)
      await expect(qr).toHaveAccessibleName(`QR code of the address on ${channel.fullName}`)
      await expect(shownAddress).toHaveText(channel.address)
      expect(await shownAddress.evaluate(({ textContent }) => textContent)).toBe(channel.address)
      await expect.poll(() => scan(qr)).toBe(channel.address)
      await expect(text(`Send only USDT, and only on ${channel.fullName}`)).toBeVisible()
      const { minAmount } = channel
      const minimum = minAmount.includes('.') ? minAmount : `${minAmount}.00`
      await expect(fact('Minimum deposit')).toHaveText(`${minimum} USDT`)
      await expect(fact('Confirmation blocks')).toHaveText(String(channel.confirmations))
      if (!['TRC20', 'POLYGON'].includes(channel.channelName)) continue
      await expectToast('Success', () => click('Copy address'))
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toBe(channel.address)
    }
    await expect(qr).toHaveAttribute('width', '120')
  })

  test('offers the address to copy by hand where the clipboard is missing, refuses or never answers', async ({
    open,
    page,
  }) => {
    const { element, click, chooseNetwork, shownAddress, button } = await open()
    await click('Deposit', 'Crypto')
    await chooseNetwork('ERC20')
    const address = (await shownAddress.textContent()) ?? ''
    expect(address).toMatch(/^0x/)
    const toasts = await recordToasts(element)
    for (const clipboard of [
      'undefined',
      "{ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }",
      '{ writeText: () => new Promise(() => undefined) }',
    ]) {
      await test.step(clipboard, async () => {
        await page.evaluate(
          `Object.defineProperty(navigator, 'clipboard', { value: ${clipboard}, configurable: true })`,
        )
        await click('Copy address')
        const prompt = element.getByRole('dialog', {
          name: 'Could not copy. Select and copy the text below',
        })
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
      })
    }
    expect(await toasts()).toEqual([])
  })

  test('shows the money from its first block on, and raises the balance with the last one', {
    tag: mainPath,
  }, async ({ open, page, sandbox }) => {
    const { click, shownAddress, money, text, button } = await open({ account: { usdt: '1000' } })
    await expect(money('1,000.0000 USDT')).toBeVisible()
    await click('Deposit', 'Crypto')
    const address = (await shownAddress.textContent()) ?? ''
    const arrivals = page.locator('.tw-arrivals')
    await expect(arrivals).toContainText('Your deposit appears here')
    const order = await sandbox.receiveUsdt(address, '250.123456', 2)
    await expect(arrivals).toContainText(/\b2 of \d+ blocks/)
    await sandbox.receiveUsdt(address, '0.0005')
    await expect(arrivals).toContainText(/0\.0005\sUSDT arrived\. The minimum is/)
    await sandbox.addBlocks(order, 100)
    await expect(arrivals).toContainText(/(\d+) of \1 blocks/)
    // The receipt takes the place of the first screen.
    await button('Details').last().click()
    await expect(text('Deposit credited')).toBeVisible()
    await click('Done')
    await expect(money('1,250.123456 USDT')).toBeVisible()
  })

  test('says that a network has no address, and draws no code', async ({ open, page }) => {
    await page.route(`**${paths.depositChannels}`, async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      body.data.list[0].address = ''
      await route.fulfill({ response: answer, json: body })
    })
    const { click, networks: list, network, qr, alerts, button } = await open()
    await click('Deposit', 'Crypto')
    await expect(alerts).toHaveText(/No deposit address is available on this network/)
    await expect(qr).toHaveCount(0)
    await expect(button('Copy address')).toHaveCount(0)
    // The list of the other networks is open.
    await expect(list).toBeVisible()
    await network('ERC20').click()
    await expect(qr).toBeVisible()
  })
})
