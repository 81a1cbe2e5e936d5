import { getWalletHomePage } from '../../shared/api/endpoints/home.ts'
import { getBankCard, getHistory } from '../../shared/api/endpoints/wallet.ts'
import {
  commonDocs,
  commonReasons,
  defineDocs,
  explorerText,
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
  tag: 'tw-wallet',
  properties: {
    ...tokenProperty,
    ...commonProperties,
    isUsd: { type: 'boolean', default: false },
    screen: { type: 'choice', default: 'hub', choices: ['hub', 'history', 'bind-card', 'convert'] },
  },
})

export type WalletDeclaration = typeof declaration

/** The title of the shell by `screen`: texts of the catalogues. */
export const title = {
  hub: 'Wallet',
  history: 'History',
  'bind-card': 'Bank account',
  convert: 'USDT to USD account',
}

/** Where the element opens. */
export type ScreenName = (typeof declaration.properties.screen.choices)[number]

/** The steps, as `tw-step` reports them. */
export type Step =
  | 'HUB'
  | 'HISTORY'
  | 'RECORD'
  | 'BIND_CARD'
  | 'TRANSFER'
  | 'TO_FRIEND'
  | 'CONVERT'
  | 'RECIPIENTS'
  | 'PASSKEYS'

/** The first call of each screen, if the element opens with it. */
const firstCallOf: Readonly<Record<ScreenName, EarlyCall>> = {
  hub: { endpoint: getWalletHomePage },
  history: { endpoint: getHistory },
  'bind-card': { endpoint: getBankCard },
  convert: { endpoint: getWalletHomePage },
}

export const firstCalls = ({ screen }: Properties<WalletDeclaration>): readonly EarlyCall[] => [
  firstCallOf[screen],
]

export const docs = /* @__PURE__ */ defineDocs(declaration, () => ({
  summary: 'A wallet: balances, history, bank account, transfers to friends and conversion.',
  pictures: ['server'],
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
      description: 'The account that is selected at first. True: USD. False: USDT.',
    },
    screen: {
      values: 'hub, history, bind-card, convert',
      description: 'The screen to open. Back leads from the others to the hub.',
    },
  },
  events: {
    ...commonDocs.events,
    ...tokenDocs.events,
    'tw-step': {
      ...commonDocs.events['tw-step'],
      detail: stepDetail<Step>()(
        "'HUB' | 'HISTORY' | 'RECORD' | 'BIND_CARD' | 'TRANSFER' | 'TO_FRIEND' | 'CONVERT' | 'RECIPIENTS' | 'PASSKEYS'",
      ),
    },
    'tw-navigate': {
      detail: {
        ...commonDocs.events['tw-navigate'].detail,
        to: "'/' | '/login' | '/transfer'",
        reason: `${commonReasons} | 'deposit' | 'withdraw'`,
        'isUsd?': 'boolean',
      },
      description: `${commonDocs.events['tw-navigate'].description} If \`to\` is \`/transfer\`, open \`<tw-transfer>\` with this \`isUsd\`; \`reason\` is deposit or withdraw.`,
    },
    'tw-open': {
      detail: { url: 'string', method: "'EXPLORER'" },
      description: explorerText,
    },
    'tw-record': recordEvent,
    'tw-balances': {
      detail: { hidden: 'boolean' },
      description:
        'The person has hidden the balances, or shows them again. Hide the figures of your page, too. The choice lasts as long as the tab: if the hub opens with hidden balances, it reports them.',
    },
    'tw-success': {
      detail: {
        kind: "'card-bound' | 'card-removed' | 'friend-transfer' | 'conversion'",
        'amount?': 'string',
        'orderNumber?': 'string',
        'session?': "'earlier'",
      },
      description:
        "The server accepted the request. `kind`: card-bound, card-removed, friend-transfer or conversion; `amount`: decimal text; `session`: 'earlier' if the previous person sent it. Do not show it to the current person.",
    },
  },
  slots: commonDocs.slots,
  methods: tokenDocs.methods,
}))

export type WalletEvents = typeof docs.events
