import { type ElementName, elementWords } from './elements.ts'
import type { Mode, Settings } from './settings.ts'

/** One element on a stage of its own. */
export interface ElementInstance {
  readonly element: ElementName
  /** Stands above the stage, and in the log beside what it says. */
  readonly title: string
  readonly isUsd: boolean
}

export const modeWords = { both: 'Both', usd: 'USD', usdt: 'USDT' } as const

/** What is on stage: the transfer in its modes, of the others one. */
export function instancesOf(
  { element, mode }: Pick<Settings, 'element' | 'mode'>,
  hasRoom: boolean,
): readonly ElementInstance[] {
  if (element !== 'transfer') return [{ element, title: elementWords[element], isUsd: false }]
  const both: readonly Mode[] = hasRoom ? ['usd', 'usdt'] : ['usd']
  return (mode === 'both' ? both : [mode]).map((each) => ({
    element,
    title: modeWords[each],
    isUsd: each === 'usd',
  }))
}
