import {
  commonProperties,
  declareElement,
  tokenProperty,
} from '../../shared/element/entry/declaration.ts'

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

/** Where the element opens. */
export type ScreenName = (typeof declaration.properties.screen.choices)[number]
