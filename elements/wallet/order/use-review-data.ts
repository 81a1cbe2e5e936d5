import { useLayoutEffect, useRef, useState } from 'react'
import type { Answer, ApiError } from '../../../shared/api/errors.ts'
import { useActions, useModel } from '../model/context.ts'

/**
 * Requests what a review shows, once per press. The answer counts only for the form as it was at the
 * press: a change of its input, and closing it, void the press.
 *
 * @param input of the form, as text; absent if it cannot change
 */
export function useReviewData(input?: string) {
  const { messages, session } = useModel()
  const { report } = messages
  const { signal } = session
  const { endFailures } = useActions()
  const press = useRef<object>(undefined)
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<ApiError>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another input voids the press
  useLayoutEffect(
    () => () => {
      press.current = undefined
      setAsking(false)
    },
    [input],
  )

  /** The answer; undefined if there is none that counts. Does nothing while another one is pending. */
  const ask = async <Value>(
    request: () => Promise<Answer<Value>>,
  ): Promise<{ readonly value: Value } | undefined> => {
    if (press.current) return undefined
    const own = {}
    press.current = own
    setAsking(true)
    setFailure(undefined)
    endFailures()
    const answer = await request()
    if (signal.aborted || press.current !== own) return undefined
    press.current = undefined
    setAsking(false)
    if (answer.ok) return answer
    setFailure(answer.error)
    report(answer.error)
    return undefined
  }
  return { ask, isAsking, failure }
}
