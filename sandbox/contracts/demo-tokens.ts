/** Token of the demo contract's link. */
export const demoContractToken = 'sandbox-contract'

/** Tokens of all demo links, which anyone may know: of the one above, and of one that has expired. */
export const demoContractTokens = [demoContractToken, 'sandbox-contract-expired'] as const
