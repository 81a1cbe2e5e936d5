import { and, asc, eq, gt } from 'drizzle-orm'
import { refusalCodes } from '../../shared/api/refusal-codes.ts'
import { utc } from '../basics/dates.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { SignInLimits } from '../core/limits.ts'
import { lockName, type Queries } from '../database/database.ts'
import { signInLocks } from '../database/schema.ts'
import { durationText } from '../language/duration-text.ts'
import { msg } from '../language/msg.ts'

/**
 * Whose failures are counted. An account is named by the address that was entered, whether or not it
 * has one.
 */
interface LockName {
  readonly kind: 'ACCOUNT' | 'SOURCE'
  readonly name: string
}

/** A try to sign in: to which account, and from which network address. */
export interface Attempt {
  readonly mailbox: string
  readonly source: string
}

/** A count of failures: of an account from a network address, or from anywhere if there is none. */
interface Counter extends LockName {
  readonly source: string
  /** Failures after which each further one begins a wait. */
  readonly allowed: number
}

type Counters = Readonly<Record<'here' | 'anywhere' | 'bySource', Counter>>

function countersOf({ mailbox, source }: Attempt, limits: SignInLimits): Counters {
  const account: LockName = { kind: 'ACCOUNT', name: mailbox }
  return {
    here: { ...account, source, allowed: limits.failuresPerAccount },
    anywhere: { ...account, source: '', allowed: limits.failuresFromAnywhere },
    bySource: { kind: 'SOURCE', name: source, source: '', allowed: limits.failuresPerSource },
  }
}

const isOf = ({ kind, name }: LockName) =>
  and(eq(signInLocks.kind, kind), eq(signInLocks.name, name))

const read = async (queries: Queries, counter: Counter) =>
  (
    await queries
      .select()
      .from(signInLocks)
      .where(and(isOf(counter), eq(signInLocks.source, counter.source)))
  )[0]

type Row = Awaited<ReturnType<typeof read>>

const write = (
  queries: Queries,
  { kind, name, source }: Counter,
  fresh: Omit<typeof signInLocks.$inferInsert, 'kind' | 'name' | 'source'>,
) =>
  queries
    .insert(signInLocks)
    .values({ kind, name, source, ...fresh })
    .onConflictDoUpdate({
      target: [signInLocks.kind, signInLocks.name, signInLocks.source],
      set: fresh,
    })

const waitAfter = (failures: number, allowed: number, limits: SignInLimits): number =>
  failures < allowed
    ? 0
    : Math.min(limits.firstWaitSeconds * 2 ** (failures - allowed), limits.longestWaitSeconds)

/** The refusal of a try that comes too soon, with the wait as text and as data. */
function lockedOut(waitSeconds: number): Refusal {
  const wait = durationText(waitSeconds)
  return new Refusal(
    msg('Too many failed attempts. Try again in {wait}.', { wait }),
    refusalCodes.locked,
    { waitSeconds },
  )
}

const secondsLeft = (row: Row, at: Date): number =>
  row?.lockedUntil ? Math.ceil(utc(row.lockedUntil).diff(at, 'second', true)) : 0

/**
 * Refuses a try while a wait lasts. Failures from elsewhere do not stop an address that the account
 * has signed in from: nobody can keep its holder out.
 */
export async function refuseLocked(deps: SandboxDeps, attempt: Attempt): Promise<void> {
  const { queries } = deps.database
  const { here, anywhere, bySource } = countersOf(attempt, deps.signInLimits)
  const at = deps.clock()
  const mine = await read(queries, here)
  const all = secondsLeft(await read(queries, anywhere), at)
  const waits = [
    secondsLeft(mine, at),
    secondsLeft(await read(queries, bySource), at),
    mine?.signedInAt ? 0 : all,
  ]
  const longest = Math.max(...waits)
  if (longest > 0) throw lockedOut(longest)
}

/** Counts one more failure; returns the seconds of the wait that it begins. */
async function count(queries: Queries, counter: Counter, at: Date, limits: SignInLimits) {
  const row = await read(queries, counter)
  const counts = row && utc(row.failedAt).add(limits.forgetHours, 'hour').isAfter(at)
  const failures = (counts ? row.failures : 0) + 1
  const wait = waitAfter(failures, counter.allowed, limits)
  const lockedUntil = wait > 0 ? utc(at).add(wait, 'second').toDate() : null
  await write(queries, counter, { failures, failedAt: at, lockedUntil })
  return wait
}

/**
 * Counts a try with wrong credentials.
 *
 * @throws Refusal if it begins a wait
 */
export async function countFailure(deps: SandboxDeps, attempt: Attempt): Promise<void> {
  const { signInLimits: limits, database } = deps
  const counters = countersOf(attempt, limits)
  const longest = await database.queries.transaction(async (tx) => {
    // Always in this order, or two tries could deadlock.
    await lockName(tx, 'mailbox', attempt.mailbox)
    await lockName(tx, 'source', attempt.source)
    const at = deps.clock()
    const isKnown = Boolean((await read(tx, counters.here))?.signedInAt)
    const here = await count(tx, counters.here, at, limits)
    const anywhere = await count(tx, counters.anywhere, at, limits)
    const bySource = await count(tx, counters.bySource, at, limits)
    return Math.max(here, bySource, isKnown ? 0 : anywhere)
  })
  if (longest > 0) throw lockedOut(longest)
}

/**
 * Forgets the failures of an account from the address that it signed in from. Those of the address
 * still count: an attacker could reset them by signing in to an account of their own.
 */
export async function countSuccess(queries: Queries, deps: SandboxDeps, attempt: Attempt) {
  await lockName(queries, 'mailbox', attempt.mailbox)
  const at = deps.clock()
  const { here } = countersOf(attempt, deps.signInLimits)
  await write(queries, here, { failures: 0, failedAt: at, lockedUntil: null, signedInAt: at })
}

/**
 * Forgets the failures of an address or a source, and ends their wait. Within a transaction, it waits
 * for tries that are being counted: in another order of their rows, the two could deadlock.
 */
export async function forgetFailures(queries: Queries, lock: LockName): Promise<void> {
  await lockName(queries, lock.kind === 'ACCOUNT' ? 'mailbox' : 'source', lock.name)
  await queries.update(signInLocks).set({ failures: 0, lockedUntil: null }).where(isOf(lock))
}

/** Waits in force, for the control page; the next to end is first. */
export const listLocks = (queries: Queries, at: Date) =>
  queries
    .select()
    .from(signInLocks)
    .where(gt(signInLocks.lockedUntil, at))
    .orderBy(asc(signInLocks.lockedUntil))
    .limit(100)
