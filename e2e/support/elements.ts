import type { Locator } from '@playwright/test'
import { declaration as account, docs as accountDocs } from '../../elements/account/declaration.ts'
import {
  declaration as contract,
  docs as contractDocs,
} from '../../elements/contract/declaration.ts'
import type { Tag } from '../../elements/elements.ts'
import {
  declaration as fundLookup,
  docs as fundLookupDocs,
} from '../../elements/fund-lookup/declaration.ts'
import {
  declaration as transfer,
  docs as transferDocs,
} from '../../elements/transfer/declaration.ts'
import { declaration as wallet, docs as walletDocs } from '../../elements/wallet/declaration.ts'
import type { ElementDocs } from '../../shared/element/element-docs.ts'
import type { Declaration } from '../../shared/element/entry/declaration.ts'
import type { Caller, Sandbox } from './sandbox.ts'

export type { Tag }

/** The account, contract or mailbox that one element works with, for one test alone. */
export interface Identity {
  /** Its token, if it takes one. */
  readonly attributes: Readonly<Record<string, string>>
  /** How the sandbox finds its calls. */
  readonly caller: Caller
  /** The text that no message and no document may hold. */
  readonly secret: string
}

/** How an element uses its token. */
interface TokenUse {
  /** The header that carries it. */
  readonly header: 'token' | 'otp-token'
  /** The texts without a token: in `tw-navigate`, and as the title of the closing message. */
  readonly withoutToken: { readonly reason: string; readonly title: string }
}

/** What the tests for all elements must know about each. */
export interface ElementUnderTest {
  readonly declaration: Declaration
  readonly docs: ElementDocs
  /** `undefined` for an element without a token: it can be used at once and sends no first call. */
  readonly token: TokenUse | undefined
  /** The name of a button on the first view. */
  readonly firstButton: string
  /** A tag in the first view and not in the error view; a test makes its creation fail. */
  readonly renderedTag: string
  /** The text of an element that a refused token has closed, before and after its message is loaded. */
  readonly closingTexts?: { readonly plain: string; readonly title: string }
  /** The text that is shown if a file of the first view is missing, by the kind of `tw-error`. */
  readonly missingFileTexts: Readonly<Record<string, RegExp>>
  createIdentity(sandbox: Sandbox): Promise<Identity>
  /** Goes from the first view to a field for digits; all requests of that step have been sent. */
  openField(element: Locator): Promise<Locator>
  /** Makes an element send a call, at any step. */
  sendCall(element: Locator, identity: Identity): Promise<void>
}

const identityOfToken = (token: string): Identity => ({
  attributes: { token },
  caller: token,
  secret: token,
})

/** The password of the accounts that sign in. */
export const accountPassword = 'Custody2026'

/** The text of the shell and of a later part if a file is missing: no cause and no address. */
const notLoaded = /^This could not be shown\.$/

const byTag = {
  'tw-transfer': {
    declaration: transfer,
    docs: transferDocs,
    token: {
      header: 'token',
      withoutToken: { reason: 'no-token', title: 'You are not signed in' },
    },
    firstButton: 'Deposit',
    renderedTag: 'small',
    closingTexts: { plain: 'You are signed out.', title: 'Your session has ended' },
    missingFileTexts: { load: notLoaded },
    createIdentity: async (sandbox) => identityOfToken(await sandbox.createAccount()),
    async openField(element) {
      // The last request of a withdrawal.
      const requestPromise = element.page().waitForRequest(/\/getChannel\/0$/)
      await element.getByRole('button', { name: 'Withdraw' }).click()
      await requestPromise
      return element.getByRole('textbox', { name: 'Amount' })
    },
    async sendCall(element) {
      await element.evaluate((element) => {
        Reflect.set(element, 'isUsd', !Reflect.get(element, 'isUsd'))
      })
    },
  },
  'tw-contract': {
    declaration: contract,
    docs: contractDocs,
    token: {
      header: 'otp-token',
      withoutToken: { reason: 'URL found.', title: 'This link cannot be used' },
    },
    firstButton: 'Submit',
    renderedTag: 'details',
    closingTexts: { plain: 'The agreement cannot be shown.', title: 'This link cannot be used' },
    // The text loads first; the signature box and the request for the parties follow.
    missingFileTexts: {
      load: notLoaded,
      network: /^The agreement (could not be loaded|cannot be shown\.)$/,
    },
    createIdentity: async (sandbox) => identityOfToken((await sandbox.createContract()).token),
    async openField(element) {
      await element.getByRole('button', { name: 'Sign', exact: true }).click()
      await element.getByRole('radio', { name: 'Type', exact: true }).check()
      return element.getByRole('textbox', { name: 'Name' })
    },
    async sendCall(element) {
      await element.evaluate(async (element) => {
        const token: unknown = Reflect.get(element, 'token')
        Reflect.set(element, 'token', '')
        // All changes in one tick count as one.
        await new Promise(requestAnimationFrame)
        Reflect.set(element, 'token', token)
      })
    },
  },
  'tw-fund-lookup': {
    declaration: fundLookup,
    docs: fundLookupDocs,
    token: undefined,
    firstButton: 'Next',
    renderedTag: 'form',
    missingFileTexts: { load: notLoaded },
    async createIdentity(sandbox) {
      const { email } = await sandbox.createMailbox()
      return { attributes: {}, caller: { email }, secret: email }
    },
    openField: async (element) => element.getByRole('textbox', { name: 'E-mail' }),
    async sendCall(element, { secret }) {
      await element.getByRole('textbox', { name: 'E-mail' }).fill(secret)
      await element.getByRole('button', { name: 'Next' }).click()
    },
  },
  'tw-account': {
    declaration: account,
    docs: accountDocs,
    token: undefined,
    firstButton: 'Forgot password',
    renderedTag: 'form',
    missingFileTexts: { load: notLoaded },
    async createIdentity(sandbox) {
      const { email } = await sandbox.createMailbox({ password: accountPassword })
      return { attributes: {}, caller: { email }, secret: email }
    },
    openField: async (element) => element.getByRole('textbox', { name: 'E-mail' }),
    async sendCall(element, { secret }) {
      await element.getByRole('textbox', { name: 'E-mail' }).fill(secret)
      await element.getByLabel('Password', { exact: true }).fill(accountPassword)
      await element.getByRole('button', { name: 'Sign in', exact: true }).click()
    },
  },
  'tw-wallet': {
    declaration: wallet,
    docs: walletDocs,
    token: {
      header: 'token',
      withoutToken: { reason: 'no-token', title: 'You are not signed in' },
    },
    firstButton: 'Deposit USDT',
    renderedTag: 'small',
    closingTexts: { plain: 'You are signed out.', title: 'Your session has ended' },
    missingFileTexts: { load: notLoaded },
    createIdentity: async (sandbox) => identityOfToken(await sandbox.createAccount()),
    async openField(element) {
      const requestPromise = element.page().waitForRequest(/\/getHistory$/)
      await element.getByRole('button', { name: 'History', exact: true }).click()
      await requestPromise
      // Its name changes once the server has said what it can search for.
      return element.getByRole('searchbox')
    },
    async sendCall(element) {
      await element.evaluate(async (element) => {
        const screen: unknown = Reflect.get(element, 'screen')
        Reflect.set(element, 'screen', 'bind-card')
        // All changes in one tick count as one.
        await new Promise(requestAnimationFrame)
        Reflect.set(element, 'screen', screen)
      })
    },
  },
} as const satisfies Readonly<Record<Tag, ElementUnderTest>>

/** All elements. */
export const elements = Object.values(byTag)

export const elementOf = (tag: Tag): ElementUnderTest => byTag[tag]

/** Every event that an element emits. */
export const eventTypes: readonly string[] = [
  ...new Set(elements.flatMap(({ docs }) => Object.keys(docs.events))),
]
