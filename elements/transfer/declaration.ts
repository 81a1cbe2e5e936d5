import {
  depositDirection,
  getChannel,
  getUsdChannel,
  getWalletHomePage,
} from '../../shared/api/endpoints/home.ts'
import {
  commonDocs,
  commonReasons,
  defineDocs,
  recordEvent,
  stepDetail,
  tokenDocs,
} from '../../shared/element/element-docs.ts'
import type { Properties } from '../../shared/element/entry/declaration.ts'
import {
  commonProperties,
  declareElement,
  tokenProperty,
} from '../../shared/element/entry/declaration.ts'
import type { EarlyCall } from '../../shared/element/entry/early-fetch.ts'

export const declaration = declareElement({
  tag: 'tw-transfer',
  properties: {
    ...tokenProperty,
    ...commonProperties,
    isUsd: { type: 'boolean', default: false },
    screen: { type: 'choice', default: 'home', choices: ['home', 'deposit', 'withdraw'] },
  },
})

export type TransferDeclaration = typeof declaration

/** The title of the shell: a text of the catalogues. */
export const title = 'Deposit and withdraw'

/** Where the element opens. */
export type ScreenName = (typeof declaration.properties.screen.choices)[number]

/** Steps of the specification, section 3. */
export type Step = 'HOME' | 'DEPOSIT' | 'WITHDRAW' | 'WIRE' | 'BANK' | 'PROVE_IMAGE'

/** HOME shows the company, which is part of the channels in both modes. DEPOSIT shows no balance. */
export const firstCalls = ({
  isUsd,
  screen,
}: Properties<TransferDeclaration>): readonly EarlyCall[] => [
  isUsd
    ? { endpoint: getUsdChannel }
    : { endpoint: getChannel, options: { path: { direction: depositDirection } } },
  ...(screen === 'deposit' ? [] : [{ endpoint: getWalletHomePage }]),
]

export const docs = /* @__PURE__ */ defineDocs(declaration, () => ({
  summary:
    'Deposits and withdrawals: USD by wire, ACH, card or PayPal; USDT on the networks of your server.',
  pictures: ['server', 'data:', 'blob:'],
  slots: {
    ...commonDocs.slots,
    home: 'Only on HOME, between the actions and the company. Your page styles it.',
  },
  properties: {
    token: {
      values: 'text',
      description:
        'Login token. Another token means another person: the element removes all data of the previous one. It is never written to an attribute or sent in a message.',
    },
    ...tokenDocs.properties,
    ...commonDocs.properties,
    isUsd: {
      values: 'boolean: "", 1 and true are true; 0 and false are false',
      description:
        'True: USD. False: USDT. A person who may withdraw by wire only can open the withdrawal of USD; it stays open until you set another value.',
    },
    screen: {
      values: 'home, deposit, withdraw',
      description: 'The screen to open. Back leads from the other two to HOME.',
    },
  },
  events: {
    ...commonDocs.events,
    ...tokenDocs.events,
    'tw-step': {
      ...commonDocs.events['tw-step'],
      detail: stepDetail<Step>()(
        "'HOME' | 'DEPOSIT' | 'WITHDRAW' | 'WIRE' | 'BANK' | 'PROVE_IMAGE'",
      ),
    },
    'tw-navigate': {
      ...commonDocs.events['tw-navigate'],
      detail: {
        ...commonDocs.events['tw-navigate'].detail,
        to: "'/' | '/login' | '/bindCard' | '/wallet' | '/transfer'",
        reason: `${commonReasons} | 'bank-card' | 'convert' | 'withdraw'`,
        'isUsd?': 'boolean',
      },
      description: `${commonDocs.events['tw-navigate'].description} If \`to\` is \`/bindCard\` or \`/wallet\`, open \`<tw-wallet>\` at the screen bind-card or convert. If \`to\` is \`/transfer\`, the person wants to withdraw USD: the element then opens that form by itself, unless the page calls \`preventDefault\`.`,
    },
    'tw-open': {
      detail: { url: 'string', method: "'WIRE' | 'ACH' | 'CREDIT_CARD' | 'PAYPAL' | 'EXPLORER'" },
      description:
        'The person wants to pay at this address, which your server sent as `payTo`; or, with the method EXPLORER, to see a transaction in the explorer that your server named. It begins with https. The element opens it in another tab. In a webview, or to open it elsewhere, call `preventDefault` and open it yourself.',
    },
    'tw-record': recordEvent,
    'tw-success': {
      detail: {
        kind: "'usd-withdrawal' | 'usdt-withdrawal' | 'deposit-proof'",
        amount: 'string',
        'orderNumber?': 'string',
        'session?': "'earlier'",
      },
      description:
        "The server accepted a transfer. `kind`: usd-withdrawal, usdt-withdrawal or deposit-proof; `amount`: decimal text; `session`: 'earlier' if the previous person sent it. Do not show it to the current person.",
    },
  },
  methods: tokenDocs.methods,
}))

export type TransferEvents = typeof docs.events
