import {
  commonProperties,
  declareElement,
  tokenProperty,
} from '../../shared/element/entry/declaration.ts'

export const declaration = declareElement({
  tag: 'tw-contract',
  properties: { ...tokenProperty, ...commonProperties },
})

export type ContractDeclaration = typeof declaration
