import type { Order, Receipt } from './order.ts'
import type { Outcomes } from './outcomes.ts'
import type { Phases } from './phases.ts'
import type { SubmissionOptions } from './submission-options.ts'

/** Asks the server whether an order without an answer was carried out. */
export interface StatusCheck {
  /** @param isUnasked the person has not asked for it: a failure changes nothing on screen */
  check(isUnasked: boolean): Promise<void>
  /** Finds an order that is stored, and asks for it once. */
  lookUp(): Promise<void>
}

export function createStatusCheck<O extends Order, R extends Receipt>(
  { api, signal, report }: Pick<SubmissionOptions<O, R>, 'api' | 'signal' | 'report'>,
  phases: Phases<O>,
  { succeed }: Pick<Outcomes<O, R>, 'succeed'>,
): StatusCheck {
  const check = async (isUnasked: boolean) => {
    const phase = phases.now()
    if (phase.name !== 'unknown' || phase.isChecking) return
    const { unresolved, order } = phase
    const isFinal = phases.isArrivalOver()
    phases.begin({ ...phase, isChecking: true })
    const answer = unresolved.isKeyed
      ? await api.record(unresolved.idempotencyKey, unresolved.kind)
      : undefined
    const now = phases.now()
    if (signal.aborted) return
    if (now.name !== 'unknown' || now.unresolved !== unresolved) return
    if (answer?.ok && answer.value) {
      succeed(api.foundReceipt(unresolved, order, answer.value), unresolved)
      return
    }
    // After a new sign-in the person can check again.
    if (answer && !answer.ok && (isUnasked || answer.error.navigate)) {
      phases.set({ ...phase, isChecking: false })
      if (answer.error.navigate) report(answer.error)
      return
    }
    phases.set({
      ...phase,
      isChecking: false,
      checkResult: answer?.ok ? 'notFound' : 'unavailable',
      isFinal,
    })
  }

  return {
    check,
    async lookUp() {
      if (signal.aborted) return
      if (phases.now().name === 'none') phases.set(phases.stored())
      const phase = phases.now()
      if (phase.name === 'unknown' && phase.unresolved.isKeyed) await check(true)
    },
  }
}
