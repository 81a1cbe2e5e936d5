import type { EndpointName } from '../../api/endpoints/all.ts'

/**
 * The names of all calls. Names only, because an element bundles only the endpoints that it calls.
 */
const known: Readonly<Record<EndpointName, true>> = {
  sendEmailCode: true,
  checkEmailCode: true,
  getBalanceInWeb: true,
  getUsdChannel: true,
  getChannel: true,
  getBankCard: true,
  getWalletHomePage: true,
  transfer: true,
  getContractByToken: true,
  signContract: true,
  uploadImage: true,
  getTransferRecord: true,
  sendEnquiry: true,
  signIn: true,
  signOut: true,
  sendUserCode: true,
  checkUserCode: true,
  register: true,
  resetPassword: true,
  getUserInfo: true,
  getHistory: true,
  getHistoryRecord: true,
  bindBankCard: true,
  removeBankCard: true,
  findFriend: true,
  transferToFriend: true,
  getConversionQuote: true,
  convert: true,
}

/** The names in `api-paths` that are not calls, each as the end of a sentence about the element. */
export const unknownPaths = (paths: Readonly<Record<string, string>>): string[] =>
  Object.keys(paths)
    .filter((name) => !Object.hasOwn(known, name))
    .map(
      (name) =>
        `does not know the call "${name}" in api-paths. The calls are ${Object.keys(known).join(', ')}.`,
    )
