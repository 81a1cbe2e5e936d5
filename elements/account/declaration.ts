import { commonProperties, declareElement } from '../../shared/element/entry/declaration.ts'

export const declaration = declareElement({
  tag: 'tw-account',
  properties: {
    ...commonProperties,
    screen: { type: 'choice', default: 'sign-in', choices: ['sign-in', 'register', 'reset'] },
    signedOut: { type: 'boolean', default: false },
    sendToken: { type: 'boolean', default: false },
    onToken: { type: 'callback', takes: 'text: string', returns: 'void', default: null },
    botCheck: {
      type: 'callback',
      takes: 'text: string',
      returns: 'Promise<string>',
      default: null,
    },
  },
})

export type AccountDeclaration = typeof declaration
