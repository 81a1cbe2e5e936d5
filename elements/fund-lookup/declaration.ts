import { commonProperties, declareElement } from '../../shared/element/entry/declaration.ts'

export const declaration = declareElement({
  tag: 'tw-fund-lookup',
  properties: {
    ...commonProperties,
    botCheck: {
      type: 'callback',
      takes: 'text: string',
      returns: 'Promise<string>',
      default: null,
    },
  },
})

export type FundLookupDeclaration = typeof declaration
