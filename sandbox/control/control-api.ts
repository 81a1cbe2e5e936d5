import { listAccounts } from '../accounts/list.ts'
import { cardDecisionInput, decideCard, listOpenCards } from '../bank-cards/review.ts'
import { faultInput } from '../calls/faults.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { limitWay, listWays, openWay } from '../channels/operate.ts'
import { forgetSends } from '../codes/send.ts'
import { createContract } from '../contracts/open.ts'
import { contractTextInput, setContractText } from '../contracts/own-texts.ts'
import { listContracts } from '../contracts/record.ts'
import { parseInput } from '../core/parse-input.ts'
import { bookToday } from '../interest/book-interest.ts'
import { mailboxOf } from '../messages/contact.ts'
import { address } from '../messages/contact-inputs.ts'
import { inbox } from '../messages/inbox.ts'
import { addBlocks, blocksInput } from '../transfers/blocks.ts'
import { listIncoming, noteOf, receiveUsdt } from '../transfers/incoming.ts'
import { listUnpaid, paymentInput, recordPayment } from '../transfers/pay.ts'
import { askInput, askQuestion } from '../transfers/questions.ts'
import { listTransfers } from '../transfers/record.ts'
import { beginReview, decide } from '../transfers/review.ts'
import { confirmationNames } from './accounts.tsx'
import { type ControlCall, done, get, post } from './control-call.ts'
import { createTestAccount } from './create-test-account.ts'
import { bodyOfForm, contractOfForm, faultOfForm, typedAmount } from './form-inputs.ts'
import {
  accountInput,
  accountNameInput,
  closeInput,
  confirmationInput,
  contractInput,
  dailyLimitInput,
  decisionInput,
  incomingInput,
  lockInput,
  openInput,
  orderInput,
  residenceInput,
} from './inputs.ts'
import { changeAccount, closeChannel, endSessionsOf, resetAll, unlock } from './operator-actions.ts'

const about = {
  token: 'Only those of this token.',
  email: 'Only those about this e-mail address or mobile number.',
}

/** An e-mail address or a mobile number in the query. */
const addressIn = (text: string | undefined) =>
  text === undefined ? undefined : parseInput(address, text)

const scopeOf = ({ token, email }: Readonly<Record<string, string>>) => {
  const to = addressIn(email)
  return { token, mailbox: to && mailboxOf(to) }
}

const waysBy = { deposit: 'Deposits', withdraw: 'Withdrawals' } as const

/** The calls about faults and about the log, which a proxy has too. */
export const callsOfProxy: readonly ControlCall<Pick<Sandbox, 'faults' | 'calls'>>[] = [
  get('/faults', 'The faults that are set.', ({ faults }) => ({ faults: faults.list() })),
  post('/faults', 'Sets a fault.', faultInput, ({ faults }, fault) => faults.add(fault), {
    answer: (fault) => ({ fault }),
    part: 'faults',
    read: faultOfForm,
    note: ({ call, kind }) => `Fault set: ${kind} on ${call}.`,
  }),
  {
    method: 'delete',
    path: '/faults',
    summary: 'Removes faults: one by its id, those of a token or an address, or all.',
    query: { id: 'The id of a fault.', ...about },
    answer({ faults }, { query: { id, token, email } }) {
      faults.remove({ id: id ? Number(id) : undefined, token, email: addressIn(email) })
      return { faults: faults.list() }
    },
    form: {
      path: '/faults/remove',
      part: 'faults',
      submit({ faults }, { id }) {
        faults.remove({ id: Number(id) })
        return 'Fault removed.'
      },
    },
  },
  get(
    '/calls',
    'The last calls, oldest first.',
    ({ calls }, query) => ({ calls: calls.list(scopeOf(query)) }),
    about,
  ),
  {
    method: 'delete',
    path: '/calls',
    summary: 'Forgets the last calls.',
    query: about,
    answer({ calls }, { query }) {
      calls.clear(scopeOf(query))
      return done
    },
  },
]

/**
 * What the operator can do: as JSON, for tests, and much of it by a form of the control page. A refusal
 * is HTTP 400 with a message.
 */
export const controlCalls: readonly ControlCall<Sandbox>[] = [
  get('/accounts', 'All accounts.', ({ database, clock }, { search }) =>
    listAccounts(database.queries, clock(), { search }),
  ),
  post(
    '/account',
    'Creates an account and returns its token. `card: null` creates it without a bank account.',
    accountInput,
    createTestAccount,
    { answer: (made) => made },
  ),
  post('/account/region', 'Changes the region of residence.', residenceInput, changeAccount, {
    part: 'accounts',
    note: (name, { region }) => `${name} lives in ${region} now.`,
  }),
  post(
    '/account/confirmation',
    'Changes how an account has to confirm its orders: `OFF`, by `CODE`, also by `PASSKEY`, or also by the `APP` around the element.',
    confirmationInput,
    changeAccount,
    {
      part: 'accounts',
      note: (name, { confirms }) => `${name} confirms orders: ${confirmationNames[confirms]}.`,
    },
  ),
  post(
    '/account/end-sessions',
    'Ends every session of an account.',
    accountNameInput,
    endSessionsOf,
    { part: 'accounts', note: (name) => `Every session of ${name} has ended.` },
  ),
  post(
    '/unlock',
    'Forgets the failed sign-ins of an address, so that it can sign in again.',
    lockInput,
    unlock,
    { part: 'accounts', note: (_, { name }) => `${name} can sign in again.` },
  ),
  ...callsOfProxy,
  get(
    '/transfers',
    'All transfers.',
    async ({ database }, { accountId }) => ({
      transfers: await listTransfers(database.queries, { accountId }),
    }),
    { accountId: 'Only those of this account.' },
  ),
  get('/reviews', 'The transfers that wait for a review.', async ({ database }) => ({
    reviews: await listTransfers(database.queries, { only: 'open' }),
  })),
  post(
    '/reviews',
    'Decides one tier of the review of a transfer. A rejection needs a reason.',
    decisionInput,
    decide,
    {
      answer: (transfer) => ({ transfer }),
      part: 'reviews',
      note: ({ orderNumber, status }) => `Order ${orderNumber} decided; its status is ${status}.`,
    },
  ),
  post(
    '/reviews/begin',
    'Begins the first review of a transfer: it can no longer be cancelled.',
    orderInput,
    beginReview,
    {
      answer: (transfer) => ({ transfer }),
      part: 'reviews',
      note: ({ orderNumber }) => `The review of order ${orderNumber} has begun.`,
    },
  ),
  post(
    '/reviews/question',
    'Asks the holder of a transfer under review. `questions` of the transfer has the answer.',
    askInput,
    askQuestion,
    { part: 'reviews', note: () => 'The question was asked.' },
  ),
  get('/payments', 'The approved withdrawals that are not paid.', async ({ database }) => ({
    payments: await listUnpaid(database.queries),
  })),
  post(
    '/payments',
    'Writes down that a withdrawal was paid, with the hash of its transaction or the reference of the bank. Without one, the sandbox makes one up.',
    paymentInput,
    recordPayment,
    {
      answer: (transfer) => ({ transfer }),
      part: 'payments',
      note: ({ orderNumber }) => `Order ${orderNumber} paid.`,
    },
  ),
  get('/cards', 'The bank accounts that wait for a review.', async ({ database }) => ({
    cards: await listOpenCards(database.queries),
  })),
  post(
    '/cards',
    'Decides the review of a bank account. A rejection needs a reason.',
    cardDecisionInput,
    decideCard,
    {
      answer: (status) => ({ status }),
      part: 'cards',
      note: (status) => `Bank account ${status === 'Success' ? 'added' : 'rejected'}.`,
    },
  ),
  get(
    '/channels',
    'Networks and methods, with the limit of the day and whether they are closed.',
    async ({ database, clock }) => ({ channels: await listWays(database.queries, clock()) }),
  ),
  post(
    '/channels/close',
    'Closes a network or a method in one direction, with a reason in one text or in four languages.',
    closeInput,
    closeChannel,
    {
      part: 'channels',
      note: (_, { direction, channel }) => `${waysBy[direction]} by ${channel} are closed.`,
    },
  ),
  post(
    '/channels/open',
    'Opens a network or a method again.',
    openInput,
    ({ database }, way) => openWay(database.queries, way),
    {
      part: 'channels',
      note: (_, { direction, channel }) => `${waysBy[direction]} by ${channel} are open.`,
    },
  ),
  post(
    '/channels/limit',
    'Sets how much each account may send by a network or a method in a day.',
    dailyLimitInput,
    ({ database }, limit) => limitWay(database.queries, limit),
    {
      part: 'channels',
      read: (form) => ({ ...form, dailyLimit: typedAmount(form.dailyLimit, 'USDT') }),
      note: (_, { direction, channel, dailyLimit }) =>
        `${waysBy[direction]} by ${channel} have the daily limit ${dailyLimit}.`,
    },
  ),
  {
    method: 'post',
    path: '/interest',
    summary: 'Books today’s interest.',
    answer: async (sandbox) => ({ booked: await bookToday(sandbox) }),
    form: {
      part: 'terms',
      async submit(sandbox) {
        const count = await bookToday(sandbox)
        if (count === 0) return 'Today’s interest has already been booked.'
        return `Today’s interest booked for ${count} account${count === 1 ? '' : 's'}.`
      },
    },
  },
  get('/incoming', 'USDT that arrived.', async ({ database }) => ({
    incoming: await listIncoming(database.queries),
  })),
  post(
    '/incoming',
    'Simulates the arrival of USDT at a deposit address. `blocks`: how many confirm it already; without them it is credited at once. A transaction with the same `hash` arrives once.',
    incomingInput,
    receiveUsdt,
    {
      answer: (arrived) => arrived,
      part: 'incoming',
      read: (form) => ({ ...bodyOfForm(form), amount: typedAmount(form.amount, 'USDT') }),
      note: ({ note }) => note,
    },
  ),
  post(
    '/incoming/blocks',
    'Adds `blocks` (1) after a transaction that brings USDT. The last one that is needed credits it.',
    blocksInput,
    addBlocks,
    {
      answer: (transfer) => ({ note: noteOf(transfer) }),
      part: 'incoming',
      note: noteOf,
    },
  ),
  get(
    '/inbox',
    'The last messages, newest first, with the codes that were sent.',
    async ({ database }, { to }) => ({ mails: await inbox(database.queries, 200, addressIn(to)) }),
    { to: 'Only those to this e-mail address or mobile number.' },
  ),
  {
    method: 'delete',
    path: '/code-sends',
    summary: 'Resets the send limits of an address, so that another code can be sent at once.',
    query: { email: 'The e-mail address or mobile number.' },
    async answer({ database }, { query }) {
      await forgetSends(database.queries, parseInput(address, query.email))
      return done
    },
  },
  get(
    '/contracts',
    'All contracts.',
    async ({ database, clock }, { token }) => ({
      contracts: await listContracts(database.queries, clock(), { token }),
    }),
    { token: 'Only the contract of this link.' },
  ),
  post(
    '/contract',
    'Creates a contract and returns the token of its link.',
    contractInput,
    createContract,
    {
      answer: (made) => made,
      part: 'contracts',
      read: contractOfForm,
      note: ({ number, token }) =>
        `Contract ${number} created; its link has the token ${token}. It is shown only now.`,
    },
  ),
  post(
    '/contract/text',
    'Sets the text of a contract in one language: `# title`, `## heading`, `- item`, paragraphs. Without words, the text is removed.',
    contractTextInput,
    setContractText,
    {
      part: 'contracts',
      note: (_, { text }) => (text.trim() ? 'The text is set.' : 'The text is removed.'),
    },
  ),
  {
    method: 'post',
    path: '/reset',
    summary: 'Restores the initial state.',
    async answer(sandbox) {
      await resetAll(sandbox)
      return done
    },
    form: {
      part: 'reset',
      async submit(sandbox) {
        await resetAll(sandbox)
        return 'Everything has been reset.'
      },
    },
  },
]
