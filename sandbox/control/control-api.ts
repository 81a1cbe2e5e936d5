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
import { type ControlCall, get, post } from './control-call.ts'
import { createTestAccount } from './create-test-account.ts'
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
import {
  closeChannel,
  endSessionsOf,
  setConfirmation,
  setRegion,
  unlock,
} from './operator-actions.ts'
import { resetAll } from './reset.ts'

const done = { success: true }

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

/** The calls about faults and about the log, which a proxy has too. */
export const callsOfProxy: readonly ControlCall<Pick<Sandbox, 'faults' | 'calls'>>[] = [
  get('/faults', 'The faults that are set.', ({ faults }) => ({ faults: faults.list() })),
  post('/faults', 'Sets a fault.', faultInput, ({ faults }, fault) => ({
    fault: faults.add(fault),
  })),
  {
    method: 'delete',
    path: '/faults',
    summary: 'Removes faults: one by its id, those of a token or an address, or all.',
    query: { id: 'The id of a fault.', ...about },
    answer({ faults }, { query: { id, token, email } }) {
      faults.remove({ id: id ? Number(id) : undefined, token, email: addressIn(email) })
      return { faults: faults.list() }
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

/** The control page as JSON, for tests. A refusal is HTTP 400 with a message. */
export const controlCalls: readonly ControlCall<Sandbox>[] = [
  get('/accounts', 'All accounts.', ({ database, clock }, { search }) =>
    listAccounts(database.queries, clock(), { search }),
  ),
  post(
    '/account',
    'Creates an account and returns its token. `card: null` creates it without a bank account.',
    accountInput,
    createTestAccount,
  ),
  post(
    '/account/region',
    'Changes the region of residence.',
    residenceInput,
    async ({ database }, { account, region }) => {
      await setRegion(database.queries, account, region)
      return done
    },
  ),
  post(
    '/account/confirmation',
    'Changes how an account has to confirm its orders: `OFF`, by `CODE`, also by `PASSKEY`, or also by the `APP` around the element.',
    confirmationInput,
    async ({ database }, input) => {
      await setConfirmation(database.queries, input)
      return done
    },
  ),
  post(
    '/account/end-sessions',
    'Ends every session of an account.',
    accountNameInput,
    async (sandbox, { account }) => {
      await endSessionsOf(sandbox, account)
      return done
    },
  ),
  post(
    '/unlock',
    'Forgets the failed sign-ins of an address, so that it can sign in again.',
    lockInput,
    async ({ database }, lock) => {
      await unlock(database.queries, lock)
      return done
    },
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
    async (sandbox, decision) => ({ transfer: await decide(sandbox, decision) }),
  ),
  post(
    '/reviews/begin',
    'Begins the first review of a transfer: it can no longer be cancelled.',
    orderInput,
    async (sandbox, { orderNumber }) => ({ transfer: await beginReview(sandbox, orderNumber) }),
  ),
  post(
    '/reviews/question',
    'Asks the holder of a transfer under review. `questions` of the transfer has the answer.',
    askInput,
    async (sandbox, question) => {
      await askQuestion(sandbox, question)
      return done
    },
  ),
  get('/payments', 'The approved withdrawals that are not paid.', async ({ database }) => ({
    payments: await listUnpaid(database.queries),
  })),
  post(
    '/payments',
    'Writes down that a withdrawal was paid, with the hash of its transaction or the reference of the bank. Without one, the sandbox makes one up.',
    paymentInput,
    async (sandbox, payment) => ({ transfer: await recordPayment(sandbox, payment) }),
  ),
  get('/cards', 'The bank accounts that wait for a review.', async ({ database }) => ({
    cards: await listOpenCards(database.queries),
  })),
  post(
    '/cards',
    'Decides the review of a bank account. A rejection needs a reason.',
    cardDecisionInput,
    async (sandbox, decision) => ({ status: await decideCard(sandbox, decision) }),
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
    async (sandbox, closing) => {
      await closeChannel(sandbox, closing)
      return done
    },
  ),
  post(
    '/channels/open',
    'Opens a network or a method again.',
    openInput,
    async ({ database }, way) => {
      await openWay(database.queries, way)
      return done
    },
  ),
  post(
    '/channels/limit',
    'Sets how much each account may send by a network or a method in a day.',
    dailyLimitInput,
    async ({ database }, limit) => {
      await limitWay(database.queries, limit)
      return done
    },
  ),
  {
    method: 'post',
    path: '/interest',
    summary: 'Books today’s interest.',
    answer: async (sandbox) => ({ booked: await bookToday(sandbox) }),
  },
  get('/incoming', 'USDT that arrived.', async ({ database }) => ({
    incoming: await listIncoming(database.queries),
  })),
  post(
    '/incoming',
    'Simulates the arrival of USDT at a deposit address. `blocks`: how many confirm it already; without them it is credited at once. A transaction with the same `hash` arrives once.',
    incomingInput,
    receiveUsdt,
  ),
  post(
    '/incoming/blocks',
    'Adds `blocks` (1) after a transaction that brings USDT. The last one that is needed credits it.',
    blocksInput,
    async (sandbox, blocks) => ({ note: noteOf(await addBlocks(sandbox, blocks)) }),
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
  ),
  post(
    '/contract/text',
    'Sets the text of a contract in one language: `# title`, `## heading`, `- item`, paragraphs. Without words, the text is removed.',
    contractTextInput,
    async (sandbox, text) => {
      await setContractText(sandbox, text)
      return done
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
  },
]
