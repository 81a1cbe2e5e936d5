import type { Endpoint } from '../endpoint.ts'
import * as confirmation from './confirmation.ts'
import * as contract from './contract.ts'
import * as enquiry from './enquiry.ts'
import * as fund from './fund.ts'
import * as firstCalls from './home.ts'
import * as recipients from './recipients.ts'
import * as transfer from './transfer.ts'
import * as user from './user.ts'
import * as wallet from './wallet.ts'

/*
 * Every call that the elements and the site make. Each subject has a file: a bundler puts a file into
 * one chunk, so calls that load at different times are in different files.
 *
 * Method and path are exactly those of the specification (section 7), except where `isSpecified: false`
 * marks them as ours; a host whose server has another path overrides it. `optional: true` means
 * that a server may lack the call: everything works without its answer.
 */

const { depositDirection, withdrawalDirection, ...home } = firstCalls

/** All endpoints. No element imports this list, because it would bundle every one of them. */
export const endpoints = {
  ...home,
  ...transfer,
  ...wallet,
  ...recipients,
  ...confirmation,
  ...contract,
  ...fund,
  ...user,
  ...enquiry,
} satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

/** Paths that a host puts in place of ours, by the name of the call. */
export type EndpointPaths = Partial<Record<EndpointName, string>>
