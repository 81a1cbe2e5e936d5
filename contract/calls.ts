import type * as v from 'valibot'
import { type Tag, tags } from '../elements/elements.ts'
import { isRead } from '../shared/api/endpoint.ts'
import { type EndpointName, endpoints } from '../shared/api/endpoints/all.ts'
import { withdrawalDirection } from '../shared/api/endpoints/home.ts'
import { bankCard } from '../shared/api/wire/bank-card.ts'
import {
  orderCodeRequest,
  passkeyAddition,
  passkeyCreation,
  passkeyList,
  passkeyRemoval,
  passkeyStart,
} from '../shared/api/wire/confirmation.ts'
import { contract } from '../shared/api/wire/contract.ts'
import { conversionQuote } from '../shared/api/wire/conversion.ts'
import { cryptoChannel } from '../shared/api/wire/crypto-channel.ts'
import { friend } from '../shared/api/wire/friend.ts'
import { codeToken, netAssetValue } from '../shared/api/wire/fund.ts'
import { historyPage, historyRecord } from '../shared/api/wire/history.ts'
import { recipientBook } from '../shared/api/wire/recipient.ts'
import {
  bankCardBinding,
  cancellation,
  codeCheck,
  codeRequest,
  conversion,
  credentials,
  enquiry,
  friendSearch,
  friendTransfer,
  historyQuery,
  newPassword,
  questionReply,
  quoteRequest,
  recipientInput,
  recipientRemoval,
  recipientRestriction,
  registration,
  signingPayload,
  transferPayload,
} from '../shared/api/wire/requests.ts'
import { transferRecord } from '../shared/api/wire/transfer.ts'
import { uploaded } from '../shared/api/wire/upload.ts'
import { usdChannel } from '../shared/api/wire/usd-channel.ts'
import { signedIn, userInfo } from '../shared/api/wire/user.ts'
import { wallet } from '../shared/api/wire/wallet.ts'
import { maxPictureMegabytes } from '../shared/limits.ts'

/** Who makes a call: an element, or the site. */
export type Caller = Tag | 'site'

export const callers: readonly Caller[] = [...tags, 'site']

/**
 * What `data` of an answer contains. `item` and `list` are fields of it; `whole` is `data` itself.
 */
interface AnswerData {
  readonly in: 'item' | 'list' | 'whole'
  readonly schema: v.GenericSchema
  readonly isNeeded: boolean
}

interface Sample {
  readonly body?: Readonly<Record<string, unknown>>
  readonly path?: Readonly<Record<string, string>>
}

const nobody = 'nobody@conformance.example'
const password = 'Conformance2026'

/** What a call requires of a server, beyond its row in `shared/api/endpoints/`. */
export interface CallContract {
  /** One line for a list of calls. */
  readonly summary: string
  readonly callers: readonly Caller[]
  /** Those callers that can do without the call if a server lacks it. */
  readonly optionalFor?: readonly Caller[]
  readonly movesMoney?: true
  /** Without it, the caller reads only whether the call succeeded. */
  readonly data?: AnswerData
  /** The JSON body of the request. */
  readonly body?: v.GenericSchema
  /** A well-formed request for tests. It names no account, order or contract that exists. */
  readonly sample?: Sample
  /** The fields of a multipart form. */
  readonly form?: Readonly<Record<string, string>>
  readonly query?: v.ObjectSchema<v.ObjectEntries, undefined>
  /** What each `{placeholder}` of the path stands for. */
  readonly path?: Readonly<Record<string, string>>
  /** Whether the caller sends an `Idempotency-Key`. */
  readonly hasKey?: true
  /** Whether the caller may send a `bot-token`. */
  readonly hasBotToken?: true
}

/** `data.item`, which the caller requires. */
const item = (schema: v.GenericSchema): AnswerData => ({ in: 'item', schema, isNeeded: true })
/** `data.item`, missing or `null` if there is none. */
const itemOrNone = (schema: v.GenericSchema): AnswerData => ({
  in: 'item',
  schema,
  isNeeded: false,
})
const list = (schema: v.GenericSchema): AnswerData => ({ in: 'list', schema, isNeeded: true })
const whole = (schema: v.GenericSchema): AnswerData => ({ in: 'whole', schema, isNeeded: true })

const wallets = ['tw-transfer', 'tw-wallet', 'site'] as const
const deposits = ['tw-transfer', 'site'] as const
const senders = ['tw-transfer', 'tw-wallet'] as const

/** The calls by name. The endpoint itself (method, path, token) is in `shared/api/endpoints/`. */
export const calls: Readonly<Record<EndpointName, CallContract>> = {
  sendEmailCode: {
    summary: 'Sends a code to an e-mail address. The answer is the same for every address.',
    callers: ['tw-fund-lookup'],
    path: { email: 'The e-mail address.' },
    hasBotToken: true,
    sample: { path: { email: nobody } },
  },
  checkEmailCode: {
    summary:
      'Checks a code. The answer has a token if the code is correct, and none if it is wrong.',
    callers: ['tw-fund-lookup'],
    data: { in: 'whole', schema: codeToken, isNeeded: false },
    path: { email: 'The e-mail address.', code: 'The six digits.' },
    hasKey: true,
    sample: { path: { email: nobody, code: '000000' } },
  },
  getBalanceInWeb: {
    summary: 'The net asset value of the wallet of a checked e-mail address.',
    callers: ['tw-fund-lookup'],
    data: itemOrNone(netAssetValue),
  },
  getUsdChannel: {
    summary: 'The accounts that receive USD, with limits and fees.',
    callers: deposits,
    data: list(usdChannel),
  },
  getChannel: {
    summary: 'The networks for USDT, with addresses, limits and fees.',
    callers: deposits,
    data: list(cryptoChannel),
    path: { direction: '0 for withdrawals, 1 for deposits.' },
    sample: { path: { direction: withdrawalDirection } },
  },
  getBankCard: {
    summary: 'The bank account that withdrawals in USD go to.',
    callers: ['tw-transfer', 'tw-wallet'],
    data: itemOrNone(bankCard),
  },
  getWalletHomePage: {
    summary: 'The balances of the wallet.',
    callers: wallets,
    data: item(wallet),
  },
  transfer: {
    summary: 'Requests a withdrawal, or submits the proof of a deposit.',
    callers: ['tw-transfer'],
    movesMoney: true,
    data: itemOrNone(transferRecord),
    body: transferPayload,
    hasKey: true,
    sample: {
      body: { amount: '1', proveImage: '', remark: '', transferWay: 'WIRE', type: 'WITHDRAW' },
    },
  },
  getContractByToken: {
    summary: 'The contract of a link. An empty list means that the link is not valid.',
    callers: ['tw-contract'],
    data: list(contract),
  },
  signContract: {
    summary: 'Signs the contract of a link.',
    callers: ['tw-contract'],
    body: signingPayload,
    hasKey: true,
    sample: {
      body: { paymentImg: [], paymentId: 'none', signature: 'https://conformance.example/1' },
    },
  },
  uploadImage: {
    summary: 'Uploads a picture: the proof of a deposit, a part of an answer, or a signature.',
    callers: ['tw-transfer', 'tw-wallet', 'tw-contract'],
    optionalFor: ['tw-wallet'],
    data: whole(uploaded),
    form: { module: 'Always `image`.', file: `A JPG or PNG of at most ${maxPictureMegabytes} MB.` },
  },
  cancelTransfer: {
    summary:
      'Cancels a withdrawal whose first review has not begun, and returns its money. For one that is cancelled already, it succeeds and changes nothing.',
    callers: ['tw-transfer', 'tw-wallet'],
    movesMoney: true,
    body: cancellation,
    hasKey: true,
    sample: { body: { orderNumber: 'none' } },
  },
  answerQuestion: {
    summary: 'Answers a question that a reviewer has asked about an order.',
    callers: ['tw-transfer', 'tw-wallet'],
    body: questionReply,
    hasKey: true,
    sample: { body: { questionId: 'none', text: 'My salary of November.', files: [] } },
  },
  getTransferRecord: {
    summary: 'A transfer, by its order number or by the idempotency key it was sent with.',
    callers: ['tw-transfer'],
    data: itemOrNone(transferRecord),
    path: { id: 'Order number or idempotency key.' },
    sample: { path: { id: 'none' } },
  },
  sendEnquiry: {
    summary: 'Sends a message from a visitor of the site.',
    callers: ['site'],
    body: enquiry,
    hasKey: true,
    hasBotToken: true,
    sample: {
      body: {
        name: 'A Visitor',
        email: 'visitor@sandbox.example',
        message: 'Which papers does a trust need?',
        topic: '',
      },
    },
  },
  signIn: {
    summary: 'Signs in. The answer has the login token.',
    callers: ['tw-account'],
    data: whole(signedIn),
    body: credentials,
    hasBotToken: true,
    sample: { body: { account: nobody, password } },
  },
  signOut: {
    summary: 'Ends the session of the token.',
    callers: ['site'],
  },
  sendUserCode: {
    summary:
      'Sends a code to an e-mail address or a mobile number. The answer is the same for every account, known or unknown.',
    callers: ['tw-account'],
    body: codeRequest,
    hasBotToken: true,
    sample: { body: { account: nobody, purpose: 'RESET' } },
  },
  checkUserCode: {
    summary:
      'Checks a code. The answer has a token if the code is correct, and none if it is wrong.',
    callers: ['tw-account'],
    data: { in: 'whole', schema: codeToken, isNeeded: false },
    body: codeCheck,
    hasKey: true,
    sample: { body: { account: nobody, purpose: 'RESET', code: '000000' } },
  },
  register: {
    summary: 'Opens an account for a checked address or number.',
    callers: ['tw-account'],
    body: registration,
    hasKey: true,
    sample: { body: { password, name: 'Nobody', region: 'US' } },
  },
  resetPassword: {
    summary:
      'Sets a new password for the account of a checked address or number, and ends its sessions.',
    callers: ['tw-account'],
    body: newPassword,
    hasKey: true,
    sample: { body: { password } },
  },
  getUserInfo: {
    summary: 'The account that the token belongs to.',
    callers: wallets,
    optionalFor: ['tw-transfer'],
    data: item(userInfo),
  },
  getHistory: {
    summary: 'A page of the history, newest first.',
    callers: wallets,
    optionalFor: ['tw-transfer'],
    data: whole(historyPage),
    query: historyQuery,
  },
  getHistoryRecord: {
    summary:
      'A record of the history, by its order number or by the idempotency key of its request.',
    callers: ['tw-wallet'],
    data: itemOrNone(historyRecord),
    path: { orderNumber: 'Order number or idempotency key.' },
    sample: { path: { orderNumber: 'none' } },
  },
  bindBankCard: {
    summary: 'Asks to add a bank account, or to change the current one.',
    callers: ['tw-wallet'],
    data: itemOrNone(bankCard),
    body: bankCardBinding,
    hasKey: true,
    sample: {
      body: {
        holderName: 'Nobody',
        holderAddress: '3 Example Street',
        bankName: 'Example Bank',
        bankAccount: '1234567890',
        bankAddress: '1 Example Street',
        country: 'TW',
        city: 'Taipei',
        postCode: '100',
        swiftCode: 'EXMPTW20',
      },
    },
  },
  removeBankCard: {
    summary: 'Removes the bank account.',
    callers: ['tw-wallet'],
    hasKey: true,
  },
  findFriend: {
    summary: 'The masked name of an account holder, to check before money is sent.',
    callers: ['tw-wallet'],
    data: itemOrNone(friend),
    body: friendSearch,
    sample: { body: { account: nobody } },
  },
  transferToFriend: {
    summary: 'Sends money to another account. It cannot be revoked.',
    callers: ['tw-wallet'],
    movesMoney: true,
    data: itemOrNone(historyRecord),
    body: friendTransfer,
    hasKey: true,
    sample: { body: { walletNumber: 'none', currency: 'USD', amount: '1' } },
  },
  getRecipients: {
    summary:
      'The saved recipients, the destinations that were used before, and whether only saved ones may be used.',
    callers: senders,
    optionalFor: senders,
    data: whole(recipientBook),
  },
  saveRecipient: {
    summary: 'Saves a recipient under a name, or changes the name. The answer has all of them.',
    callers: senders,
    optionalFor: senders,
    data: whole(recipientBook),
    body: recipientInput,
    sample: { body: { name: 'Nobody', walletNumber: 'none' } },
  },
  removeRecipient: {
    summary: 'Removes a saved recipient. The answer has the others.',
    callers: ['tw-wallet'],
    optionalFor: ['tw-wallet'],
    data: whole(recipientBook),
    body: recipientRemoval,
    sample: { body: { id: 'none' } },
  },
  restrictRecipients: {
    summary:
      'Lets money go to saved recipients alone, at once; or to any again, after the waiting time.',
    callers: ['tw-wallet'],
    optionalFor: ['tw-wallet'],
    data: whole(recipientBook),
    body: recipientRestriction,
    sample: { body: { isOn: true } },
  },
  sendOrderCode: {
    summary:
      'Sends the six digits with which the person confirms one order, or the removal of a passkey.',
    callers: senders,
    optionalFor: senders,
    body: orderCodeRequest,
    sample: { body: { id: 'none' } },
  },
  startPasskey: {
    summary:
      'Begins to add a passkey, for a person who has just confirmed an order with the code that is sent along.',
    callers: senders,
    optionalFor: senders,
    data: item(passkeyCreation),
    body: passkeyStart,
    sample: { body: { id: 'none', code: '000000' } },
  },
  addPasskey: {
    summary: 'Adds the passkey that the person has made.',
    callers: senders,
    optionalFor: senders,
    body: passkeyAddition,
    sample: {
      body: {
        id: 'none',
        passkey: {
          id: 'none',
          rawId: 'none',
          type: 'public-key',
          response: {
            clientDataJSON: '',
            attestationObject: '',
            authenticatorData: '',
            transports: [],
            publicKeyAlgorithm: -7,
          },
        },
      },
    },
  },
  getPasskeys: {
    summary: 'The passkeys that confirm orders of the person.',
    callers: ['tw-wallet'],
    optionalFor: ['tw-wallet'],
    data: whole(passkeyList),
  },
  removePasskey: {
    summary:
      'Removes a passkey. Your server may refuse with 28117 until the person confirms it with a code. The answer has the others.',
    callers: ['tw-wallet'],
    optionalFor: ['tw-wallet'],
    data: whole(passkeyList),
    body: passkeyRemoval,
    sample: { body: { id: 'none' } },
  },
  getConversionQuote: {
    summary: 'A rate for converting USDT to USD, valid for a short time.',
    callers: ['tw-wallet'],
    data: item(conversionQuote),
    body: quoteRequest,
    sample: { body: { amount: '1' } },
  },
  convert: {
    summary: 'Converts USDT to USD at the rate of a quote that has not expired.',
    callers: ['tw-wallet'],
    movesMoney: true,
    data: itemOrNone(historyRecord),
    body: conversion,
    hasKey: true,
    sample: { body: { quoteId: 'none' } },
  },
}

/** What a call changes: nothing, money, or something else, such as sending a message. */
export function changesOf(name: EndpointName): 'nothing' | 'money' | 'something' {
  if (isRead(endpoints[name])) return 'nothing'
  return calls[name].movesMoney ? 'money' : 'something'
}
