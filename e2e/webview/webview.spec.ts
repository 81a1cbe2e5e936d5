import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addresses } from '../support/addresses.ts'
import { servePage } from '../support/host.ts'
import { png } from '../support/pictures.ts'
import { long } from '../support/short-run.ts'
import { expect, test } from '../webkit/test.ts'
import { startApp } from './app.ts'

const read = (name: string) =>
  readFileSync(new URL(`../../dist/app/${name}`, import.meta.url), 'utf8')

/** The page that native apps load, with the server of this run. */
const serveAppPage = (script = read('wallet.js')) =>
  servePage({
    html: read('wallet.html').replaceAll('https://api.example.com', addresses().home),
    headers: {},
    files: { 'wallet.css': read('wallet.css'), 'wallet.js': script },
  })

test(
  'In the webview of an app, money is deposited and withdrawn, also if the renderer ends meanwhile',
  {
    tag: long,
  },
  async ({ sandbox }, testInfo) => {
    const folder = testInfo.outputPath()
    const app = await startApp(process.env.WEBVIEW_HOST ?? 'gjs', folder)
    const calls = (token: string) => sandbox.calls(token, '/wallet-entity/transfer')
    const lastStep = () => app.messages('tw-step').at(-1)?.detail
    try {
      // The app's own code: who is signed in, and what it answers.
      const token = await sandbox.createAccount({ usd: '1000', usdt: '1000' })
      let isOpen = true
      app.onMessage(({ type, detail }) => {
        if (type !== 'tw-navigate' || !isOpen) return
        if (detail.reason === 'no-token') app.tell('token', { token })
        if (detail.reason === 'auth') app.tell('token', { token, samePerson: true })
      })
      const page = await serveAppPage()

      await test.step('a script of the page that was changed on the way does not run', async () => {
        app.command('load', { uri: await serveAppPage(`${read('wallet.js')}\n`) })
        await app.next('loaded')
        expect(await app.evaluate('return document.body.childElementCount')).toBe(0)
      })

      await test.step('a page that does not load is reported, and loads on a retry', async () => {
        app.command('load', { uri: page.replace(/:\d+\//, ':9099/') })
        await app.next('failed')
        app.command('load', { uri: `${page}?is-usd=` })
      })

      await test.step('the token comes by message; language and theme follow the app', async () => {
        await app.waitFor('button', 'Deposit')
        app.tell('lang', { lang: 'ja' })
        await app.waitFor('button', '入金')
        app.tell('lang', { lang: 'en' })
        app.tell('theme', { theme: 'light' })
        await app.waitFor('button', 'Deposit')
        const storage =
          'return location.href + JSON.stringify({ ...sessionStorage, ...localStorage })'
        expect(await app.evaluate(storage)).not.toContain(token)
      })

      await test.step('steps have titles, and Back of the app leads to the one before', async () => {
        await app.press('Deposit', 'Bank wire')
        await expect.poll(lastStep).toMatchObject({ canGoBack: true })
        expect(lastStep()?.title).toBeTruthy()
        app.tell('back')
        await app.waitFor('button', 'Bank wire')
        app.tell('back')
        await app.waitFor('button', 'Deposit')
        await expect.poll(lastStep).toMatchObject({ canGoBack: false })
        app.tell('back')
        const left = () =>
          app.messages('tw-navigate').some(({ detail }) => detail.reason === 'back')
        await expect.poll(left).toBe(true)
      })

      await test.step('a proof comes from the chooser of files, is uploaded, and its receipt is saved', async () => {
        const proof = join(folder, 'proof.png')
        writeFileSync(proof, png().buffer)
        app.command('choose', { paths: [proof] })
        await app.press('Deposit', 'Bank wire', 'I have sent the money')
        await app.fill('Amount', '150.50')
        await app.pressFile()
        const { types } = await app.next('chooser')
        expect(types).toContain('image/png')
        await app.waitFor('text', 'Replace')
        await app.press('Submit')
        await app.waitFor('region', 'Receipt')
        expect(await calls(token)).toHaveLength(1)
        await app.press('Save a copy')
        const { uri } = await app.next('saved')
        expect(existsSync(new URL(String(uri)))).toBe(true)
        await app.press('Done')
      })

      await test.step('a refused token is renewed for the same person, who keeps what was typed', async () => {
        await app.press('Withdraw')
        await app.fill('Amount', '150')
        await app.press('Next')
        const refusal = { kind: 'code', code: 50008, message: 'expired', times: 1 } as const
        await sandbox.addFault(token, { call: 'transfer', ...refusal })
        await app.press('Withdraw 150.00 USD')
        const renewals = () =>
          app.messages('tw-navigate').filter(({ detail }) => detail.reason === 'auth').length
        await expect.poll(renewals).toBe(1)
        // What moves money is never repeated by itself: the person sees the review again.
        await app.press('Withdraw 150.00 USD')
        await app.waitFor('region', 'Receipt')
        await app.press('Done')
      })

      await test.step('a renderer that ends is reported, and the page comes back and sends nothing again', async () => {
        await app.press('Withdraw')
        await app.fill('Amount', '160')
        await app.press('Next')
        const before = (await calls(token)).length
        await sandbox.addFault(token, {
          call: 'transfer',
          kind: 'delay',
          when: 'after',
          ms: 60_000,
        })
        await app.press('Withdraw 160.00 USD')
        await expect.poll(async () => (await calls(token)).length).toBe(before + 1)
        app.command('terminate')
        await app.next('ended')
        await sandbox.clearFaults(token)
        app.command('reload')
        // The element asks for a token again, and for what became of the order.
        await app.waitFor('region', 'Receipt')
        await app.picture(join(folder, 'receipt.png'))
        expect(await calls(token)).toHaveLength(before + 1)
      })

      await test.step('an app that closes leaves nothing of the person', async () => {
        isOpen = false
        app.tell('close')
        const asks = () =>
          app.messages('tw-navigate').filter(({ detail }) => detail.reason === 'no-token').length
        // At the start, after the renderer has ended, and now.
        await expect.poll(asks).toBe(3)
        await app.waitFor('button', 'Sign in')
        await app.picture(join(folder, 'closed.png'))
        expect(await app.evaluate('return document.documentElement.outerHTML')).not.toContain(token)
      })
      expect(JSON.stringify(app.events)).not.toContain(token)
      expect(readdirSync(folder)).not.toEqual([])
    } finally {
      await app.stop()
    }
  },
)
