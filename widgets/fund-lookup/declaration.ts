import {
  commonManual,
  commonProperties,
  declareElement,
  describeElement,
} from '../../shared/element/declaration.ts'

export const declaration = declareElement({
  tag: 'tw-fund-lookup',
  properties: commonProperties,
})

export const manual = /* @__PURE__ */ describeElement(declaration, {
  summary: 'Looks up the net asset value of a trust fund by a code sent to an e-mail address.',
  properties: commonManual.properties,
  events: {
    ...commonManual.events,
    'tw-success': {
      detail: { kind: 'string' },
      description:
        'A net asset value was found and is shown. `kind`: lookup. No message holds the address, the code or a figure.',
    },
  },
})

export type FundLookupDeclaration = typeof declaration
export type FundLookupEvents = typeof manual.events
