import { and, asc, eq, gt } from 'drizzle-orm'
import { refusalCodes } from '../../shared/api/refusal-codes.ts'
import { Refusal } from '../answer.ts'
import type { SandboxDeps } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { lockName } from '../database/lock-name.ts'
import { signInLocks } from '../database/schema.ts'
import { utc } from '../dates.ts'
import { durationText } from '../duration-text.ts'
import type { SignInLimits } from './sign-in-limits.ts'

/**
 * Failures are counted by the address that was entered, whether or not it has an account, and by the
 * network address of the caller.
 */
interface LockName {
  readonly kind: 'ACCOUNT' | 'SOURCE'
  readonly name: string
}

/** A try that counts as failed until its password has proved right. */
interface Attempt {
  readonly account: LockName
  readonly source: LockName
  /** Seconds of the wait that begins if the try fails; 0 for none. */
  readonly waitSeconds: number
}

const isOf = ({ kind, name }: LockName) =>
  and(eq(signInLocks.kind, kind), eq(signInLocks.name, name))

const read = async (queries: Queries, lock: LockName) =>
  (await queries.select().from(signInLocks).where(isOf(lock)))[0]

const waitAfter = (failures: number, allowed: number, limits: SignInLimits): number =>
  failures < allowed
    ? 0
    : Math.min(limits.firstWaitSeconds * 2 ** (failures - allowed), limits.longestWaitSeconds)

/** The refusal of a try that comes too soon, with the wait as text and as data. */
export function lockedOut(waitSeconds: number): Refusal {
  const { en, zh, ja, ko } = durationText(waitSeconds)
  return new Refusal(
    {
      en: `Too many failed attempts. Please try again in ${en}.`,
      zh: `失敗次數過多，請於 ${zh}後再試。`,
      ja: `ログインの失敗が続いたため、${ja}後にもう一度お試しください。`,
      ko: `로그인에 여러 번 실패했습니다. ${ko} 후에 다시 시도해 주세요.`,
    },
    refusalCodes.locked,
    { waitSeconds },
  )
}

/** Counts one more failure; returns the seconds of the wait that it begins. */
async function count(queries: Queries, lock: LockName, at: Date, limits: SignInLimits) {
  const { kind, name } = lock
  const row = await read(queries, lock)
  const counts = row && utc(row.failedAt).add(limits.forgetHours, 'hour').isAfter(at)
  const failures = (counts ? row.failures : 0) + 1
  const allowed = kind === 'ACCOUNT' ? limits.failuresPerAccount : limits.failuresPerSource
  const wait = waitAfter(failures, allowed, limits)
  const fresh = {
    failures,
    failedAt: at,
    lockedUntil: wait > 0 ? utc(at).add(wait, 'second').toDate() : null,
  }
  await queries
    .insert(signInLocks)
    .values({ kind, name, ...fresh })
    .onConflictDoUpdate({ target: [signInLocks.kind, signInLocks.name], set: fresh })
  return wait
}

/** Always in this order, or two tries could deadlock. */
async function lockNames(queries: Queries, mailbox: string, from: string): Promise<void> {
  await lockName(queries, 'mailbox', mailbox)
  await lockName(queries, 'source', from)
}

/**
 * Begins a try to sign in. It counts before the password is checked, so that tries at the same time
 * cannot get past the limit.
 *
 * @throws Refusal while a wait lasts; then the try does not count
 */
export function beginAttempt(deps: SandboxDeps, mailbox: string, from: string): Promise<Attempt> {
  const { signInLimits: limits } = deps
  const account: LockName = { kind: 'ACCOUNT', name: mailbox }
  const source: LockName = { kind: 'SOURCE', name: from }
  return deps.database.queries.transaction(async (tx) => {
    await lockNames(tx, mailbox, from)
    const at = deps.clock()
    const left = [await read(tx, account), await read(tx, source)].map((row) =>
      row?.lockedUntil ? Math.ceil(utc(row.lockedUntil).diff(at, 'second', true)) : 0,
    )
    const longest = Math.max(...left)
    if (longest > 0) throw lockedOut(longest)
    const waits = [await count(tx, account, at, limits), await count(tx, source, at, limits)]
    return { account, source, waitSeconds: Math.max(...waits) }
  })
}

/**
 * Takes back a try whose password was right. The failures of the account are forgotten, those of
 * the source are not: an attacker could reset them by signing in to an account of their own.
 */
export async function clearAttempt(queries: Queries, { account, source }: Attempt): Promise<void> {
  await lockNames(queries, account.name, source.name)
  await forgetFailures(queries, account)
  const row = await read(queries, source)
  if (!row) return
  await queries
    .update(signInLocks)
    .set({ failures: row.failures - 1, lockedUntil: null })
    .where(isOf(source))
}

/** Forgets the failures of an address or a source, and ends their wait. */
export const forgetFailures = (queries: Queries, lock: LockName) =>
  queries.delete(signInLocks).where(isOf(lock))

/** Waits in force, for the control page; the next to end is first. */
export const listLocks = (queries: Queries, at: Date) =>
  queries
    .select()
    .from(signInLocks)
    .where(gt(signInLocks.lockedUntil, at))
    .orderBy(asc(signInLocks.lockedUntil))
    .limit(100)
