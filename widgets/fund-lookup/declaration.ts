import { commonProperties, declareElement } from '../../shared/element/entry/declaration.ts'

export const declaration = declareElement({
  tag: 'tw-fund-lookup',
  properties: { ...commonProperties, botCheck: { type: 'callback', default: null } },
})

export type FundLookupDeclaration = typeof declaration
