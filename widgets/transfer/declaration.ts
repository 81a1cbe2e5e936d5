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
  },
})

export type TransferDeclaration = typeof declaration
