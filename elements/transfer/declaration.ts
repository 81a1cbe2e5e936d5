import {
  commonProperties,
  declareElement,
  tokenProperty,
} from '../../shared/element/entry/declaration.ts'

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

/** Where the element opens. */
export type ScreenName = (typeof declaration.properties.screen.choices)[number]
