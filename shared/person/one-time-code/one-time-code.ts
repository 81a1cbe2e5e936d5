import type { Answer, ApiError } from '../../api/errors.ts'
import { leavesOutcomeUnknown } from '../../api/outcome.ts'
import { refusalCodes } from '../../api/refusal-codes.ts'
import { codeLength, resendSeconds } from '../../limits.ts'
import type { CodeOptions } from './code-options.ts'
import type { Requests } from './requests.ts'
import type { ResendCooldown } from './resend-cooldown.ts'

/** The current state of an element, as far as a code needs it. */
interface CodeState {
  /** Where the code is sent: an e-mail address, or a mobile number as E.164. */
  readonly address: string
  /** The typed digits. */
  readonly code: string
  readonly isBusy: boolean
}

/** How an element sends and checks a code, and what it does after each. */
interface CodeParts {
  readonly requests: Requests<'send' | 'check'>
  readonly read: () => CodeState
  /** The cooldown of the codes that are sent now. */
  readonly cooldown: () => ResendCooldown
  /**
   * Resolves to `undefined` if nothing was sent because the person had left.
   *
   * @param isCurrent returns whether the person is still there
   */
  readonly send: (address: string, isCurrent: () => boolean) => Promise<Answer<unknown> | undefined>
  /** Resolves to a token, or to none for a wrong code. */
  readonly check: (
    address: string,
    code: string,
    idempotencyKey: string,
  ) => Promise<Answer<string | undefined>>
  /**
   * A code was sent, and the request has ended.
   *
   * @param typed the digits typed since the request, which may be the new code; earlier digits are
   *   no longer valid
   * @param isNew false if the server has sent none now, because it sent one within the cooldown
   */
  readonly onSent: (typed: string, isNew: boolean) => void
  /** The typed code is incomplete or wrong, and no request is pending. */
  readonly onInvalid: (code: string) => void
  /**
   * The code is right, and its token is stored. The request is still under way.
   *
   * @param isCurrent returns whether the person is still there
   */
  readonly onRight: (isCurrent: () => boolean) => Promise<void> | void
}

/** A code that proves that an address belongs to the person: sent, typed, checked. */
export interface OneTimeCode {
  /**
   * Sends a code, unless one was sent within the cooldown or was right. Resolves to whether the person
   * can go on to type it.
   */
  send(): Promise<boolean>
  /** Sends another code to the same address; one that was typed meanwhile is then checked. */
  resend(): Promise<void>
  /** Checks the typed code. One that was right is not checked again. */
  check(): Promise<void>
  /** The server refuses the token: the code is checked again. */
  tokenRefused(): void
  /**
   * Forgets the token and ignores the pending answer. If the same code is checked later, it has the
   * same key.
   */
  leave(): void
  /** As `leave`; the key is forgotten too. */
  forget(): void
}

const noAttempt = { address: '', code: '', key: '' }

const isComplete = (code: string): boolean => code.length === codeLength

export function createOneTimeCode(
  { clock, newKey, setToken }: Pick<CodeOptions, 'clock' | 'newKey' | 'setToken'>,
  parts: CodeParts,
): OneTimeCode {
  const { requests, read } = parts
  /**
   * The last check. The same code is sent with the same key, because its answer may have been lost.
   */
  let attempt = noAttempt
  /** The code of `attempt` was right, and its token is stored. */
  let isVerified = false
  /** The last request whose answer was lost; its code may have been sent. */
  let lost = { address: '', at: Number.NEGATIVE_INFINITY }

  const leave = () => {
    requests.ignore()
    isVerified = false
    setToken('')
  }
  const forget = () => {
    leave()
    attempt = noAttempt
  }

  /**
   * Seconds until another code, if a request is refused because one was sent: its answer was lost,
   * or another page requested it.
   */
  const waitAfter = (address: string, error: ApiError): number | undefined => {
    if (error.code === refusalCodes.codeSent) return error.waitSeconds ?? resendSeconds
    // A server without that code refuses such a request as well.
    if (error.kind !== 'refused' || lost.address !== address) return undefined
    const seconds = resendSeconds - (clock.now() - lost.at) / 1000
    return seconds > 0 ? seconds : undefined
  }

  /** Resolves to whether a code was sent, now or within the cooldown; to `undefined` if the person has left meanwhile. */
  const sendTo = async (address: string): Promise<boolean | undefined> => {
    const cooldown = parts.cooldown()
    const before = read().code
    const isCurrent = requests.start('send')
    const answer = await parts.send(address, isCurrent)
    if (!answer) return undefined
    const wait = answer.ok ? resendSeconds : waitAfter(address, answer.error)
    // Recorded even if the answer no longer counts: a code was sent, now or within the cooldown.
    if (wait !== undefined) cooldown.recordSend(address, wait)
    else if (!answer.ok && leavesOutcomeUnknown(answer.error)) lost = { address, at: clock.now() }
    if (!isCurrent()) return undefined
    if (!answer.ok && answer.error.code !== refusalCodes.codeSent) requests.fail(answer.error)
    if (wait === undefined) return false
    if (answer.ok) forget()
    const { code } = read()
    parts.onSent(answer.ok && code === before ? '' : code, answer.ok)
    return true
  }

  const check = async () => {
    const { address, code, isBusy } = read()
    if (isBusy) return
    if (!isComplete(code)) return parts.onInvalid(code)
    if (attempt.address !== address || attempt.code !== code) {
      forget()
      attempt = { address, code, key: newKey() }
    }
    const isCurrent = requests.start('check')
    if (!isVerified) {
      const answer = await parts.check(address, code, attempt.key)
      if (!isCurrent()) return
      if (!answer.ok) return requests.fail(answer.error)
      if (!answer.value) return parts.onInvalid(code)
      setToken(answer.value)
      isVerified = true
    }
    await parts.onRight(isCurrent)
  }

  return {
    async send() {
      const { address } = read()
      if (isVerified || parts.cooldown().secondsLeft(address) > 0) return true
      return (await sendTo(address)) === true
    },
    async resend() {
      const { address, code, isBusy } = read()
      if (isBusy || parts.cooldown().secondsLeft(address) > 0) return
      if ((await sendTo(address)) === undefined) return
      // The code can arrive before the answer, and be typed while the request is pending.
      const typed = read().code
      if (typed !== code && isComplete(typed)) await check()
    },
    check,
    tokenRefused() {
      isVerified = false
    },
    leave,
    forget,
  }
}
