/* What a person types in the previews. */

export const usdAmount = '1500'
/** The example of EIP-55. */
export const coldWallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
export const friend = 'second.holder@sandbox.example'
export const wrongCode = '000000'
