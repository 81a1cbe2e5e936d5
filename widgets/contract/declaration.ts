import {
  commonManual,
  commonProperties,
  declareElement,
  describeElement,
  tokenProperty,
} from '../../shared/element/declaration.ts'

export const declaration = declareElement({
  tag: 'tw-contract',
  properties: { ...tokenProperty, ...commonProperties },
})

export const manual = /* @__PURE__ */ describeElement(declaration, {
  summary: 'Shows a contract of cooperation and lets a partner broker sign it, by a link.',
  properties: {
    token: {
      values: 'text',
      description: 'Token of the link. Never reflected, never part of a message.',
    },
    ...commonManual.properties,
  },
  events: {
    ...commonManual.events,
    'tw-success': {
      detail: { kind: 'string', number: 'string', 'signedAt?': 'string', 'textHash?': 'string' },
      description:
        'The contract is signed. `kind`: signature; `number`: of the contract; `signedAt`: ISO 8601; `textHash`: SHA-256 of the signed text.',
    },
  },
})

export type ContractDeclaration = typeof declaration
export type ContractEvents = typeof manual.events
